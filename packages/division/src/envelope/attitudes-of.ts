import { lastOf, type Region } from "@lotir/geometry";
import { boxOf } from "../shape/shape-of.ts";

const SAME = Math.PI / 36;
const MOST = 4;

const sidesAlong = (region: Region): { angle: number; length: number }[] => {
  let a = lastOf(region.outer);
  return region.outer.map((b) => {
    const side = { angle: Math.atan2(b.y - a.y, b.x - a.x), length: Math.hypot(b.x - a.x, b.y - a.y) };
    a = b;
    return side;
  });
};

/** Directions a house may follow: its lot's minimal rectangle, then the lot's longest edges, 5 degrees apart at least. */
export const attitudesOf = (region: Region): number[] => {
  const edges = sidesAlong(region).sort((a, b) => b.length - a.length);
  const chosen: number[] = [];
  for (const angle of [boxOf(region).angle, ...edges.map((edge) => edge.angle)]) {
    const isNew = chosen.every((other) => {
      const gap = Math.abs(other - angle) % (Math.PI / 2);
      return Math.min(gap, Math.PI / 2 - gap) > SAME;
    });
    // Kept as it is, not brought under a quarter: the columns of the search then follow the lot, however it is turned.
    if (isNew && chosen.length < MOST) chosen.push(angle);
  }
  return chosen;
};
