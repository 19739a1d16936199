import type { ProcedureKind } from "../kind/rule.ts";

/** What each kind is called on screen. */
export const KIND_WORDS: Readonly<Record<ProcedureKind, string>> = {
  aucune: "aucune autorisation d'urbanisme",
  "declaration-prealable": "déclaration préalable",
  "permis-amenager": "permis d'aménager",
  "permis-construire-valant-division": "permis de construire valant division",
  "a-confirmer": "à confirmer",
};
