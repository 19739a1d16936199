import { rectangle } from "../polygons.fixture.ts";
import { type FrontageEdge, type FrontageQuestion, frontageOf } from "./frontage-of.ts";
import type { FrontageGrade } from "./grade-piece.ts";
import { indexOf } from "./parcel-index.ts";
import { type Road, roadsOf } from "./road-index.ts";

// A 20 × 40 plot; the street runs along its south side, its centreline 4 m from the limit.
export const plot = rectangle(20, 40);
export const left = { id: "left", shape: [rectangle(20, 40, [-20, 0])] };
const right = { id: "right", shape: [rectangle(20, 40, [20, 0])] };
export const back = { id: "back", shape: [rectangle(60, 30, [-20, 40])] };
export const row = [left, right, back];
export const street: Road = {
  line: [
    [-100, -4],
    [100, -4],
  ],
  width: 5,
  name: "RUE DU PORT",
  nature: "Route à 1 chaussée",
};

export const asked = (question: Partial<FrontageQuestion>): FrontageEdge[] =>
  frontageOf({ parcel: plot, neighbours: indexOf(row), roads: roadsOf([street]), ...question });

export const lengths = (edges: readonly FrontageEdge[]): Partial<Record<FrontageGrade, number>> => {
  const sums: Partial<Record<FrontageGrade, number>> = {};
  for (const { grade, length } of edges) sums[grade] = Math.round(((sums[grade] ?? 0) + length) * 1000) / 1000;
  return sums;
};
