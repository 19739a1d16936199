import type { Ground } from "../ground/ground.ts";
import { bodyScore } from "./has-bodies.ts";
import { judgeProgram, type Sketch } from "./judge-program.ts";
import { countCuts, middlesOf, movesAt, type Refinement } from "./program-moves.ts";
import { bendsOf } from "./refine-program.ts";

const STEPS = [1, 0.4, 0.15];
/** A lot this much narrower than asked may be widened by small moves, not one that is narrower still. */
const NEARLY = 0.8;
/** A gain smaller than this is noise. */
const GAIN = 1e-4;

/** The ground as it is looked at on the way: a lot may be a little too narrow or too small until the last move. */
export const easedGround = (ground: Ground): Ground => ({
  ...ground,
  bodyWidth: NEARLY * ground.bodyWidth,
  leastLot: NEARLY * ground.leastLot,
  evenness: ground.evenness + 1 - NEARLY,
});

/**
 * Small moves of the lines of a candidate that fails by little, each for the better of its worst lot, until `isEnough`.
 * Undefined when no series of them gets there.
 */
export const polishNearMiss = (
  start: Sketch,
  ground: Ground,
  asked: Refinement & { readonly isEnough: (sketch: Sketch) => boolean },
): Sketch | undefined => {
  const eased = easedGround(ground);
  const bends = bendsOf(start, eased);
  const cuts = countCuts(start.program);
  let best = { sketch: start, score: bodyScore(start, ground) };
  for (const step of STEPS) {
    for (const pair of movesAt(step, middlesOf(best.sketch, cuts), asked)) {
      const from = best;
      for (const move of pair) {
        const judged = judgeProgram(move(from.sketch.program), eased, { bends: { left: bends }, bend: "when-needed" });
        if (!judged.holds) continue;
        const score = bodyScore(judged.sketch, ground);
        if (score > best.score + GAIN) best = { sketch: judged.sketch, score };
      }
      if (best !== from && best.score > 0.99 && asked.isEnough(best.sketch)) return best.sketch;
    }
  }
  return undefined;
};
