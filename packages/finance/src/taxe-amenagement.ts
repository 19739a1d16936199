import { type Cents, cents, type IsoDate, type SquareMetres } from "@lotir/units";
import { AMENAGEMENT_RATES, ARCHAEOLOGY_TAX, FLAT_VALUE, HALVED_AREA } from "./figures/amenagement.ts";
import { valueOn } from "./figures/figure.ts";
import { halfUp, ZERO } from "./half-up.ts";

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

/** What the builder of one house pays, 90 days after completion (CGI, art. 1635 quater A s. and 235 ter ZG). */
export const taxeAmenagement = (demand: AmenagementDemand): TaxeAmenagement => {
  const flat = valueOn(FLAT_VALUE, demand.on);
  const value = demand.ileDeFrance ? flat.ileDeFrance : flat.elsewhere;
  const halved = demand.mainResidence ? Math.min(demand.taxableArea, valueOn(HALVED_AREA, demand.on)) : 0;
  const base = halfUp((halved / 2 + (demand.taxableArea - halved)) * value * 100);
  const commune = halfUp(base * demand.communeRate);
  const departement = halfUp(base * demand.departementRate);
  const region = demand.ileDeFrance ? halfUp(base * valueOn(AMENAGEMENT_RATES, demand.on).ileDeFranceRegion) : ZERO;
  const archaeology = halfUp(base * valueOn(ARCHAEOLOGY_TAX, demand.on));
  const total = cents(commune + departement + region + archaeology);
  return { base, commune, departement, region, archaeology, total };
};
