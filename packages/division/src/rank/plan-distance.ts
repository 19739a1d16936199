import { isInsideLoop, type Point } from "@lotir/geometry";
import type { Sketch } from "../search/judge-program.ts";

/** Whose lot each sample point is in: the fingerprint by which two plans are compared. */
export const fingerprintOf = (sketch: Sketch, points: readonly Point[]): readonly number[] =>
  points.map(([x, y]) => sketch.lots.findIndex(({ parts }) => parts.some(({ outer }) => isInsideLoop(x, y, outer))));

/** Share of the site that changes lot from one plan to the other, lots being matched for the best: 0 to 1. */
export const planDistance = (a: readonly number[], b: readonly number[]): number => {
  const common = new Map<string, number>();
  a.forEach((lot, index) => {
    const key = `${lot}|${b[index]}`;
    common.set(key, (common.get(key) ?? 0) + 1);
  });
  const [takenA, takenB] = [new Set<string>(), new Set<string>()];
  let kept = 0;
  for (const [key, count] of [...common.entries()].sort((p, q) => q[1] - p[1])) {
    const [lotA = "", lotB = ""] = key.split("|");
    if (takenA.has(lotA) || takenB.has(lotB)) continue;
    takenA.add(lotA);
    takenB.add(lotB);
    kept += count;
  }
  return a.length === 0 ? 0 : 1 - kept / a.length;
};
