import type { Program } from "../grammar/program.ts";
import type { Ground } from "../ground/ground.ts";
import { bodyScore } from "./has-bodies.ts";
import { judgeProgram, type Sketch } from "./judge-program.ts";
import { easedGround } from "./polish-near-miss.ts";

/** Bent strips that may be drawn for one candidate. */
export const BENDS_EACH = 3;

/** Candidates that fail by little that are looked at, of each kind, and how near the best must be to be worth a try. */
const LOOKED_AT = 12;
const NEAR = 0.85;

/** Candidates that fell where a small move might have saved them. */
export interface Misses {
  /** Lots that reach the road but have no body to build on. */
  readonly bodiless: Sketch[];
  /** Programs whose lots are too narrow, with the share of the width that they have. */
  readonly narrow: { readonly program: Program; readonly share: number }[];
}

/** Those nearest to hold, the nearest first; none that is too far to be worth moving. */
export const nearestMisses = ({ bodiless, narrow }: Misses, ground: Ground): Sketch[] => {
  const eased = easedGround(ground);
  const widened = narrow
    .filter(({ share }) => share > eased.bodyWidth / ground.bodyWidth)
    .sort((a, b) => b.share - a.share)
    .slice(0, LOOKED_AT)
    .flatMap(({ program }) => {
      const judged = judgeProgram(program, eased, { bends: { left: BENDS_EACH }, bend: "when-needed" });
      return judged.holds ? [judged.sketch] : [];
    });
  return [...bodiless.slice(0, LOOKED_AT), ...widened]
    .map((sketch) => ({ sketch, score: bodyScore(sketch, ground) }))
    .filter(({ score }) => score > NEAR)
    .sort((a, b) => b.score - a.score)
    .map(({ sketch }) => sketch);
};
