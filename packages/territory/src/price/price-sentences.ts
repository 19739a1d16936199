import type { Abstention } from "@lotir/market";

const percent = (share: number): number => Math.round(share * 100);

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
      return `Non estimé : ${abstention.found} vente(s) comparable(s) dans la commune, il en faut ${abstention.needed}.`;
    case "too-doubtful":
      return `Non estimé : trop de doute (confiance ${percent(abstention.confidence)} %, il en faut ${percent(abstention.needed)}).`;
  }
};
