import { isAnnotation, objectAt, type PlanObject, vertexAt } from "@lotir/plan";
import { away, handlesOf, isFree } from "./handles.ts";
import type { Hand } from "./table-state.ts";

type Point = PlanObject["points"][number];

/** A press: where, and how far it may miss by; metres. */
interface Press {
  readonly at: Point;
  readonly within: number;
}

/**
 * The object under a press: first what a hand may move, else what stays in place and is chosen all the same, a building
 * of the cadastre to say what it is, a locked object to unlock it. `pixelM`: a pixel of the canvas, metres.
 */
export const takenAt = (
  seen: readonly PlanObject[],
  { at, within, pixelM }: Press & { readonly pixelM: number },
): PlanObject | undefined => {
  const fixed = seen.filter(
    (object) => object.kind !== "non-divisible" && (isAnnotation(object) || object.layer === "buildings"),
  );
  return objectAt(seen.filter(isFree), { at, within, pixelM }) ?? objectAt(fixed, { at, within, pixelM });
};

/** Moved by one of its vertices when it is pressed there, so that it lands exactly on another. */
export const anchorOf = (object: PlanObject, { at, within }: Press): Point => {
  const rank = vertexAt(object, at, within);
  return (rank === undefined ? undefined : object.points[rank]) ?? at;
};

/** The vertex or the handle of what is chosen that a press takes. `outM`: how far handles stand from what they hold. */
export const heldBy = (
  chosen: readonly PlanObject[],
  { at, within, outM }: Press & { readonly outM: number },
): Hand | undefined => {
  const free = chosen.filter(isFree);
  const [only] = free;
  if (only === undefined) return undefined;
  if (free.length === 1 && only.kind !== "text") {
    const rank = vertexAt(only, at, within);
    if (rank !== undefined) return { kind: "vertex", id: only.id, rank };
  }
  const handles = handlesOf(free, outM);
  if (handles === undefined) return undefined;
  if (away(handles.turn, at) <= within) return { kind: "turning", around: handles.middle, from: at };
  const corner = handles.corners.find((each) => away(each.at, at) <= within);
  return corner && { kind: "resizing", around: corner.opposite, from: at };
};
