import { regionArea } from "@lotir/geometry";
import { opensOn } from "../access/opens-on.ts";
import type { Ground } from "../ground/ground.ts";
import { bodyOf } from "../plan/body-of.ts";
import { localPolygon } from "../shape/region-shapes.ts";
import type { Sketch } from "./judge-program.ts";

/** Share of a lot that its body must keep. */
export const BODY_SHARE = 0.7;
/** A shape that fills this much of its rectangle has no arm that a 3 m square would miss. */
const PLAIN = 0.8;

const isOpen = (sketch: Sketch, { isFront, widths, closed }: Ground): boolean =>
  sketch.lots.every(({ main, parts }, index) => {
    const entersByItself = parts.length === 1 && (sketch.access.frontages[index] ?? 0) >= widths[0] - 1e-4;
    const rectangularity = sketch.shapes[index]?.rectangularity ?? 0;
    return !entersByItself || opensOn(main, { isFront, width: widths[0], rectangularity, closed });
  });

/**
 * Whether every lot of a sketch keeps a body: at least 70 % of it after a 3 m opening, wide enough, and the road opens on
 * it. Costly, so only asked of the best; plain shapes are told at a glance. A kept house is not asked for a width: it
 * already stands.
 */
export const hasBodies = (sketch: Sketch, ground: Ground): boolean =>
  isOpen(sketch, ground) &&
  sketch.lots.every((lot, index) => {
    const [body, shape] = [sketch.access.bodies[index], sketch.shapes[index]];
    if (body === undefined || shape === undefined) return false;
    if (shape.rectangularity > PLAIN && shape.width >= ground.bodyWidth + 1 && shape.area > 0.8 * lot.area) return true;
    const { share, width } = bodyOf([localPolygon(body)], lot.area);
    return share >= BODY_SHARE && (width >= ground.bodyWidth || lot.keeps.some(({ isHouse }) => isHouse));
  });

/** Weight of the other lots in a score: of two plans whose worst lots are alike the one with fewer poor lots is nearer. */
const OTHERS = 0.1;
/** What is left of the score of a plan whose lots do not all open on the road. */
const SHUT = 0.5;

/** How near a sketch is to giving every lot its land and its body: 1 where each has what is asked, about. */
export const bodyScore = (sketch: Sketch, ground: Ground): number => {
  const equal = regionArea(ground.region) / sketch.lots.length;
  const scores = sketch.lots.map((lot, index) => {
    const body = sketch.access.bodies[index];
    if (body === undefined) return 0;
    const { share, width } = bodyOf([localPolygon(body)], lot.area);
    const kept = lot.keeps.some(({ isHouse }) => isHouse);
    const least = kept ? ground.leastHouseLot : ground.leastLot;
    const uneven = Math.max(0, Math.abs(lot.area / equal - 1) - ground.evenness);
    return Math.min(
      1.05,
      share / BODY_SHARE,
      kept ? Infinity : width / ground.bodyWidth,
      lot.area / Math.max(1, least),
      1 - uneven,
    );
  });
  const mean = scores.reduce((sum, score) => sum + Math.min(1, score), 0) / scores.length;
  const score = Math.min(...scores) + OTHERS * (mean - 1);
  return isOpen(sketch, ground) ? score : SHUT * score;
};
