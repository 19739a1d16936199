import { intersectionArea, type MultiPolygon, polygonArea } from "@lotir/geometry";
import { flipStrips, withWaySide } from "./grammar/flip-strip.ts";
import type { Program } from "./grammar/program.ts";
import { type Redrawn, redrawPlan } from "./redraw-plan.ts";
import type { DivisionRules } from "./rules/division-rules.ts";
import type { DivisionWish } from "./rules/division-wish.ts";
import type { Site } from "./site/site.ts";

/** Two drawings of a way that share more than this of their ground are the same way. */
const SAME = 0.9;

const areaOf = (shape: MultiPolygon): number => shape.reduce((sum, piece) => sum + polygonArea(piece), 0);

const wayOf = ({ plan }: Redrawn, lot: number): MultiPolygon => plan.ways.find((way) => way.lot === lot)?.polygon ?? [];

const isElsewhere = (now: MultiPolygon, then: MultiPolygon): boolean =>
  areaOf(then) > 0 && intersectionArea(now, then) < SAME * Math.min(areaOf(now), areaOf(then));

/**
 * The program in which the way in of a lot runs elsewhere: its strip or its lane along the other side, or its way over others
 * along the other flank. Of those that can be drawn, the one that breaks least. Undefined where none can, or where the lot
 * opens on the road by itself.
 */
export const moveAccess = (
  site: Site,
  program: Program,
  { lot, ...asked }: { readonly lot: number; readonly rules: DivisionRules; readonly wish?: DivisionWish },
): Program | undefined => {
  const now = redrawPlan(site, program, asked);
  if (!now.ok) return undefined;
  const before = wayOf(now.value, lot);
  if (areaOf(before) === 0) return undefined;
  const elsewhere = [
    ...flipStrips(program, site.ground, lot),
    ...(["left", "right"] as const).map((side) => withWaySide(program, lot, side)),
  ];
  const moved = elsewhere.flatMap((made) => {
    const drawn = redrawPlan(site, made, asked);
    return drawn.ok && isElsewhere(before, wayOf(drawn.value, lot))
      ? [{ made, faults: drawn.value.faults.length }]
      : [];
  });
  return moved.toSorted((a, b) => a.faults - b.faults)[0]?.made;
};
