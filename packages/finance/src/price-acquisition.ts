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
import { entryOn, type FigureStatus, valueOn } from "./figures/figure.ts";
import { halfUp, ZERO } from "./half-up.ts";
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
  readonly dutySource: string;
  readonly dutyStatus: FigureStatus;
  readonly registryRate: number;
  readonly registryMinimum: Cents;
  readonly disbursements: Cents;
}

export interface AcquisitionCosts {
  readonly duty: Cents;
  readonly emoluments: Cents;
  readonly emolumentsVat: Cents;
  readonly registry: Cents;
  readonly disbursements: Cents;
  readonly total: Cents;
}

type DutyTerms = Pick<AcquisitionTerms, "dutyRate" | "dutyFlat" | "dutySource" | "dutyStatus">;

const normalDuty = (demand: AcquisitionDemand): DutyTerms => {
  const listed = departementRateOn(demand.departement, demand.on);
  const rate = demand.departementRate ?? listed.value;
  const given = demand.departementRate !== undefined;
  return {
    dutyRate: rate + valueOn(COLLECTION_FEE, demand.on) * rate + valueOn(COMMUNAL_DUTY, demand.on),
    dutyFlat: ZERO,
    dutySource: given ? "CGI, art. 1594 D, 1584 et 1647 V ; taux du département donné" : listed.source,
    dutyStatus: given ? "vérifié" : listed.status,
  };
};

const dutyTerms = (demand: AcquisitionDemand): DutyTerms => {
  if (demand.duty === "normal") return normalDuty(demand);
  if (demand.duty === "engagement-construire") {
    const flat = entryOn(BUILDING_DUTY, demand.on);
    return { dutyRate: 0, dutyFlat: cents(flat.value * 100), dutySource: flat.source, dutyStatus: flat.status };
  }
  const reduced = entryOn(demand.duty === "vente-tva" ? TAXED_SALE_DUTY : RESALE_DUTY, demand.on);
  return { dutyRate: reduced.value, dutyFlat: ZERO, dutySource: reduced.source, dutyStatus: reduced.status };
};

export const acquisitionTerms = (demand: AcquisitionDemand): AcquisitionTerms => {
  const registry = valueOn(LAND_REGISTRY, demand.on);
  return {
    ...dutyTerms(demand),
    brackets: valueOn(EMOLUMENTS, demand.on),
    notaryVat: valueOn(NOTARY_VAT, demand.on),
    registryRate: registry.rate,
    registryMinimum: cents(registry.minimum * 100),
    disbursements: demand.disbursements ?? cents(valueOn(DISBURSEMENTS, demand.on) * 100),
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
