import type { CutOf, Place, Program } from "./program.ts";

/** A new place or direction for one cut, named by its rank in `cutsOf`. */
export interface CutEdit {
  readonly cut: number;
  readonly normal?: number;
  readonly place?: Place;
}

/**
 * The program with one cut moved. Every other branch is the same object as before: whoever keeps the pieces by branch
 * only solves again what hangs under the edited cut. An unknown rank changes nothing.
 */
export const editProgram = (program: Program, edit: CutEdit): Program => {
  const counter = { left: edit.cut };
  const visit = (node: Program): Program => {
    if (node.kind !== "cut") return node;
    if (counter.left === 0) {
      counter.left -= 1;
      return moved(node, edit);
    }
    counter.left -= 1;
    const below = counter.left >= 0 ? visit(node.below) : node.below;
    const above = counter.left >= 0 ? visit(node.above) : node.above;
    return below === node.below && above === node.above ? node : { ...node, below, above };
  };
  return visit(program);
};

const moved = (cut: CutOf, { normal, place }: CutEdit): CutOf => ({
  ...cut,
  normal: normal ?? cut.normal,
  place: place ?? cut.place,
});

/** The cut that runs through two points of the local frame, metres: what dragging an end of a line asks for. */
export const cutThrough = (
  cut: CutOf,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): CutOf => {
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  const [a, b] = [along + Math.PI / 2, along - Math.PI / 2];
  // Of the two normals of a line the one nearest to the old keeps below below.
  const normal = Math.cos(a - cut.normal) >= Math.cos(b - cut.normal) ? a : b;
  return { ...cut, normal, place: { by: "distance", at: Math.cos(normal) * from.x + Math.sin(normal) * from.y } };
};
