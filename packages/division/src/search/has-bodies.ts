import { opensOn } from "../access/opens-on.ts";
import { bodyOf } from "../plan/body-of.ts";
import { localPolygon } from "../plan/region-shapes.ts";
import type { Ground } from "./ground.ts";
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
