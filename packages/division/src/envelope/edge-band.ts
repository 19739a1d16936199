import type { Polygon, Vertex } from "@lotir/geometry";

const ARC_STEPS = 10;

/** All points nearer than `reach` to a segment (a stadium), drawn from outside so that nothing nearer escapes. */
export const edgeBand = (a: Vertex, b: Vertex, reach: number): Polygon => {
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const step = Math.PI / ARC_STEPS;
  // Corners half a step off the ends, so that every chord is tangent to the arc: none cuts inside it.
  const radius = reach / Math.cos(step / 2);
  const at = (centre: Vertex, angle: number, r: number): readonly [number, number] => [
    centre.x + r * Math.cos(angle),
    centre.y + r * Math.sin(angle),
  ];
  const arc = (centre: Vertex, start: number) => [
    at(centre, start, reach),
    ...Array.from({ length: ARC_STEPS }, (_, index) => at(centre, start + step * (index + 0.5), radius)),
    at(centre, start + Math.PI, reach),
  ];
  return { outer: [...arc(b, along - Math.PI / 2), ...arc(a, along + Math.PI / 2)], holes: [] };
};
