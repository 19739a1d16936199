import { type Cents, cents } from "@lotir/units";
import { originOf } from "../amounts/origin.ts";
import { departementRateOn, FIRST_HOME_RATE } from "../figures/departements.ts";
import { entryOn } from "../figures/figure.ts";
import type { PlannedOperation, PlannedSale } from "../operation/planned-operation.ts";
import type { Computed } from "../results/compute-operation.ts";
import { type AcquisitionCosts, acquisitionTerms, priceAcquisition } from "../taxes/price-acquisition.ts";
import type { TaxedSale } from "../taxes/tax-sale.ts";
import type { BilanLine } from "./bilan-line.ts";
import { describeDeed } from "./describe-deed.ts";
import { type HouseToBuildPrice, priceHouseToBuild } from "./price-house-to-build.ts";

/** A deed at its price, line by line. */
export interface BuyerDeed {
  readonly costs: AcquisitionCosts;
  readonly lines: readonly BilanLine[];
  readonly total: Cents;
}

/** What a lot costs to who buys it: price, then the deed. */
export interface BuyerPrice extends BuyerDeed {
  readonly name: string;
  readonly price: Cents;
  /** French. */
  readonly because: string;
  /** Who buys his main residence for the first time pays less, where the departement voted more than 4.5 %. */
  readonly firstHome: BuyerDeed | undefined;
  /** Taxes, soil study and connection of the house to be built; undefined for a house, or when none was described. */
  readonly houseToBuild: HouseToBuildPrice | undefined;
}

interface Deed {
  /** What the duty falls on. */
  readonly base: Cents;
  readonly price: Cents;
  readonly terms: Parameters<typeof acquisitionTerms>[0];
}

const deedOf = ({ base, price, terms }: Deed): BuyerDeed => {
  const read = acquisitionTerms(terms);
  const costs = priceAcquisition({ duty: base, stated: price }, read);
  return { costs, lines: describeDeed({ duty: base, stated: price }, costs, read), total: cents(price + costs.total) };
};

const firstHomeOf = (deed: Deed): BuyerDeed | undefined => {
  const { duty, departement, departementRate, on } = deed.terms;
  const most = entryOn(FIRST_HOME_RATE, on);
  const rate = departementRate ?? departementRateOn(departement, on).value;
  if (duty !== "normal" || rate <= most.value) return undefined;
  const lowered = deedOf({ ...deed, terms: { ...deed.terms, departementRate: most.value } });
  const { source, status, since } = originOf(most);
  return {
    ...lowered,
    lines: lowered.lines.map((line) => (line.code === "droits" ? { ...line, source, status, since } : line)),
  };
};

/** Read in guide-de-la-taxe.fr on 23 November 2026; the rescrit itself was not. */
const RESCRIT = "rescrit n° 2010/20 ; guide-de-la-taxe.fr, à confirmer";
const MARGIN_APART = `Droits de mutation au taux normal du département, sur le prix hors taxe que l'acte mentionne à part (${RESCRIT}).`;

const buyerPrice = (plan: PlannedOperation, sale: PlannedSale, taxed: TaxedSale): BuyerPrice => {
  const full = sale.vat.regime === "totale";
  const margin = sale.vat.regime === "marge";
  const apart = margin && plan.operation.switches.deedStatesVat;
  const { departement, departementRate } = plan.operation.purchase;
  const { houseToBuild: house, site } = plan.operation;
  const deed: Deed = {
    base: full || apart ? taxed.priceHt : taxed.priceTtc,
    price: taxed.priceTtc,
    terms: {
      on: sale.on,
      duty: full ? "vente-tva" : "normal",
      departement,
      departementRate,
      vat: full || margin ? "avec-tva" : undefined,
    },
  };
  return {
    name: sale.name,
    price: taxed.priceTtc,
    ...deedOf(deed),
    because: full
      ? "TVA sur le prix total : droits réduits sur le prix hors taxe (CGI, art. 1594 F quinquies, A)."
      : apart
        ? MARGIN_APART
        : margin
          ? `Droits de mutation au taux normal du département, sur le prix TVA comprise : hors taxe si l'acte mentionne la TVA à part (${RESCRIT}).`
          : "Droits de mutation au taux normal du département.",
    firstHome: firstHomeOf(deed),
    houseToBuild:
      house === undefined || sale.kind === "maison" ? undefined : priceHouseToBuild({ house, site, on: sale.on }),
  };
};

/**
 * Each sale seen by its buyer. A lot taxed on its full price bears about five points less duty than one taxed on the margin:
 * two prices compare only with their deeds.
 */
export const pricesForBuyers = (plan: PlannedOperation, computed: Computed): BuyerPrice[] => {
  // Hundreds of lots sold alike are described once.
  const known = new Map<string, BuyerPrice>();
  return plan.sales.flatMap((sale, index) => {
    const taxed = computed.sales[index];
    if (taxed === undefined) return [];
    const alike = `${sale.kind} ${sale.vat.regime} ${sale.on} ${taxed.priceTtc} ${taxed.vat}`;
    const price = known.get(alike) ?? buyerPrice(plan, sale, taxed);
    known.set(alike, price);
    return [{ ...price, name: sale.name }];
  });
};
