import type { LineStatus } from "../amounts/origin.ts";
import { VAT_SOURCES } from "../figures/tva.ts";
import type { VatRegime } from "./tax-sale.ts";

export type VatChoice = "auto" | "marge" | "totale" | "exoneree";
export type LandSeller = "particulier" | "assujetti-marge" | "assujetti-tva" | "inconnu";
export type BoughtAs = "terrain-a-batir" | "terrain-non-batir" | "avec-maison" | "inconnu";

/** What decides the VAT of a building lot resold by somebody in business. */
export interface LotVatFacts {
  readonly private: boolean;
  readonly choice: VatChoice;
  readonly seller: LandSeller;
  readonly boughtAs: BoughtAs;
  /** The purchase deed names and prices the building land apart from the house. */
  readonly namedInDeed: boolean;
}

export interface VatDecision {
  readonly regime: VatRegime;
  /** French, with its reason. */
  readonly because: string;
  readonly source: string;
  readonly status: LineStatus;
  /** The facts were missing and the dearer regime was taken. */
  readonly assumed: boolean;
}

const decision = (regime: VatRegime, because: string, source: string): VatDecision => ({
  regime,
  because,
  source,
  status: "verifie",
  assumed: false,
});

const SOURCE_OF = {
  marge: VAT_SOURCES.marge,
  totale: VAT_SOURCES.totale,
  exoneree: VAT_SOURCES.exoneree,
} as const;

const chosen = (regime: Exclude<VatChoice, "auto">): VatDecision => ({
  ...decision(regime, "Régime choisi.", SOURCE_OF[regime]),
  status: "donne",
});

const assumedFull = (unknown: string): VatDecision => ({
  ...decision("totale", `${unknown} : TVA sur le prix total retenue par prudence.`, VAT_SOURCES.totale),
  status: "a-confirmer",
  assumed: true,
});

const onMargin = (facts: LotVatFacts, because: string): VatDecision =>
  facts.seller === "inconnu"
    ? assumedFull("Vendeur du terrain inconnu, donc droit à déduction inconnu")
    : facts.seller === "particulier"
      ? { ...decision("marge", because, VAT_SOURCES.margeDuParticulier), status: "a-confirmer" }
      : decision("marge", because, VAT_SOURCES.marge);

const byPurchase = (facts: LotVatFacts): VatDecision => {
  if (facts.boughtAs === "terrain-a-batir") return onMargin(facts, "Acheté comme terrain à bâtir sans TVA déductible.");
  if (facts.boughtAs === "terrain-non-batir")
    return decision("totale", "Acheté comme terrain non à bâtir : la qualification a changé.", VAT_SOURCES.houseBought);
  if (facts.boughtAs === "inconnu") return assumedFull("Qualification à l'achat inconnue");
  return facts.namedInDeed
    ? onMargin(facts, "Terrain à bâtir désigné et chiffré à part dans l'acte d'achat.")
    : decision(
        "totale",
        "Terrain acheté avec une maison, sans désignation séparée dans l'acte.",
        VAT_SOURCES.houseBought,
      );
};

/**
 * The margin regime needs a purchase that gave no right to deduct, of land already sold as building land. When a fact is
 * missing the full price is taxed: the error then costs nothing to who decides on it.
 */
export const chooseLotVat = (facts: LotVatFacts): VatDecision => {
  if (facts.private) return decision("hors-champ", "Gestion du patrimoine privé : pas de TVA.", VAT_SOURCES.horsChamp);
  if (facts.choice !== "auto") return chosen(facts.choice);
  if (facts.seller === "assujetti-tva")
    return decision("totale", "L'achat a ouvert un droit à déduction.", VAT_SOURCES.totale);
  return byPurchase(facts);
};

export interface HouseVatFacts {
  readonly private: boolean;
  readonly choice: VatChoice;
  /** Completed five years ago or less. */
  readonly isNew: boolean;
}

export const chooseHouseVat = (facts: HouseVatFacts): VatDecision => {
  if (facts.private) return decision("hors-champ", "Gestion du patrimoine privé : pas de TVA.", VAT_SOURCES.horsChamp);
  if (facts.choice !== "auto") return chosen(facts.choice);
  return facts.isNew
    ? decision("totale", "Immeuble achevé depuis cinq ans au plus.", VAT_SOURCES.totale)
    : decision("exoneree", "Immeuble achevé depuis plus de cinq ans.", VAT_SOURCES.exoneree);
};
