import fc from "fast-check";
import type { MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";

// The same cases at every run: a failure seen once is a failure seen again.
fc.configureGlobal({ seed: 33_234 });

export const rectangle = (width: number, height: number, at: Point = [0, 0]): Polygon => ({
  outer: [at, [at[0] + width, at[1]], [at[0] + width, at[1] + height], [at[0], at[1] + height]],
  holes: [],
});

/** A 30 × 20 L: 400 m² in a 600 m² rectangle. */
export const ell: Polygon = {
  outer: [
    [0, 0],
    [30, 0],
    [30, 10],
    [10, 10],
    [10, 20],
    [0, 20],
  ],
  holes: [],
};

/** Simple polygons of 4 to 24 points, concave ones included: points at growing angles around a centre. */
export const simplePolygon: fc.Arbitrary<Polygon> = fc
  .array(
    fc.record({
      radius: fc.double({ min: 4, max: 60, noNaN: true }),
      lag: fc.double({ min: 0, max: 0.8, noNaN: true }),
    }),
    {
      minLength: 4,
      maxLength: 24,
    },
  )
  .map((spokes) => ({
    outer: spokes.map(({ radius, lag }, index): Point => {
      const angle = ((index + lag) / spokes.length) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
    holes: [],
  }));

export type Motion = (point: Point) => Point;

/** A turn then a shift of up to 1e6 m: what Lambert-93 does to a parcel. */
export const motion: fc.Arbitrary<Motion> = fc
  .record({
    angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    east: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    north: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  })
  .map(({ angle, east, north }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return ([x, y]) => [x * cos - y * sin + east, x * sin + y * cos + north];
  });

const movedRing = (ring: Ring, by: Motion): Ring => ring.map(by);
export const moved = (polygon: Polygon, by: Motion): Polygon => ({
  outer: movedRing(polygon.outer, by),
  holes: polygon.holes.map((hole) => movedRing(hole, by)),
});

/** The mirror image, its rings turned round so that they keep their orientation. */
export const mirrored = (polygon: Polygon): Polygon => {
  const flip = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y]).toReversed();
  return { outer: flip(polygon.outer), holes: polygon.holes.map(flip) };
};

/** The same ring with each point said twice, started from another place. */
export const stuttering = ({ outer, holes }: Polygon): Polygon => ({
  outer: [...outer.slice(2), ...outer.slice(0, 2)].flatMap((point) => [point, point]),
  holes,
});

export const cutAt = (polygon: Polygon, x: number): MultiPolygon => {
  const side = (keep: (point: Point) => boolean): Ring =>
    polygon.outer.flatMap((to, index) => {
      const from = polygon.outer.at(index - 1) ?? to;
      const share = (x - from[0]) / (to[0] - from[0]);
      const crossing: Point[] = keep(from) === keep(to) ? [] : [[x, from[1] + share * (to[1] - from[1])]];
      return keep(to) ? [...crossing, to] : crossing;
    });
  return [
    { outer: side((point) => point[0] < x), holes: [] },
    { outer: side((point) => point[0] >= x), holes: [] },
  ];
};
