import { type Cents, cents, type IsoDate, type SquareMetres } from "@lotir/units";
import { frenchPercent, readableNumber } from "../amounts/french-amounts.ts";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import { AMENAGEMENT_RATES, ARCHAEOLOGY_TAX, FLAT_VALUE, HALVED_AREA } from "../figures/amenagement.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";

export interface AmenagementDemand {
  /** Closed and covered area higher than 1.80 m, inside the walls. */
  readonly taxableArea: SquareMetres<"plancher">;
  readonly on: IsoDate;
  readonly communeRate: number;
  readonly departementRate: number;
  readonly ileDeFrance: boolean;
  readonly mainResidence: boolean;
}

export interface TaxeAmenagement {
  readonly base: Cents;
  readonly commune: Cents;
  readonly departement: Cents;
  readonly region: Cents;
  readonly archaeology: Cents;
  readonly total: Cents;
}

export type AmenagementFailure =
  | { readonly kind: "amenagement-area"; readonly received: number }
  | {
      readonly kind: "amenagement-rate";
      readonly of: "commune" | "departement";
      readonly received: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  | { readonly kind: "amenagement-date"; readonly on: IsoDate };

const LARGEST_M2 = 100_000;

const OF = { commune: "de la commune", departement: "du département" } as const;

/** French sentence of each refusal. */
export const amenagementSentence = (refusal: AmenagementFailure): string => {
  switch (refusal.kind) {
    case "amenagement-area":
      return `La surface taxable (${readableNumber(refusal.received)} m²) doit aller de 1 à ${readableNumber(LARGEST_M2)} m².`;
    case "amenagement-rate":
      return `Le taux ${OF[refusal.of]} de la taxe d'aménagement (${frenchPercent(refusal.received)}) doit aller de ${frenchPercent(refusal.minimum)} à ${frenchPercent(refusal.maximum)}.`;
    case "amenagement-date":
      return `La taxe d'aménagement n'est pas connue au ${refusal.on.split("-").reverse().join("/")} : du ${LAW_RANGE.saleFrom.split("-").reverse().join("/")} au ${LAW_RANGE.to.split("-").reverse().join("/")}.`;
  }
};

/** Why no tax can be computed; undefined when one can. A commune may vote nothing at all, or up to 20 % in a sector. */
export const checkAmenagement = (demand: AmenagementDemand): AmenagementFailure | undefined => {
  const { on, taxableArea } = demand;
  if (on < LAW_RANGE.saleFrom || on > LAW_RANGE.to) return { kind: "amenagement-date", on };
  if (!(taxableArea >= 1 && taxableArea <= LARGEST_M2)) return { kind: "amenagement-area", received: taxableArea };
  const bounds = valueOn(AMENAGEMENT_RATES, on);
  const rates = [
    ["commune", demand.communeRate, bounds.communeSectorMax],
    ["departement", demand.departementRate, bounds.departementMax],
  ] as const;
  for (const [of, received, maximum] of rates)
    if (!(received >= 0 && received <= maximum)) return { kind: "amenagement-rate", of, received, minimum: 0, maximum };
  return undefined;
};

/**
 * What the builder of one house pays, 90 days after completion (CGI, art. 1635 quater A s. and 235 ter ZG). Throws the
 * sentence of {@link checkAmenagement} on what it would refuse: nothing negative or absurd comes out.
 */
export const taxeAmenagement = (demand: AmenagementDemand): TaxeAmenagement => {
  const refused = checkAmenagement(demand);
  if (refused !== undefined) throw new RangeError(amenagementSentence(refused));
  const flat = valueOn(FLAT_VALUE, demand.on);
  const value = demand.ileDeFrance ? flat.ileDeFrance : flat.elsewhere;
  const halved = demand.mainResidence ? Math.min(demand.taxableArea, valueOn(HALVED_AREA, demand.on)) : 0;
  const base = roundToCents((halved / 2 + (demand.taxableArea - halved)) * value * 100);
  const commune = roundToCents(base * demand.communeRate);
  const departement = roundToCents(base * demand.departementRate);
  const region = demand.ileDeFrance
    ? roundToCents(base * valueOn(AMENAGEMENT_RATES, demand.on).ileDeFranceRegion)
    : ZERO;
  const archaeology = roundToCents(base * valueOn(ARCHAEOLOGY_TAX, demand.on));
  const total = cents(commune + departement + region + archaeology);
  return { base, commune, departement, region, archaeology, total };
};
