import type { MultiPolygon } from "@lotir/geometry";
import type { EnvelopeGround, Reading } from "../envelope/buildable-shape.ts";
import { takesHouseOn } from "../envelope/house-on.ts";
import { isCoveredWithin, isOpenWithin, operationOf } from "../envelope/operation-of.ts";
import { localPolygon, toLocal } from "../plan/region-shapes.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { Site } from "../site/site.ts";
import type { LotSketch, Sketch } from "./judge-program.ts";

interface Asked {
  readonly sketch: Sketch;
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly constraints: MultiPolygon;
  readonly operation: EnvelopeGround["operation"];
}

const takesHouse = (lot: LotSketch, index: number, reading: Reading, asked: Asked): boolean => {
  const { sketch, site, rules, constraints, operation } = asked;
  if (lot.keeps.some(({ isHouse }) => isHouse))
    return (
      reading === "ensemble" ||
      (isCoveredWithin(lot, rules.coverage?.value) && isOpenWithin(lot, rules.pleineTerre?.value))
    );
  const strips = sketch.access.passages
    .flatMap(({ stretches }) => stretches)
    .filter(({ over }) => over === index)
    .map(({ strip }) => localPolygon(strip));
  const noBuild = [...strips, ...constraints];
  const ground = { region: lot.main, lotArea: lot.area, operation, site, noBuild, rules };
  return takesHouseOn(ground, reading);
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
  const asked: Asked = { sketch, site, rules, constraints, operation: operationOf(sketch.lots) };
  return readings.some((reading) => sketch.lots.every((lot, index) => takesHouse(lot, index, reading, asked)));
};
