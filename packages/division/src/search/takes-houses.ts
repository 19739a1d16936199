import type { MultiPolygon } from "@lotir/geometry";
import { type Envelope, houseUnder, type Reading } from "../envelope/lot-envelope.ts";
import { localPolygon, toLocal } from "../plan/region-shapes.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { Site } from "../site/site.ts";
import type { LotSketch, Sketch } from "./judge-program.ts";

const holds = ({ house, openGround, parking }: Envelope, rules: DivisionRules): boolean =>
  house >= rules.houseFootprint.value && openGround >= (rules.pleineTerre?.value ?? 0) && parking;

const takesHouse = (
  lot: LotSketch,
  index: number,
  context: { sketch: Sketch; site: Site; rules: DivisionRules; reading: Reading; constraints: MultiPolygon },
): boolean => {
  const { sketch, site, rules, reading, constraints } = context;
  if (lot.keeps.some(({ isHouse }) => isHouse)) return true;
  const strips = sketch.access.passages
    .flatMap(({ stretches }) => stretches)
    .filter(({ over }) => over === index)
    .map(({ strip }) => localPolygon(strip));
  const ground = {
    region: lot.main,
    lotArea: lot.area,
    siteArea: site.areas.map,
    lots: sketch.lots.length,
    edges: site.edges,
    noBuild: [...strips, ...constraints],
    rules,
  };
  return holds(houseUnder(ground, reading), rules);
};

/**
 * Whether every new lot of a sketch takes the smallest house asked, under the reading of R.151-21 that the rules give, or
 * under either when they do not say. The first lot that does not ends the question.
 */
export const takesHouses = (sketch: Sketch, site: Site, rules: DivisionRules): boolean => {
  if (rules.houseFootprint.value === 0) return true;
  const { value } = rules.appreciation;
  const readings: Reading[] = value === "inconnu" ? ["ensemble", "lot"] : [value];
  const constraints = site.constraints.flatMap(({ shape }) => toLocal(shape, site.origin));
  return readings.some((reading) =>
    sketch.lots.every((lot, index) => takesHouse(lot, index, { sketch, site, rules, reading, constraints })),
  );
};
