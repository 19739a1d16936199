import type { Polygon, Vertex } from "@lotir/geometry";

const ARC_STEPS = 10;

/** All points nearer than `reach` to a segment (a stadium), drawn from outside so that nothing nearer escapes. */
export const edgeBand = (a: Vertex, b: Vertex, reach: number): Polygon => {
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const radius = reach / Math.cos(Math.PI / (2 * ARC_STEPS));
  const arc = (centre: Vertex, start: number) =>
    Array.from({ length: ARC_STEPS + 1 }, (_, step): readonly [number, number] => {
      const angle = start + (Math.PI * step) / ARC_STEPS;
      const r = step === 0 || step === ARC_STEPS ? reach : radius;
      return [centre.x + r * Math.cos(angle), centre.y + r * Math.sin(angle)];
    });
  return { outer: [...arc(b, along - Math.PI / 2), ...arc(a, along + Math.PI / 2)], holes: [] };
};
