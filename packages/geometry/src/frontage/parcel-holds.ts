import type { IndexedParcel } from "./parcel-index.ts";

const squaredDistance = (x: number, y: number, edges: Float64Array, at: number): number => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const [gapX, gapY] = [x - x1 - share * dx, y - y1 - share * dy];
  return gapX * gapX + gapY * gapY;
};

/** Whether a point is inside a parcel or within a tolerance (metres) of its limit. Written for millions of calls. */
export const parcelHolds = (parcel: IndexedParcel, x: number, y: number, tolerance = 0): boolean => {
  const { box, edges } = parcel;
  if (x < box.minX - tolerance || x > box.maxX + tolerance || y < box.minY - tolerance || y > box.maxY + tolerance)
    return false;
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1] ?? 0;
    const y2 = edges[at + 3] ?? 0;
    if (tolerance > 0 && y >= Math.min(y1, y2) - tolerance && y <= Math.max(y1, y2) + tolerance) {
      if (squaredDistance(x, y, edges, at) <= tolerance * tolerance) return true;
    }
    if (y1 > y !== y2 > y) {
      const x1 = edges[at] ?? 0;
      if (x < x1 + ((y - y1) / (y2 - y1)) * ((edges[at + 2] ?? 0) - x1)) inside = !inside;
    }
  }
  return inside;
};
