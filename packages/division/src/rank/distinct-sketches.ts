import type { Region } from "@lotir/geometry";
import type { Sketch } from "../search/judge-program.ts";
import { fingerprintOf, planDistance } from "./plan-distance.ts";
import { samplePoints } from "./sample-points.ts";

/** Under this share of the site two plans are the same plan to a buyer. */
export const DISTINCT = 0.12;

/** Goals of one sketch, all to be raised: mean and worst shape, least land under strips, fewest lots without frontage. */
const goalsOf = (sketch: Sketch): readonly number[] => {
  const ratios = sketch.shapes.map(({ rectangularity, compactness }) => rectangularity + compactness);
  return [
    sketch.value,
    Math.min(...ratios),
    -sketch.access.passages.length,
    Math.min(...sketch.lots.map(({ area }) => area)),
  ];
};

const dominates = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((goal, index) => goal >= (b[index] ?? 0)) && a.some((goal, index) => goal > (b[index] ?? 0));

/** Among plans of one number of lots: the best, then those that no other beats on every goal and that differ from those kept. */
export const distinctSketches = (sketches: readonly Sketch[], region: Region, most: number): Sketch[] => {
  const points = samplePoints(region);
  const goals = sketches.map(goalsOf);
  const kept: { sketch: Sketch; mark: readonly number[] }[] = [];
  sketches.forEach((sketch, index) => {
    const own = goals[index] ?? [];
    if (kept.length >= most || goals.some((other) => dominates(other, own))) return;
    const mark = fingerprintOf(sketch, points);
    if (kept.every((each) => planDistance(each.mark, mark) >= DISTINCT)) kept.push({ sketch, mark });
  });
  return kept.map(({ sketch }) => sketch);
};
