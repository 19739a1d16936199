import { lastOf, type Region } from "@lotir/geometry";
import { STRIP } from "../access/strip-along.ts";
import type { Passage } from "../rules/passage.ts";
import type { LeafOf, Program } from "./program.ts";

/** The inner side of a straight strip: the only edge tagged so, as a line with the strip behind it. */
const innerLine = (strip: Region): { normal: number; at: number } | undefined => {
  const sides: { normal: number; at: number }[] = [];
  let a = lastOf(strip.outer);
  for (const b of strip.outer) {
    if (a.edge === STRIP) {
      // The strip is on the left of its own edges: its outward normal is the right-hand one.
      const normal = Math.atan2(a.x - b.x, b.y - a.y);
      sides.push({ normal, at: Math.cos(normal) * a.x + Math.sin(normal) * a.y });
    }
    a = b;
  }
  const [side] = sides;
  return sides.length === 1 ? side : undefined;
};

const holds = (program: Program, lot: number): boolean => {
  if (program.kind === "cut") return holds(program.below, lot) || holds(program.above, lot);
  return program.kind === "lot" && program.lot === lot;
};

/** Area that a cut by area must leave below once a strip is taken off: the served lot owns the strip, so its body shrinks. */
const rebalanced = (cut: Program & { kind: "cut" }, served: number, stripArea: number): Program => {
  if (cut.place.by === "distance") return cut;
  const below = holds(cut.below, served) ? cut.place.below - stripArea : cut.place.below;
  return { ...cut, place: { by: "area", below } };
};

/**
 * The same plan with the strip over a lot turned into ground: owned by the lot it serves (*drapeau*), or a face in common.
 * The strip is cut first from the smallest branch that holds both lots, so that it runs along the whole of it. Undefined
 * for a bent strip, or one that crosses several lots.
 */
export const withStripFace = (
  program: Program,
  passage: Passage,
  lots: {
    readonly served: number;
    readonly servient: number;
    readonly face: LeafOf;
    readonly area: number;
    readonly widening: number;
  },
): Program | undefined => {
  const [stretch] = passage.stretches;
  const line = stretch === undefined || passage.stretches.length > 1 ? undefined : innerLine(stretch.strip);
  if (line === undefined) return undefined;
  const visit = (node: Program): Program => {
    if (node.kind !== "cut") return node;
    for (const side of ["below", "above"] as const) {
      if (holds(node[side], lots.served) && holds(node[side], lots.servient))
        return { ...node, [side]: visit(node[side]) };
    }
    return {
      kind: "cut",
      normal: line.normal,
      place: { by: "distance", at: line.at + lots.widening },
      below: lots.face,
      above: rebalanced(node, lots.served, lots.area),
    };
  };
  return visit(program);
};
