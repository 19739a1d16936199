import type { SaleKind } from "@lotir/market";

const WORDS: Record<SaleKind, string> = {
  house: "maison",
  flat: "appartement",
  "building-land": "terrain à bâtir",
  "other-land": "terrain non constructible",
  outbuilding: "dépendance",
  commercial: "local d'activité",
  mixed: "biens mélangés",
  "off-plan": "vente sur plan (VEFA)",
  other: "autre bien",
  exchange: "échange",
  auction: "adjudication",
  expropriation: "expropriation",
};
const BY_KIND: ReadonlyMap<string, string> = new Map(Object.entries(WORDS));

/** What was sold, in French; a word that the server already says in French is kept. */
export const saleKind = (kind: string): string => BY_KIND.get(kind) ?? kind;
