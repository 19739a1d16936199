import { grownBox } from "../bounding-box.ts";
import { intersectionArea } from "../clip-polygons.ts";
import { clippedToBox } from "../clip-to-box.ts";
import { multiPolygonArea } from "../polygon-area.ts";
import type { Box } from "../shapes.ts";
import { OUTSIDE } from "./boundary-samples.ts";
import type { IndexedParcel, ParcelIndex } from "./parcel-index.ts";

const boxArea = (box: Box): number => Math.max(0, box.maxX - box.minX) * Math.max(0, box.maxY - box.minY);

const commonBox = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});

/** Areas measured by clipping stand on its grid: they are apart from the exact ones by less than this, in m². */
const CLIPPING_NOISE = 0.05;

/** Whether two parcels are the same object drawn twice: more than half of the smaller is common. */
const isDouble = (a: IndexedParcel, b: IndexedParcel): boolean => {
  const half = Math.min(a.area, b.area) / 2;
  const box = commonBox(a.box, b.box);
  if (boxArea(box) <= half) return false;
  // What they share lies in what each has in their common box: most neighbours are told apart without clipping them.
  const mayShare = ({ shape }: IndexedParcel): boolean =>
    multiPolygonArea(clippedToBox(shape, box)) > 0.999 * half - CLIPPING_NOISE;
  return mayShare(a) && mayShare(b) && intersectionArea(a.shape, b.shape) > half;
};

/** What stands around a parcel: its neighbours, in the order of their ids, and the objects that are itself drawn again. */
export interface Around {
  readonly neighbours: readonly IndexedParcel[];
  readonly doubles: ReadonlySet<IndexedParcel>;
}

/** Who touches a parcel, or nearly. `id`: its name among them, where it is there under another shape. */
export const neighboursOf = (self: IndexedParcel, parcels: ParcelIndex, id = self.id): Around => {
  const near = parcels.near(grownBox(self.box, OUTSIDE + 0.1)).filter((each) => each !== self && each.id !== id);
  const doubles = new Set(near.filter((each) => isDouble(self, each)));
  // Where parcels overlap the first one answers: by id, so that the order of loading does not matter.
  return { neighbours: near.filter((each) => !doubles.has(each)).sort((a, b) => (a.id < b.id ? -1 : 1)), doubles };
};
