import { lastOf, loopsOf, type Region } from "@lotir/geometry";
import { clearanceIn, distanceToLoop } from "../ground/clearance.ts";
import type { Keep } from "../ground/ground.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { Site } from "../site/site.ts";
import type { ExistingGap, StandingBuilding } from "./plan.ts";

/** Nearer than this a building is on the line, and a shortfall smaller than this is drawing noise, m. */
const ON_LINE = 0.1;

const nearest = (keeps: readonly Keep[], site: Site, isRoad: boolean): number => {
  let least = Infinity;
  for (const loop of loopsOf(site.ground)) {
    let a = lastOf(loop);
    for (const b of loop) {
      const kind = site.edges[a.edge]?.kind;
      if ((kind === "voie" || kind === "voie-privee") === isRoad && kind !== "inconnu")
        for (const keep of keeps) least = Math.min(least, distanceToLoop(keep.loop, a, b));
      a = b;
    }
  }
  return least;
};

/** Where a house already stands nearer to the old lines than the rules ask of a new one: said, never mended. */
const gapsOf = (keeps: readonly Keep[], site: Site, rules: DivisionRules): ExistingGap[] => {
  const { least, onBoundary } = rules.setbackFromLimite.value;
  const asked = [
    { to: "voie" as const, measured: nearest(keeps, site, true), needed: rules.setbackFromVoie.value, mayTouch: false },
    { to: "limite" as const, measured: nearest(keeps, site, false), needed: least, mayTouch: onBoundary },
  ];
  return asked.flatMap(({ to, measured, needed, mayTouch }) =>
    measured > needed - ON_LINE || (mayTouch && measured < ON_LINE) ? [] : [{ to, measured, needed }],
  );
};

/** The buildings of a lot, each with its distance to the nearest new line and what it already breaks. */
export const standingOn = (
  lot: Region,
  keeps: readonly Keep[],
  { site, rules }: { readonly site: Site; readonly rules: DivisionRules },
): StandingBuilding[] =>
  [...Map.groupBy(keeps, ({ id }) => id).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, parts]) => {
      const toNewLine = Math.min(...parts.map(({ loop }) => clearanceIn(lot, loop)));
      return {
        id,
        area: parts.reduce((sum, { area }) => sum + area, 0),
        toNewLine: Number.isFinite(toNewLine) ? toNewLine : undefined,
        gaps: parts.some(({ isHouse }) => isHouse) ? gapsOf(parts, site, rules) : [],
      };
    });
