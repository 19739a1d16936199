import { extent, type PlanObject } from "@lotir/plan";

type Point = PlanObject["points"][number];

/** Around what is chosen: four corners that resize it, and one over its top that turns it. */
export interface Handles {
  readonly corners: readonly { readonly at: Point; readonly opposite: Point }[];
  readonly turn: Point;
  readonly middle: Point;
}

/** `free`: how far out of the shapes they stand, m. Nothing around a single text or a single point. */
export const handlesOf = (objects: readonly PlanObject[], free: number): Handles | undefined => {
  const { minX, minY, maxX, maxY } = extent(objects);
  if (!(maxX > minX) && !(maxY > minY)) return undefined;
  const [west, south, east, north] = [minX - free, minY - free, maxX + free, maxY + free];
  const corner = (at: Point, opposite: Point) => ({ at, opposite });
  return {
    corners: [
      corner([west, south], [maxX, maxY]),
      corner([east, south], [minX, maxY]),
      corner([east, north], [minX, minY]),
      corner([west, north], [maxX, minY]),
    ],
    turn: [(minX + maxX) / 2, north + 2 * free],
    middle: [(minX + maxX) / 2, (minY + maxY) / 2],
  };
};

/** What may be moved: the cadastre stays, and what is locked too. */
export const isFree = ({ locked, layer }: PlanObject): boolean =>
  !locked && layer !== "surroundings" && layer !== "parcels";

/** Between two points, m. */
export const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
