/** The layers of a plan, from the one drawn under all others. */
export const PLAN_LAYERS = [
  "surroundings",
  "parcels",
  "lots",
  "ways",
  "buildings",
  "networks",
  "survey",
  "annotations",
  "labels",
] as const;
export type PlanLayer = (typeof PLAN_LAYERS)[number];

export const LAYER_LABELS = {
  surroundings: "Alentours",
  parcels: "Parcelles",
  lots: "Lots",
  ways: "Accès",
  buildings: "Bâtiments",
  networks: "Réseaux",
  survey: "Plan du géomètre",
  annotations: "Annotations",
  labels: "Cotes et textes",
} as const satisfies Record<PlanLayer, string>;

/** What the cadastre drew: shown, snapped to, never edited. */
export const CADASTRAL_LAYERS: readonly PlanLayer[] = ["surroundings", "parcels", "buildings"];
