import { type Cents, cents, type IsoDate } from "@lotir/units";
import { GIVEN_ORIGIN, type Origin, originOf, weakestOf } from "../amounts/origin.ts";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import {
  type Bracket,
  BUILDING_DUTY,
  COLLECTION_FEE,
  COMMUNAL_DUTY,
  DISBURSEMENTS,
  EMOLUMENTS,
  EMOLUMENTS_CAP,
  LAND_REGISTRY,
  NOTARY_VAT,
  RESALE_DUTY,
  TAXED_DEED_BASE,
  TAXED_SALE_DUTY,
} from "../figures/acquisition.ts";
import { departementRateOn } from "../figures/departements.ts";
import { AUCTION_EMOLUMENTS, BIDDER_LAWYER, PRELIMINARY_COSTS } from "../figures/encheres.ts";
import { entryOn } from "../figures/figure.ts";
import { type EmolumentsCap, priceEmoluments } from "./price-emoluments.ts";

/** Which duty the deed bears: the full one, or a lower one against a promise, or that of a sale taxed on its full price. */
export type Duty = "normal" | "engagement-revente" | "engagement-construire" | "vente-tva";

/** How the ground is bought: by an ordinary deed, before a judge, at a notary's auction, from the State. */
export type SaleForm = "acte" | "adjudication-judiciaire" | "adjudication-notariale" | "vente-domaniale";

export interface AcquisitionDemand {
  /** An ordinary deed unless told. */
  readonly form?: SaleForm | undefined;
  readonly on: IsoDate;
  readonly duty: Duty;
  readonly departement?: string | undefined;
  /** The departement's own rate, when it is known better than by its code. */
  readonly departementRate?: number | undefined;
  readonly disbursements?: Cents | undefined;
  /** The price bears VAT, on the whole or on the margin: the base of the emoluments and of the CSI is then to be confirmed. */
  readonly vat?: "avec-tva" | undefined;
}

/** Everything a deed costs, its rates already read at the date of the deed: ready to price any amount. */
export interface AcquisitionTerms {
  readonly brackets: readonly Bracket[];
  readonly cap: EmolumentsCap;
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

type FormTerms = Pick<AcquisitionTerms, "brackets" | "disbursements"> & {
  readonly emoluments: Origin;
  readonly disbursed: Origin;
};

/** What an auction changes of a deed: its emoluments, and before a judge the costs of the procedure on top. */
const formTerms = ({ form, on, disbursements }: AcquisitionDemand): FormTerms => {
  const isAuction = form === "adjudication-judiciaire" || form === "adjudication-notariale";
  const emoluments = entryOn(isAuction ? AUCTION_EMOLUMENTS : EMOLUMENTS, on);
  const common = { brackets: emoluments.value, emoluments: originOf(emoluments) };
  if (disbursements !== undefined) return { ...common, disbursements, disbursed: GIVEN_ORIGIN };
  if (form !== "adjudication-judiciaire") {
    const usual = entryOn(DISBURSEMENTS, on);
    return { ...common, disbursements: cents(usual.value * 100), disbursed: originOf(usual) };
  }
  const preliminary = entryOn(PRELIMINARY_COSTS, on);
  const lawyer = entryOn(BIDDER_LAWYER, on);
  return {
    ...common,
    disbursements: cents((preliminary.value.default + lawyer.value) * 100),
    disbursed: weakestOf([originOf(preliminary), originOf(lawyer)]),
  };
};

export const acquisitionTerms = (demand: AcquisitionDemand): AcquisitionTerms => {
  const { origin, ...duty } = dutyTerms(demand);
  const form = formTerms(demand);
  const cap = entryOn(EMOLUMENTS_CAP, demand.on);
  const notaryVat = entryOn(NOTARY_VAT, demand.on);
  const registry = entryOn(LAND_REGISTRY, demand.on);
  const ofBase = (origin: Origin): Origin =>
    demand.vat === undefined && demand.duty !== "vente-tva"
      ? origin
      : { ...origin, source: `${origin.source} ; ${TAXED_DEED_BASE}`, status: "a-confirmer" };
  return {
    ...duty,
    brackets: form.brackets,
    cap: cap.value,
    notaryVat: notaryVat.value,
    registryRate: registry.value.rate,
    registryMinimum: cents(registry.value.minimum * 100),
    disbursements: form.disbursements,
    origins: {
      duty: origin,
      emoluments: ofBase(weakestOf([form.emoluments, originOf(cap)])),
      emolumentsVat: originOf(notaryVat),
      registry: ofBase(originOf(registry)),
      disbursements: form.disbursed,
    },
  };
};

/** What a deed is taxed on, in cents: the duty may leave the VAT out, what is stated there holds it. */
interface DeedBases {
  readonly duty: number;
  readonly stated: number;
}

/** The costs of the deed, each line rounded half-up to the cent. */
export const priceAcquisition = ({ duty, stated }: DeedBases, terms: AcquisitionTerms): AcquisitionCosts => {
  const emoluments = priceEmoluments(stated, terms.brackets, terms.cap);
  const lines = {
    duty: roundToCents(duty * terms.dutyRate + terms.dutyFlat),
    emoluments,
    emolumentsVat: roundToCents(emoluments * terms.notaryVat),
    registry: cents(Math.max(terms.registryMinimum, roundToCents(stated * terms.registryRate))),
    disbursements: terms.disbursements,
  };
  const total = lines.duty + lines.emoluments + lines.emolumentsVat + lines.registry + lines.disbursements;
  return { ...lines, total: cents(total) };
};
