import type { Plan } from "./plan.ts";

/** A lane common to lots, as drawn. */
export interface DrawnLane {
  readonly lengthM: number;
  readonly areaM2: number;
}

/** Null for lots along the road, or that own their strips. */
export const laneOf = ({ ways, faces }: Pick<Plan, "ways" | "faces">): DrawnLane | null => {
  const common = ways.filter(({ form }) => form === "commun");
  const areaM2 = faces.reduce((sum, { role, area }) => (role === "acces" ? sum + area : sum), 0);
  return common.length === 0 || areaM2 === 0
    ? null
    : { lengthM: Math.max(...common.map(({ length }) => length)), areaM2 };
};

/** Ground covered by what a plan pulls down, m². */
export const clearAreaOf = ({ lots }: Pick<Plan, "lots">): number =>
  lots.flatMap(({ annexes }) => annexes).reduce((sum, { area, fate }) => (fate === "to-clear" ? sum + area : sum), 0);
