import { type Cents, cents, type IsoDate } from "@lotir/units";
import type { LineStatus } from "../amounts/origin.ts";
import { DEED_ROWS, deedLabel } from "../costs/plan-land-costs.ts";
import { BID_GUARANTEE, HAMMER_SHARE, OVERBID, PRICE_DEADLINE_MONTHS } from "../figures/encheres.ts";
import { entryOn, type Range } from "../figures/figure.ts";
import { acquisitionTerms, type Duty, priceAcquisition, type SaleForm } from "../taxes/price-acquisition.ts";

export interface AuctionDemand {
  readonly form: SaleForm;
  /** The bid that is priced. */
  readonly bid: Cents;
  readonly on: IsoDate;
  readonly duty: Duty;
  readonly departement: string | undefined;
}

/** What a bid costs besides itself, and the law of the sale. */
export interface AuctionTerms {
  readonly costs: readonly {
    readonly label: string;
    readonly amount: Cents;
    readonly source: string;
    readonly status: LineStatus;
  }[];
  readonly total: Cents;
  /** French sentences, each with its text. */
  readonly conditions: readonly { readonly sentence: string; readonly source: string }[];
  /** Share of the market value that such a sale usually fetches, to be confirmed. */
  readonly hammerShare: Range;
}

const EUROS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const euros = (amount: number): string => `${EUROS.format(Math.round(amount / 100))} €`;
const PERCENT = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0, style: "percent" });

const judicial = ({ bid, on }: AuctionDemand): AuctionTerms["conditions"] => {
  const guarantee = entryOn(BID_GUARANTEE, on);
  const overbid = entryOn(OVERBID, on);
  const deadline = entryOn(PRICE_DEADLINE_MONTHS, on);
  const asked = Math.max(bid * guarantee.value.share, guarantee.value.floor * 100);
  return [
    {
      sentence: `Avant d'enchérir, par un avocat : caution bancaire irrévocable ou chèque de banque de ${euros(asked)} (${PERCENT.format(guarantee.value.share)} de la mise à prix, ${euros(guarantee.value.floor * 100)} au moins).`,
      source: guarantee.source,
    },
    {
      sentence: `Pendant ${overbid.value.days} jours, chacun peut surenchérir d'un dixième : la vente recommence alors à ${euros(bid * (1 + overbid.value.share))} pour une adjudication à ${euros(bid)}.`,
      source: overbid.source,
    },
    {
      sentence: `Prix et frais versés dans les ${deadline.value} mois de l'adjudication définitive, sous peine de réitération des enchères ; ensuite, le prix porte intérêt au taux légal.`,
      source: deadline.source,
    },
  ];
};

const NOTARY: AuctionTerms["conditions"] = [
  {
    sentence:
      "Consignation, surenchère et délai de paiement sont ceux du cahier des charges du notaire : lisez-le avant d'enchérir.",
    source: "Vente volontaire : régime contractuel ; C. com., art. A444-102 pour les émoluments",
  },
];

const STATE: AuctionTerms["conditions"] = [
  {
    sentence:
      "Vente de l'État, par adjudication ou sur offres : pas de surenchère légale ; conditions et délai de paiement au cahier des charges de la cession.",
    source: "CG3P, art. R.3211-2 à R.3211-8, à lire avec le cahier des charges",
  },
];

const conditionsOf = (demand: AuctionDemand): AuctionTerms["conditions"] => {
  if (demand.form === "adjudication-judiciaire") return judicial(demand);
  return demand.form === "vente-domaniale" ? STATE : NOTARY;
};

/** What a bid costs on top of itself, line by line, and what the sale asks of who bids. */
export const auctionTerms = (demand: AuctionDemand): AuctionTerms => {
  const { form, bid, on, duty, departement } = demand;
  const terms = acquisitionTerms({ form, on, duty, departement });
  const priced = priceAcquisition({ duty: bid, stated: bid }, terms);
  const costs = DEED_ROWS.map(([, label, part]) => {
    const { source, status } = terms.origins[part];
    return { label: deedLabel(part, label, form), amount: priced[part], source, status };
  });
  return {
    costs,
    total: cents(priced.total),
    conditions: conditionsOf(demand),
    hammerShare: entryOn(HAMMER_SHARE, on).value,
  };
};
