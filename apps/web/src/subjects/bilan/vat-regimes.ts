/** Regimes of VAT of a sale, as they are read. */
const REGIMES: Readonly<Record<string, string>> = {
  totale: "TVA sur le prix total",
  marge: "TVA sur la marge",
  exoneree: "Exonérée de TVA",
  "hors-champ": "Sans TVA",
};

/** An unknown one is shown raw. */
export const vatRegimeLabel = (regime: string): string => REGIMES[regime] ?? regime;
