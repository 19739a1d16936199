import { moved, type PlanChange, type PlanObject, resized, rotated, vertexMoved } from "@lotir/plan";
import { isFree } from "./handles.ts";
import type { TableState } from "./table-state.ts";

type Point = PlanObject["points"][number];

const SMALLEST_SHARE = 0.01;

const turned = (object: PlanObject, { around, from }: { around: Point; from: Point }, to: Point): PlanObject => {
  const angle = (point: Point) => Math.atan2(point[1] - around[1], point[0] - around[0]);
  return rotated(object, ((angle(to) - angle(from)) * 180) / Math.PI, around);
};

const stretched = (object: PlanObject, { around, from }: { around: Point; from: Point }, to: Point): PlanObject => {
  const share = (rank: 0 | 1): number => {
    const before = from[rank] - around[rank];
    return Math.abs(before) < 1e-9 ? 1 : Math.max(SMALLEST_SHARE, (to[rank] - around[rank]) / before);
  };
  return resized(object, [share(0), share(1)], around);
};

/** The changes that would be made if the hand let go now. */
export const handChanges = (
  { hand, selection, snap, pointer }: Pick<TableState, "hand" | "selection" | "snap" | "pointer">,
  objects: readonly PlanObject[],
): readonly PlanChange[] => {
  const to = snap?.point ?? pointer;
  if (to === null) return [];
  const changed = (edit: (object: PlanObject) => PlanObject): PlanChange[] =>
    objects
      .filter((object) => selection.has(object.id) && isFree(object))
      .map((before) => ({ id: before.id, before, after: edit(before) }));
  switch (hand.kind) {
    case "moving":
      return changed((object) => moved(object, [to[0] - hand.from[0], to[1] - hand.from[1]]));
    case "vertex":
      return changed((object) => (object.id === hand.id ? vertexMoved(object, hand.rank, to) : object));
    case "turning":
      return changed((object) => turned(object, hand, to));
    case "resizing":
      return changed((object) => stretched(object, hand, to));
    default:
      return [];
  }
};
