import { type MultiPolygon, offset } from "@lotir/geometry";
import type { EnvelopeGround, Reading } from "../envelope/buildable-shape.ts";
import { takesHouseOn } from "../envelope/house-on.ts";
import { isCoveredWithin, isOpenWithin, operationOf } from "../envelope/operation-of.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { localPolygon, toLocal } from "../shape/region-shapes.ts";
import type { Site } from "../site/site.ts";
import type { LotSketch, Sketch } from "./judge-program.ts";

type AskedOf = Asked & { readonly waySides: WaySides };

interface Asked {
  readonly sketch: Sketch;
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly constraints: MultiPolygon;
  readonly operation: EnvelopeGround["operation"];
}

/** A way over a lot is built up to, or kept away from as a limit is: many règlements read it as one. */
type WaySides = "bare" | "set-back";

const takesHouse = (lot: LotSketch, index: number, reading: Reading, { waySides, ...asked }: AskedOf): boolean => {
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
  const ways = waySides === "bare" ? strips : offset(strips, rules.setbackFromLimite.value.least, "mitred");
  const noBuild = [...ways, ...constraints];
  const ground = { region: lot.main, lotArea: lot.area, operation, site, noBuild, rules };
  return takesHouseOn(ground, reading);
};

/** `barely`: under one reading of R.151-21 alone where the rules leave both open, or with a house built up to a way. */
export type TakesHouses = "sure" | "barely" | "no";

/**
 * Whether every new lot of a sketch takes the smallest house asked, and how surely: under the reading of R.151-21 that the
 * rules give, or both when they do not say. The first lot that does not ends a reading.
 */
export const takesHouses = (sketch: Sketch, site: Site, rules: DivisionRules): TakesHouses => {
  if (rules.houseFootprint.value === 0) return "sure";
  const { value } = rules.appreciation;
  const constraints = site.constraints.flatMap(({ shape }) => toLocal(shape, site.origin));
  const asked: Asked = { sketch, site, rules, constraints, operation: operationOf(sketch.lots) };
  const tried = new Map<string, boolean>();
  // Without a way over any lot there is nothing to keep away from.
  const hasWays = sketch.access.passages.length > 0;
  const holds = (reading: Reading, sides: WaySides): boolean => {
    const waySides = hasWays ? sides : "bare";
    const key = `${reading} ${waySides}`;
    const found =
      tried.get(key) ?? sketch.lots.every((lot, index) => takesHouse(lot, index, reading, { ...asked, waySides }));
    tried.set(key, found);
    return found;
  };
  const readings: readonly Reading[] = value === "inconnu" ? ["lot", "ensemble"] : [value];
  if (readings.every((reading) => holds(reading, "set-back"))) return "sure";
  // The whole operation is the easier reading: asked first where one is enough.
  return readings.toReversed().some((reading) => holds(reading, "bare")) ? "barely" : "no";
};
