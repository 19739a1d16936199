/** What the score is made of, in the order it is shown. */
export type ComponentKey =
  | "surface"
  | "facade"
  | "sol-libre"
  | "zone"
  | "prix"
  | "derniere-vente"
  | "division"
  | "marge";

/**
 * Points of each component. The first six make 100; an analysed division weighs as much as all of them together, and so does
 * what its best plan leaves.
 * These are choices of ours, to be argued with: README.md gives the reason of each.
 */
export const WEIGHTS: Readonly<Record<ComponentKey, number>> = {
  surface: 25,
  facade: 25,
  "sol-libre": 15,
  zone: 20,
  prix: 10,
  "derniere-vente": 5,
  division: 100,
  marge: 100,
};

export const LABELS: Readonly<Record<ComponentKey, string>> = {
  surface: "Surface et forme",
  facade: "Façade sur rue",
  "sol-libre": "Sol libre",
  zone: "Zone du PLU",
  prix: "Prix du secteur",
  "derniere-vente": "Dernière vente",
  division: "Division étudiée",
  marge: "Marge de l'opération",
};
