import { type Cents, cents, type IsoDate } from "@lotir/units";
import {
  type Bracket,
  BUILDING_DUTY,
  COLLECTION_FEE,
  COMMUNAL_DUTY,
  DISBURSEMENTS,
  EMOLUMENTS,
  LAND_REGISTRY,
  NOTARY_VAT,
  RESALE_DUTY,
  TAXED_SALE_DUTY,
} from "./figures/acquisition.ts";
import { departementRateOn } from "./figures/departements.ts";
import { entryOn } from "./figures/figure.ts";
import { halfUp, ZERO } from "./half-up.ts";
import { GIVEN_ORIGIN, type Origin, originOf, weakestOf } from "./origin.ts";
import { priceEmoluments } from "./price-emoluments.ts";

/** Which duty the deed bears: the full one, or a lower one against a promise, or that of a sale taxed on its full price. */
export type Duty = "normal" | "engagement-revente" | "engagement-construire" | "vente-tva";

export interface AcquisitionDemand {
  readonly on: IsoDate;
  readonly duty: Duty;
  readonly departement?: string | undefined;
  /** The departement's own rate, when it is known better than by its code. */
  readonly departementRate?: number | undefined;
  readonly disbursements?: Cents | undefined;
}

/** Everything a deed costs, its rates already read at the date of the deed: ready to price any amount. */
export interface AcquisitionTerms {
  readonly brackets: readonly Bracket[];
  readonly notaryVat: number;
  readonly dutyRate: number;
  readonly dutyFlat: Cents;
  readonly registryRate: number;
  readonly registryMinimum: Cents;
  readonly disbursements: Cents;
  readonly origins: Readonly<Record<DeedPart, Origin>>;
}

/** The lines of a deed besides its price. */
export type DeedPart = Exclude<keyof AcquisitionCosts, "total">;

export interface AcquisitionCosts {
  readonly duty: Cents;
  readonly emoluments: Cents;
  readonly emolumentsVat: Cents;
  readonly registry: Cents;
  readonly disbursements: Cents;
  readonly total: Cents;
}

type DutyTerms = Pick<AcquisitionTerms, "dutyRate" | "dutyFlat"> & { readonly origin: Origin };

const GIVEN_RATE: Origin = { ...GIVEN_ORIGIN, source: "CGI, art. 1594 D ; taux du département donné" };

const normalDuty = (demand: AcquisitionDemand): DutyTerms => {
  const listed = departementRateOn(demand.departement, demand.on);
  const rate = demand.departementRate ?? listed.value;
  const fee = entryOn(COLLECTION_FEE, demand.on);
  const communal = entryOn(COMMUNAL_DUTY, demand.on);
  const origin = demand.departementRate === undefined ? originOf(listed) : GIVEN_RATE;
  return {
    dutyRate: rate + fee.value * rate + communal.value,
    dutyFlat: ZERO,
    origin: weakestOf([origin, originOf(fee), originOf(communal)]),
  };
};

const dutyTerms = (demand: AcquisitionDemand): DutyTerms => {
  if (demand.duty === "normal") return normalDuty(demand);
  if (demand.duty === "engagement-construire") {
    const flat = entryOn(BUILDING_DUTY, demand.on);
    return { dutyRate: 0, dutyFlat: cents(flat.value * 100), origin: originOf(flat) };
  }
  const reduced = entryOn(demand.duty === "vente-tva" ? TAXED_SALE_DUTY : RESALE_DUTY, demand.on);
  return { dutyRate: reduced.value, dutyFlat: ZERO, origin: originOf(reduced) };
};

export const acquisitionTerms = (demand: AcquisitionDemand): AcquisitionTerms => {
  const { origin, ...duty } = dutyTerms(demand);
  const emoluments = entryOn(EMOLUMENTS, demand.on);
  const notaryVat = entryOn(NOTARY_VAT, demand.on);
  const registry = entryOn(LAND_REGISTRY, demand.on);
  const disbursements = entryOn(DISBURSEMENTS, demand.on);
  return {
    ...duty,
    brackets: emoluments.value,
    notaryVat: notaryVat.value,
    registryRate: registry.value.rate,
    registryMinimum: cents(registry.value.minimum * 100),
    disbursements: demand.disbursements ?? cents(disbursements.value * 100),
    origins: {
      duty: origin,
      emoluments: originOf(emoluments),
      emolumentsVat: originOf(notaryVat),
      registry: originOf(registry),
      disbursements: demand.disbursements === undefined ? originOf(disbursements) : GIVEN_ORIGIN,
    },
  };
};

/** The costs of the deed for a price (cents), each line rounded half-up to the cent. */
export const priceAcquisition = (price: number, terms: AcquisitionTerms): AcquisitionCosts => {
  const emoluments = priceEmoluments(price, terms.brackets);
  const lines = {
    duty: halfUp(price * terms.dutyRate + terms.dutyFlat),
    emoluments,
    emolumentsVat: halfUp(emoluments * terms.notaryVat),
    registry: cents(Math.max(terms.registryMinimum, halfUp(price * terms.registryRate))),
    disbursements: terms.disbursements,
  };
  const total = lines.duty + lines.emoluments + lines.emolumentsVat + lines.registry + lines.disbursements;
  return { ...lines, total: cents(total) };
};
