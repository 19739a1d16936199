import { ClipType } from "clipper2-ts";
import { union } from "./clip-polygons.ts";
import { clipOnGrid, gridAround, toPaths } from "./clipper-grid.ts";
import { isSimplePolygon } from "./is-simple-polygon.ts";
import { offset } from "./offset.ts";
import { distance } from "./perimeter.ts";
import { pointInPolygon } from "./point-in-polygon.ts";
import { pointOnSurface } from "./point-on-surface.ts";
import type { Projection } from "./project.ts";
import type { LonLatRings } from "./read-geojson.ts";
import type { LonLat, MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

/** Points nearer than this are one point said twice, in metres. */
const SAME_POINT = 0.001;
/** A ring smaller than this is noise, in m². */
const NO_RING = 0.01;

/** A shape fit for every measure of this package, and whether it had to be touched to become so. */
export interface Mended {
  readonly shape: MultiPolygon;
  readonly mended: boolean;
}

export type Mending =
  | { readonly ok: true; readonly value: Mended }
  | { readonly ok: false; readonly failure: { readonly kind: "empty-after-mending" } };

const cleaned = (ring: Ring): Ring => {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) > SAME_POINT) kept.push(point);
  }
  while (kept.length > 1 && distance(kept[0] ?? [0, 0], kept.at(-1) ?? [0, 0]) <= SAME_POINT) kept.pop();
  return kept;
};

// The loops of a ring that crosses itself may cancel out in its area: such a ring is never noise before it is parted.
const isRing = (ring: Ring): boolean =>
  ring.length >= 3 && (Math.abs(signedArea(ring)) >= NO_RING || !isSimplePolygon({ outer: ring, holes: [] }));

const oriented = (ring: Ring, sign: 1 | -1): Ring => (signedArea(ring) * sign < 0 ? ring.toReversed() : ring);

/** Without points said twice nor rings too small to be ground, turned our way. */
const withoutNoise = (shape: MultiPolygon): MultiPolygon =>
  shape
    .map(({ outer, holes }) => ({ outer: cleaned(outer), holes: holes.map(cleaned) }))
    .filter(({ outer }) => isRing(outer))
    .map(({ outer, holes }) => ({
      outer: oriented(outer, 1),
      holes: holes.filter(isRing).map((hole) => oriented(hole, -1)),
    }));

/** A ring through the same point twice becomes the rings on each side of it. */
const splitAtPinches = (ring: Ring): Ring[] => {
  const rings: Ring[] = [];
  const path: Point[] = [];
  const seen = new Map<string, number>();
  for (const point of ring) {
    const key = point.join();
    const at = seen.get(key);
    if (at !== undefined) {
      const loop = path.splice(at);
      for (const gone of loop) seen.delete(gone.join());
      rings.push(loop);
    }
    seen.set(key, path.length);
    path.push(point);
  }
  return [...rings, path].filter((each) => each.length >= 3);
};

const alone = (outer: Ring): Polygon => ({ outer, holes: [] });

/** Whether a place of `content` lies in `container`: decides between in and out for shapes whose lines do not cross. */
const lies = (content: Polygon, container: Polygon): boolean => {
  const point = pointOnSurface([content]);
  return point !== undefined && pointInPolygon(point, container);
};

const holesAreInside = ({ outer, holes }: Polygon): boolean =>
  holes.every(
    (hole) =>
      lies(alone(hole), alone(outer)) && !holes.some((other) => other !== hole && lies(alone(hole), alone(other))),
  );

const edgesClash = (a: Polygon, b: Polygon): boolean => !isSimplePolygon({ outer: a.outer, holes: [b.outer] });

const piecesAreApart = (shape: MultiPolygon): boolean =>
  shape.every((piece, index) =>
    shape.every(
      (other, rank) => rank === index || (!lies(piece, other) && (rank < index || !edgesClash(piece, other))),
    ),
  );

/** Whether rings are simple, holes inside their outer ring and apart, pieces apart. */
export const isValid = (shape: MultiPolygon): boolean =>
  shape.every((piece) => isSimplePolygon(piece) && holesAreInside(piece)) && piecesAreApart(shape);

interface Loops {
  readonly solid: readonly Ring[];
  readonly empty: readonly Ring[];
}

/** The loops of a ring: one that turns the other way inside another is a hole drawn in one stroke with its outer. */
const loopsOf = (ring: Ring): Loops => {
  const loops = splitAtPinches(ring);
  const turn = Math.sign(signedArea(ring));
  const isEmpty = (loop: Ring) =>
    Math.sign(signedArea(loop)) === -turn && loops.some((other) => other !== loop && lies(alone(loop), alone(other)));
  return { solid: loops.filter((loop) => !isEmpty(loop)), empty: loops.filter(isEmpty) };
};

/** What the outer ring surrounds less what its holes surround, however each crosses itself. */
const rebuilt = ({ outer, holes }: Polygon): MultiPolygon => {
  const grid = gridAround([alone(outer)]);
  const { solid, empty } = loopsOf(outer);
  return clipOnGrid(
    {
      operation: ClipType.Difference,
      subject: toPaths(solid.map(alone), grid),
      clip: toPaths([...empty, ...holes].map(alone), grid),
    },
    grid,
  );
};

/** Shrinks by 1 mm then grows by 0.9: pieces and corners that the grid left touching stand 0.2 mm apart. */
const parted = (shape: MultiPolygon): MultiPolygon => offset(offset(shape, -0.001, "mitred"), 0.0009, "mitred");

const REPAIRS = [(shape: MultiPolygon) => union(...shape.map(rebuilt)), parted, parted];

const mendedShape = (shape: MultiPolygon): MultiPolygon =>
  REPAIRS.reduce((current, repair) => (isValid(current) ? current : withoutNoise(repair(current))), shape);

const isClosed = (ring: readonly LonLat[]): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
};

/** Closes rings, drops doubled points and rings under 0.01 m², turns rings our way, parts those that meet themselves. */
export const mendRings = (pieces: MultiPolygon): Mending => {
  const clean = withoutNoise(pieces);
  const shape = mendedShape(clean);
  const points = (all: MultiPolygon) =>
    all.reduce((count, { outer, holes }) => count + outer.length + holes.flat().length, 0);
  return shape.length === 0
    ? { ok: false, failure: { kind: "empty-after-mending" } }
    : { ok: true, value: { shape, mended: shape !== clean || points(clean) !== points(pieces) } };
};

/**
 * Lays checked GeoJSON rings on a projection's plane and mends them. Valid rings keep every point untouched;
 * invalid ones are redrawn on a 10 µm grid. Fails only when nothing with an area is left.
 */
export const mendPolygon = (rings: LonLatRings, projection: Projection): Mending => {
  const open = rings.map((piece) => piece.map((ring) => (isClosed(ring) ? ring.slice(0, -1) : ring)));
  const pieces = open.map(([outer = [], ...holes]) => ({
    outer: outer.map(projection.toPlanar),
    holes: holes.map((hole) => hole.map(projection.toPlanar)),
  }));
  const mending = mendRings(pieces);
  const wasOpen = rings.some((piece) => piece.some((ring) => !isClosed(ring)));
  return mending.ok && wasOpen ? { ok: true, value: { ...mending.value, mended: true } } : mending;
};
