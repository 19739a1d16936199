import type { Abstention } from "@lotir/market";

const percent = (share: number): number => Math.round(share * 100);
const day = (iso: string): string => iso.split("-").reverse().join("/");

/** French takes the plural from two. */
const comparables = (found: number): string =>
  found < 2 ? `${found} vente comparable` : `${found} ventes comparables`;

/** Why nothing is said of a price, in French. */
export const abstentionSentence = (abstention: Abstention): string => {
  switch (abstention.kind) {
    case "not-priced":
      return "Non estimé : bien d'une nature que les ventes ne permettent pas de comparer.";
    case "unknown-area":
      return abstention.of === "plancher"
        ? "Non estimé : surface de plancher inconnue."
        : "Non estimé : surface de terrain inconnue.";
    case "unknown-place":
      return "Non estimé : lieu inconnu.";
    case "too-few-sales":
      return `Non estimé : ${comparables(abstention.found)} dans la commune, il en faut ${abstention.needed}.`;
    case "too-far":
      return `Non estimé : moins de ${abstention.needed} ventes comparables à ${abstention.kilometres} km.`;
    case "out-of-period":
      return `Non estimé : date à plus de ${abstention.years} ans des ventes connues (${day(abstention.first)} au ${day(abstention.last)}).`;
    case "too-doubtful":
      return `Non estimé : trop de doute (confiance ${percent(abstention.confidence)} %, il en faut ${percent(abstention.needed)}).`;
  }
};
