import type { Point } from "../shapes.ts";
import type { IndexedParcel } from "./parcel-index.ts";

/** A straight walk, looked at from `count` places: the middles of as many equal steps. */
export interface Walk {
  readonly from: Point;
  readonly to: Point;
  /** Metres; never 0. */
  readonly length: number;
  readonly count: number;
}

/** Rounding of coordinates is a millionth of this, in metres. */
const MARGIN = 0.001;

/**
 * Tells, for each place but the first, whether what holds it may differ from what held the place before: a limit of one of
 * the parcels passes within `reach` metres of the way between the two. Where none does, each parcel holds all of the way
 * or nothing of it, whatever the tolerance up to `reach`.
 */
export const busySteps = (
  { from, to, length, count }: Walk,
  parcels: readonly IndexedParcel[],
  reach: number,
): Uint8Array => {
  const busy = new Uint8Array(count);
  const within = reach + MARGIN;
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const places = count / length;
  for (const { edges } of parcels)
    for (let at = 0; at < edges.length; at += 4) {
      const x1 = (edges[at] ?? 0) - from[0];
      const y1 = (edges[at + 1] ?? 0) - from[1];
      const x2 = (edges[at + 2] ?? 0) - from[0];
      const y2 = (edges[at + 3] ?? 0) - from[1];
      const side1 = x1 * alongY - y1 * alongX;
      const side2 = x2 * alongY - y2 * alongX;
      if ((side1 > within && side2 > within) || (side1 < -within && side2 < -within)) continue;
      const along1 = x1 * alongX + y1 * alongY;
      const along2 = x2 * alongX + y2 * alongY;
      // Only the part of the edge that lies in the strip along the walk is near any of it.
      const pace = (along2 - along1) / (side2 - side1);
      const start = Math.abs(side1) <= within ? along1 : along1 + (Math.sign(side1) * within - side1) * pace;
      const end = Math.abs(side2) <= within ? along2 : along2 + (Math.sign(side2) * within - side2) * pace;
      const first = Math.floor((Math.min(start, end) - within) * places - 0.5) + 1;
      const last = Math.ceil((Math.max(start, end) + within) * places - 0.5);
      for (let step = Math.max(1, first); step <= last && step < count; step += 1) busy[step] = 1;
    }
  return busy;
};
