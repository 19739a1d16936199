import type { Ground } from "../ground/ground.ts";
import { judgeProgram, type Sketch } from "./judge-program.ts";
import { countCuts, middlesOf, movesAt, type Refinement } from "./program-moves.ts";

/** A gain smaller than this does not pay for a crooked line: straight lines along the ground's own directions win ties. */
const WORTH = 0.002;
const STEPS = [1, 0.4, 0.15];
/** Bent strips cost a hundred straight ones: they are only drawn again where the plan stands on one, and coarsely. */
export const bendsOf = (start: Sketch, ground: Ground): number =>
  judgeProgram(start.program, ground, { bends: { left: 0 }, bend: "when-needed" }).holds ? 0 : 2;

/** Coordinate search with halved steps over the angle and the place of every cut. Never worse than what it was given. */
export const refineProgram = (start: Sketch, ground: Ground, refinement: Refinement): Sketch => {
  let best = start;
  const bends = bendsOf(start, ground);
  const cuts = countCuts(start.program);
  for (const step of bends === 0 ? STEPS : STEPS.slice(1, 2)) {
    for (const pair of movesAt(step, middlesOf(best, cuts), refinement)) {
      const from = best;
      for (const move of pair) {
        const judged = judgeProgram(move(from.program), ground, { bends: { left: bends }, bend: "when-needed" });
        if (judged.holds && judged.sketch.value > Math.max(best.value, from.value + WORTH)) best = judged.sketch;
      }
    }
  }
  return best;
};
