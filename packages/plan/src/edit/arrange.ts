import { extent } from "../document/plan-document.ts";
import type { PlanObject } from "../document/plan-object.ts";
import { moved } from "./shape-edits.ts";

export const ALIGNMENTS = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const shiftOf = (object: PlanObject, all: readonly PlanObject[], side: Alignment): readonly [number, number] => {
  const [own, whole] = [extent([object]), extent(all)];
  switch (side) {
    case "left":
      return [whole.minX - own.minX, 0];
    case "right":
      return [whole.maxX - own.maxX, 0];
    case "centre":
      return [(whole.minX + whole.maxX - own.minX - own.maxX) / 2, 0];
    case "top":
      return [0, whole.maxY - own.maxY];
    case "bottom":
      return [0, whole.minY - own.minY];
    case "middle":
      return [0, (whole.minY + whole.maxY - own.minY - own.maxY) / 2];
  }
};

/** Objects put on one line: by a side, or by their middles. */
export const aligned = (objects: readonly PlanObject[], side: Alignment): readonly PlanObject[] =>
  objects.map((object) => moved(object, shiftOf(object, objects, side)));

export type OrderMove = "front" | "forward" | "backward" | "back";

const ranksOf = (objects: readonly PlanObject[]): readonly number[] =>
  [...new Set(objects.map(({ rank }) => rank))].toSorted((a, b) => a - b);

const stepped = (rank: number, others: readonly number[], move: "forward" | "backward"): number => {
  const beyond =
    move === "forward" ? others.filter((other) => other >= rank) : others.filter((other) => other <= rank).toReversed();
  const [next, after] = beyond;
  if (next === undefined) return rank;
  const step = move === "forward" ? 1 : -1;
  return after === undefined ? next + step : (next + after) / 2;
};

/** The rank that takes an object over, or under, the others of its layer. */
export const reordered = (object: PlanObject, objects: readonly PlanObject[], move: OrderMove): PlanObject => {
  const others = ranksOf(objects.filter(({ id, layer }) => id !== object.id && layer === object.layer));
  const [lowest, highest] = [others[0], others.at(-1)];
  if (lowest === undefined || highest === undefined) return object;
  if (move === "front") return { ...object, rank: Math.max(object.rank, highest + 1) };
  if (move === "back") return { ...object, rank: Math.min(object.rank, lowest - 1) };
  return { ...object, rank: stepped(object.rank, others, move) };
};
