import {
  isProvedRule,
  type ParkingRatio,
  type Prospect,
  type Rule,
  type SharedAccess,
  type ZoneRules,
} from "@lotir/plu";
import {
  type BoundarySetback,
  type DivisionRules,
  HYPOTHESES,
  type RuleOrigin,
  type Sourced,
} from "./division-rules.ts";

/** Of the PLU only where it was read, verified, and holds without a condition still open. */
const originOf = (rule: Rule<unknown>): RuleOrigin => (isProvedRule(rule) ? "plu" : "hypothese");

const read = <From, To>(rule: Rule<From>, convert: (value: From) => To): Sourced<To> | undefined =>
  rule.kind === "valeur" ? { value: convert(rule.value), from: originOf(rule) } : undefined;

const free = <Value>(rule: Rule<unknown>, value: Value): Sourced<Value> | undefined =>
  rule.kind === "non-reglemente" ? { value, from: "plu" } : undefined;

/** A share that the text does not give is applied as none, and said to be assumed: not found is not free. */
const share = (rule: Rule<number>, none: number): Sourced<number> =>
  read(rule, Number) ?? free(rule, none) ?? { value: none, from: "hypothese" };

const doubtedWhere = <Value>(doubt: boolean, rule: Sourced<Value>): Sourced<Value> =>
  doubt ? { ...rule, from: "hypothese" } : rule;

/**
 * On the alignment where the text surely allows it or asks for it, else at the distance it gives. A distance from the axis
 * or by the height of the façade is not known to the engine: where one is written, the setback is only assumed.
 */
const fromVoie = ({ recul, reculAxe, prospect, alignement }: ZoneRules["voie"]): Sourced<number> => {
  if (isProvedRule(alignement)) return { value: 0, from: "plu" };
  const rule = read(recul, Number) ?? free(recul, 0) ?? HYPOTHESES.setbackFromVoie;
  return doubtedWhere(reculAxe.kind === "valeur" || prospect.kind === "valeur", rule);
};

const prospectAt =
  (height: number) =>
  ({ k, c }: Prospect): number =>
    k * height + c;

const isSure = (rules: readonly Rule<unknown>[]): boolean =>
  rules.every((rule) => rule.kind !== "valeur" || isProvedRule(rule));

/** The highest that the text lets a house be, where every height it gives is sure. */
const highestOf = ({ egout, acrotere, faitage, max }: ZoneRules["hauteur"]): number | undefined => {
  const given = [egout, acrotere, faitage, max].filter((rule) => rule.kind === "valeur");
  return given.length > 0 && given.every(isProvedRule) ? Math.max(...given.map(({ value }) => value)) : undefined;
};

/** A distance by the height that the floor covers for the highest house allowed: the floor is then the rule. */
const isCoveredByFloor = (
  { recul, prospect }: Pick<ZoneRules["limites"], "recul" | "prospect">,
  highest: number | undefined,
): boolean =>
  prospect.kind === "valeur" &&
  isProvedRule(prospect) &&
  recul.kind === "valeur" &&
  highest !== undefined &&
  prospectAt(highest)(prospect.value) <= recul.value;

const fromLimite = (
  { limites: { recul, prospect, enLimite }, hauteur }: Pick<ZoneRules, "limites" | "hauteur">,
  houseHeight: number,
): Sourced<BoundarySetback> => {
  const least = read(recul, Number);
  const highest = highestOf(hauteur);
  // Eaves alone do not tell how low a house must stay: a ridge may stand above them.
  const top = [hauteur.acrotere, hauteur.faitage, hauteur.max].some(({ kind }) => kind === "valeur")
    ? highest
    : undefined;
  // No house is drawn higher than the text allows; one drawn at that very height leaves nothing to assume.
  const byHeight = read(prospect, prospectAt(Math.min(houseHeight, top ?? houseHeight)));
  const isHighest = top !== undefined && top <= houseHeight && isSure([prospect]);
  if (least === undefined && byHeight === undefined)
    return free(recul, { least: 0, onBoundary: true }) ?? HYPOTHESES.setbackFromLimite;
  const isHeightSettled = byHeight === undefined || isHighest || isCoveredByFloor({ recul, prospect }, highest);
  const onBoundary = enLimite.kind === "valeur" && enLimite.value === "autorise";
  return {
    value: { least: Math.max(least?.value ?? 0, byHeight?.value ?? 0), onBoundary },
    from: isHeightSettled && isSure([recul, enLimite]) ? "plu" : "hypothese",
  };
};

const widthsFor = (least: number, shared?: SharedAccess): DivisionRules["accessWidths"]["value"] => {
  const asked = (dwellings: number): number => (shared && dwellings >= shared.desLogements ? shared.largeur : 0);
  // The third stands for three dwellings and more: what is asked from the fourth on is asked of it, on the safe side.
  return [Math.max(3, least, asked(1)), Math.max(4, least, asked(2)), Math.max(5, least, shared?.largeur ?? 0)];
};

/** One, two, three dwellings and more: the width of an access, never that of a carriageway. */
const accessFrom = ({ largeurMin, plusieursLogements }: ZoneRules["acces"]): DivisionRules["accessWidths"] => {
  const shared = plusieursLogements?.kind === "valeur" ? plusieursLogements : undefined;
  const read = [largeurMin, shared].filter((rule) => rule?.kind === "valeur");
  if (read.length === 0) return HYPOTHESES.accessWidths;
  const least = largeurMin.kind === "valeur" ? largeurMin.value : 0;
  const sure = largeurMin.kind === "valeur" && isSure(read.filter((rule) => rule !== undefined));
  return { value: widthsFor(least, shared?.value), from: sure ? "plu" : "hypothese" };
};

/** Places for one house of the smallest footprint that the engine looks for: by floor area, they are only assumed. */
const placesFor =
  (floor: number) =>
  ({ placesParLogement = 0, minParLogement = 0, m2ParPlace }: ParkingRatio): number =>
    Math.max(placesParLogement, minParLogement, m2ParPlace === undefined ? 0 : Math.ceil(floor / m2ParPlace));

const parkingFrom = (rule: ZoneRules["stationnement"]): Sourced<number> => {
  const places = read(rule, placesFor(HYPOTHESES.houseFootprint.value));
  if (places === undefined) return free(rule, 0) ?? HYPOTHESES.parkingPerLot;
  return doubtedWhere(rule.kind === "valeur" && rule.value.m2ParPlace !== undefined, places);
};

/** Not surely read, both ways of judging are tried. */
const appreciationFrom = (rule: ZoneRules["appreciation"]): DivisionRules["appreciation"] =>
  rule.kind === "valeur" && isProvedRule(rule)
    ? { value: rule.value === "lot_par_lot" ? "lot" : "ensemble", from: "plu" }
    : HYPOTHESES.appreciation;

/**
 * The rules of a PLU zone as the engine obeys them. What the text does not give stays an assumption of the engine; what
 * it leaves free is read as free. Lengths that depend on height are taken for a house of `houseHeight` metres (6 by default)
 * or of the greatest height allowed where that is less, and said to be assumed unless they hold for the highest house that
 * the text allows.
 */
export const rulesFromZone = (zone: ZoneRules, houseHeight = 6): DivisionRules => {
  const setbackFromLimite = fromLimite(zone, houseHeight);
  const bande = read(zone.bande, Number);
  return {
    ...HYPOTHESES,
    setbackFromVoie: fromVoie(zone.voie),
    setbackFromLimite,
    houseSetback: { value: setbackFromLimite.value.least, from: setbackFromLimite.from },
    accessWidths: accessFrom(zone.acces),
    ...(bande === undefined ? {} : { bande }),
    coverage: doubtedWhere(zone.emprise.maxM2.kind === "valeur", share(zone.emprise.max, 1)),
    pleineTerre: share(zone.espacesVerts.pleineTerre, 0),
    parkingPerLot: parkingFrom(zone.stationnement),
    appreciation: appreciationFrom(zone.appreciation),
  };
};
