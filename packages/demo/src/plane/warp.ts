import type { Point } from "@lotir/geometry";
import type { Chance } from "../random.ts";

/** A smooth displacement of the plane: what was drawn straight comes out as land lies. */
export type Warp = (at: Point) => Point;

interface Swell {
  readonly height: number;
  readonly length: number;
  readonly angle: number;
  readonly phase: number;
}

const swellsOf = (random: Chance, count: number, size: { height: number; length: number }): readonly Swell[] =>
  Array.from({ length: count }, () => ({
    height: size.height * random.between(0.6, 1.2),
    length: size.length * random.between(0.75, 1.35),
    angle: random.between(0, 2 * Math.PI),
    phase: random.between(0, 2 * Math.PI),
  }));

const heightOf = (swells: readonly Swell[], [x, y]: Point): number =>
  swells.reduce(
    (sum, { height, length, angle, phase }) =>
      sum + height * Math.sin(((x * Math.cos(angle) + y * Math.sin(angle)) * 2 * Math.PI) / length + phase),
    0,
  );

/** Long swells everywhere, short ones where `isOld` says so (0 to 1): old streets wind, new ones sweep. */
export const warpOf = (random: Chance, isOld: (at: Point) => number): Warp => {
  const long = [swellsOf(random, 3, { height: 34, length: 900 }), swellsOf(random, 3, { height: 34, length: 900 })];
  const middle = [swellsOf(random, 3, { height: 7, length: 260 }), swellsOf(random, 3, { height: 7, length: 260 })];
  const short = [swellsOf(random, 3, { height: 3.2, length: 85 }), swellsOf(random, 3, { height: 3.2, length: 85 })];
  return (at) => {
    const age = isOld(at);
    const by = (axis: 0 | 1): number =>
      heightOf(long[axis] ?? [], at) + heightOf(middle[axis] ?? [], at) + age * heightOf(short[axis] ?? [], at);
    return [at[0] + by(0), at[1] + by(1)];
  };
};
