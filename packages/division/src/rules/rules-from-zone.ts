import type { ParkingRatio, Prospect, Rule, RuleValue, ZoneRules } from "@lotir/plu";
import type { Metres } from "@lotir/units";
import {
  type BoundarySetback,
  type DivisionRules,
  HYPOTHESES,
  type RuleOrigin,
  type Sourced,
} from "./division-rules.ts";

const originOf = ({ status }: RuleValue<unknown>): RuleOrigin => (status === "lu-et-verifie" ? "plu" : "hypothese");

const read = <From, To>(rule: Rule<From>, convert: (value: From) => To): Sourced<To> | undefined =>
  rule.kind === "valeur" ? { value: convert(rule.value), from: originOf(rule) } : undefined;

const free = <Value>(rule: Rule<unknown>, value: Value): Sourced<Value> | undefined =>
  rule.kind === "non-reglemente" ? { value, from: "plu" } : undefined;

/** A share that the text does not give is applied as none, and said to be assumed: not found is not free. */
const share = (rule: Rule<number>, none: number): Sourced<number> =>
  read(rule, Number) ?? free(rule, none) ?? { value: none, from: "hypothese" };

/** On the alignment where the text allows it or asks for it, else at the distance it gives. */
const fromVoie = ({ recul, alignement }: ZoneRules["voie"]): Sourced<number> =>
  read(alignement, () => 0) ?? read(recul, Number) ?? free(recul, 0) ?? HYPOTHESES.setbackFromVoie;

const prospectAt =
  (height: number) =>
  ({ k, c }: Prospect): number =>
    k * height + c;

const isSure = (rules: readonly (Rule<Metres> | Rule<Prospect>)[]): boolean =>
  rules.every((rule) => rule.kind !== "valeur" || rule.status === "lu-et-verifie");

const fromLimite = (
  { recul, prospect, enLimite }: ZoneRules["limites"],
  houseHeight: number,
): Sourced<BoundarySetback> => {
  const least = read(recul, Number);
  const byHeight = read(prospect, prospectAt(houseHeight));
  if (least === undefined && byHeight === undefined)
    return free(recul, { least: 0, onBoundary: true }) ?? HYPOTHESES.setbackFromLimite;
  const onBoundary = enLimite.kind === "valeur" && enLimite.value === "autorise";
  return {
    value: { least: Math.max(least?.value ?? 0, byHeight?.value ?? 0), onBoundary },
    from: isSure([recul, prospect]) ? "plu" : "hypothese",
  };
};

const widthsFrom = (least: Metres): DivisionRules["accessWidths"]["value"] => [
  Math.max(3, least),
  Math.max(4, least),
  Math.max(5, least),
];

/** Places for one house of the smallest footprint that the engine looks for. */
const placesFor =
  (floor: number) =>
  ({ placesParLogement = 0, minParLogement = 0, m2ParPlace }: ParkingRatio): number =>
    Math.max(placesParLogement, minParLogement, m2ParPlace === undefined ? 0 : Math.ceil(floor / m2ParPlace));

/**
 * The rules of a PLU zone as the engine obeys them. What the text does not give stays an assumption of the engine; what
 * it leaves free is read as free. Lengths that depend on height are taken for a house of `houseHeight` metres (6 by default).
 */
export const rulesFromZone = (zone: ZoneRules, houseHeight = 6): DivisionRules => {
  const setbackFromLimite = fromLimite(zone.limites, houseHeight);
  const bande = read(zone.bande, Number);
  return {
    ...HYPOTHESES,
    setbackFromVoie: fromVoie(zone.voie),
    setbackFromLimite,
    houseSetback: { value: setbackFromLimite.value.least, from: setbackFromLimite.from },
    accessWidths: read(zone.acces.largeurMin, widthsFrom) ?? HYPOTHESES.accessWidths,
    ...(bande === undefined ? {} : { bande }),
    coverage: share(zone.emprise.max, 1),
    pleineTerre: share(zone.espacesVerts.pleineTerre, 0),
    parkingPerLot:
      read(zone.stationnement, placesFor(HYPOTHESES.houseFootprint.value)) ??
      free(zone.stationnement, 0) ??
      HYPOTHESES.parkingPerLot,
    appreciation:
      read(zone.appreciation, (value) => (value === "lot_par_lot" ? "lot" : "ensemble")) ?? HYPOTHESES.appreciation,
  };
};
