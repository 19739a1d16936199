/** How a shape looks. Millimetres are those of the paper; a screen view draws them in proportion. */
export interface Style {
  /** In the legend; null where the drawing says it itself. */
  readonly label: string | null;
  /** `#rrggbb`, of lines and of letters. */
  readonly stroke: string | null;
  /** Of lines, mm. */
  readonly width: number;
  /** Strokes and gaps, mm. */
  readonly dash: readonly number[] | null;
  readonly fill: string | null;
  /** Of the fill, from 0 to 1. */
  readonly opacity: number;
  /** Distance between hatching lines, mm; null without. */
  readonly hatch: number | null;
  /** Height of letters, mm. */
  readonly letters: number;
  readonly bold: boolean;
}

const PLAIN: Style = {
  label: null,
  stroke: "#111827",
  width: 0.25,
  dash: null,
  fill: null,
  opacity: 1,
  hatch: null,
  letters: 2.4,
  bold: false,
};

/** A style told by what makes it differ from a thin dark line. */
export const styleOf = (changes: Partial<Style>): Style => ({ ...PLAIN, ...changes });

/** Those of the plans of lots, so that a lot keeps its tint from the screen to the paper. */
const LOT_TINTS = ["#f6d8ae", "#cfe3c8", "#c9dcee", "#ecd0dd", "#e6e2b5", "#d7cfea", "#f3c9bd", "#c5e4df"] as const;

const lotStyles = Object.fromEntries(
  LOT_TINTS.map((fill, rank) => [`lot-${rank + 1}`, styleOf({ fill, width: 0.35, letters: 3.4, bold: true })]),
);

/** The style of a lot by its number (from 1). */
export const lotStyle = (number: number): string => `lot-${((number - 1) % LOT_TINTS.length) + 1}`;

/** The one table of styles. */
export const STYLES: Readonly<Record<string, Style>> = {
  plain: PLAIN,
  parcelle: styleOf({ label: "Terrain", width: 0.5 }),
  neighbour: styleOf({ label: "Parcelles voisines", stroke: "#9ca3af", width: 0.18, letters: 2 }),
  building: styleOf({ label: "Bâtiment", stroke: "#57534e", fill: "#a8a29e", width: 0.25 }),
  "building-light": styleOf({ label: "Construction légère", stroke: "#78716c", fill: "#e7e5e4", width: 0.2 }),
  "building-removed": styleOf({ label: "À démolir", stroke: "#b45309", dash: [1.2, 0.8], hatch: 1.6 }),
  pool: styleOf({ label: "Piscine", stroke: "#0369a1", fill: "#bae6fd" }),
  ...lotStyles,
  remainder: styleOf({ label: "Reliquat", stroke: "#4b5563", fill: "#f3f4f6" }),
  "new-limit": styleOf({ label: "Limite nouvelle", stroke: "#b91c1c", width: 0.5 }),
  way: styleOf({ label: "Accès", stroke: "#6b7280", width: 0.2, dash: [1.4, 0.8], hatch: 1.4 }),
  servitude: styleOf({ label: "Servitude à créer", stroke: "#7c3aed", width: 0.35, dash: [2, 1], hatch: 2.4 }),
  road: styleOf({ label: "Voie", stroke: "#c2410c", width: 0.7 }),
  "private-road": styleOf({ label: "Voie privée", stroke: "#a16207", width: 0.7 }),
  setback: styleOf({ label: "Recul", stroke: "#15803d", width: 0.2, dash: [0.6, 0.6] }),
  envelope: styleOf({ label: "Implantation possible (information)", stroke: "#15803d", width: 0.25, dash: [1.6, 0.8] }),
  constraint: styleOf({ label: "Contrainte", stroke: "#166534", fill: "#bbf7d0", opacity: 0.5, width: 0.2 }),
  dimension: styleOf({ stroke: "#1f2937", width: 0.15, letters: 2 }),
  label: styleOf({ letters: 2.4 }),
  "strong-label": styleOf({ letters: 3.4, bold: true }),
  measurement: styleOf({ label: "Mesure", stroke: "#1d4ed8", width: 0.2, letters: 2.2 }),
  tree: styleOf({ label: "Arbre", stroke: "#15803d", fill: "#dcfce7", opacity: 0.7, width: 0.2, letters: 2 }),
  access: styleOf({ label: "Entrée", stroke: "#c2410c", fill: "#c2410c" }),
  "level-surveyed": styleOf({ label: "Altitude levée par le géomètre", stroke: "#111827", letters: 1.9 }),
  "level-model": styleOf({ label: "Altitude d'un modèle de terrain", stroke: "#6b7280", letters: 1.9 }),
  "level-typed": styleOf({ label: "Altitude saisie", stroke: "#1d4ed8", letters: 1.9 }),
  water: styleOf({ label: "Eau potable", stroke: "#0284c7", width: 0.35, dash: [3, 1] }),
  sewer: styleOf({ label: "Eaux usées", stroke: "#92400e", width: 0.35, dash: [3, 1, 0.6, 1] }),
  rainwater: styleOf({ label: "Eaux pluviales", stroke: "#0f766e", width: 0.35, dash: [1.2, 0.8] }),
  electricity: styleOf({ label: "Électricité", stroke: "#dc2626", width: 0.35, dash: [3, 1] }),
  telecom: styleOf({ label: "Télécommunications", stroke: "#7e22ce", width: 0.35, dash: [0.6, 0.8] }),
  other: styleOf({ label: "Réseau de nature non précisée", stroke: "#475569", width: 0.35, dash: [2, 0.8] }),
  "surveyed-line": styleOf({ label: "Relevé du géomètre", stroke: "#b03a77", width: 0.2 }),
  site: styleOf({ label: "Terrain", stroke: "#b91c1c", fill: "#fecaca", width: 0.5 }),
  "site-ring": styleOf({ stroke: "#b91c1c", width: 0.6 }),
  "commune-limit": styleOf({ label: "Limite de la commune", stroke: "#6b7280", width: 0.4, dash: [4, 1.4, 0.8, 1.4] }),
  "road-main": styleOf({ label: "Voie principale", stroke: "#c2410c", width: 0.7 }),
  "road-thin": styleOf({ label: "Voie", stroke: "#a8765a", width: 0.28 }),
  "street-name": styleOf({ stroke: "#7c2d12", letters: 2.2 }),
  hydrant: styleOf({ label: "Poteau d'incendie", stroke: "#b91c1c", fill: "#b91c1c" }),
  annotation: styleOf({ stroke: "#1d4ed8", width: 0.35 }),
};
