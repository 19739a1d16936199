import type { Point } from "@lotir/geometry";
import { angled } from "../plane/vector.ts";
import { districtAt, type Landscape } from "./districts.ts";
import { bentLine, middleOf, openStreet, type Region, type StreetPlan } from "./street-plan.ts";

type Piece = Pick<Region, "land" | "whole">;

// The corniche runs around the island at this share of the way to the sea.
const CORNICHE = 0.735;

const corniche = (landscape: Landscape, from: number, to: number): readonly Point[] => {
  const steps = 110;
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / steps;
    const sway = 1 + 0.035 * Math.sin(5 * angle + 1) + 0.02 * Math.sin(11 * angle);
    return angled(angle, landscape.coast.smoothRadius(angle) * CORNICHE * sway);
  });
};

const cutEach = (
  pieces: readonly Piece[],
  street: { readonly line: readonly Point[]; readonly width: number },
  plan: StreetPlan,
): readonly Piece[] =>
  pieces.flatMap((piece): readonly Piece[] => openStreet(piece, { ...street, rank: "route" }, plan) ?? [piece]);

/**
 * The roads everybody knows: one across the island from end to end, the corniche around it, and spokes from the
 * middle to the sea. The rest of the network grows between them.
 */
export const mainRoads = (island: Piece, plan: StreetPlan, size: number): readonly Region[] => {
  const { landscape } = plan;
  const reach = 2300 * size;
  const halves = cutEach([island], { line: bentLine([0, 60], { angle: 0.12, reach, bend: 0.055 }), width: 10 }, plan);
  const ringed = [
    ...cutEach(halves.slice(0, 1), { line: corniche(landscape, -0.5, Math.PI + 0.75), width: 9 }, plan),
    ...cutEach(halves.slice(1), { line: corniche(landscape, Math.PI - 0.5, 2 * Math.PI + 0.75), width: 9 }, plan),
  ];
  const spokes = [0.55, 1.06, 1.62, 2.35, 3.75, 4.3, 4.95, 5.6].map((angle) => {
    const outward = landscape.coast.smoothRadius(angle) * 1.25;
    return bentLine(angled(angle, outward * 0.58), { angle: angle + 0.1, reach: outward * 0.52, bend: 0.09 });
  });
  let pieces: readonly Piece[] = ringed;
  for (const line of spokes) pieces = cutEach(pieces, { line, width: 8 }, plan);
  return pieces.map((piece, section) => ({
    ...piece,
    section,
    district: districtAt(middleOf(piece.land), landscape),
  }));
};
