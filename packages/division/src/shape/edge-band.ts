import type { Polygon, Vertex } from "@lotir/geometry";

const ARC_STEPS = 10;

/** Which ends of a band are round; the others are cut square. */
export interface BandEnds {
  readonly a: boolean;
  readonly b: boolean;
}

const ROUND: BandEnds = { a: true, b: true };

/**
 * All points nearer than `reach` to a segment (a stadium), drawn from outside so that nothing nearer escapes. An end that
 * something else covers may be left square: every corner of an arc costs.
 */
export const edgeBand = (a: Vertex, b: Vertex, reach: number, ends: BandEnds = ROUND): Polygon => {
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const step = Math.PI / ARC_STEPS;
  // Corners half a step off the ends, so that every chord is tangent to the arc: none cuts inside it.
  const radius = reach / Math.cos(step / 2);
  const at = (centre: Vertex, angle: number, r: number): readonly [number, number] => [
    centre.x + r * Math.cos(angle),
    centre.y + r * Math.sin(angle),
  ];
  const end = (centre: Vertex, start: number, isRound: boolean) => [
    at(centre, start, reach),
    ...(isRound
      ? Array.from({ length: ARC_STEPS }, (_, index) => at(centre, start + step * (index + 0.5), radius))
      : []),
    at(centre, start + Math.PI, reach),
  ];
  return { outer: [...end(b, along - Math.PI / 2, ends.b), ...end(a, along + Math.PI / 2, ends.a)], holes: [] };
};
