import { lawFigure } from "./law-figure.ts";

/** Who makes a piece. `plan`: drawn from what is known of the ground; `texte`: written with what was told. */
export type PieceMaker = "plan" | "texte" | "signature" | "geometre" | "proprietaire" | "tiers" | "photos";

/** On which fact of the case it depends; `always` where the form asks for it whatever the case. */
export type PieceCase =
  | "always"
  | "existing-lotissement"
  | "common-works"
  | "new-rules"
  | "early-sales"
  | "natura-2000"
  | "impact-study"
  | "polluted-soil"
  | "own-sewage"
  | "clearing"
  | "pup"
  | "concertation"
  | "buildings"
  | "operational";

export interface PieceLaw {
  readonly code: string;
  readonly title: string;
  readonly article: string;
  readonly maker: PieceMaker;
  readonly when: PieceCase;
}

type Row = readonly [code: string, title: string, article: string, maker: PieceMaker, when?: PieceCase];

const rows = (lines: readonly Row[]): readonly PieceLaw[] =>
  lines.map(([code, title, article, maker, when = "always"]) => ({ code, title, article, maker, when }));

const DECLARATION = rows([
  ["CERFA", "Formulaire cerfa 16703 rempli, daté et signé", "R.441-9", "signature"],
  ["DP1", "Plan de situation du terrain", "R.441-10 a", "plan"],
  ["DP9", "Plan sommaire des lieux, avec les bâtiments existants", "R.441-10 b", "plan"],
  ["DP10", "Croquis et plan coté dans les trois dimensions, avec les divisions projetées", "R.441-10 c", "geometre"],
  ["DP10-1", "Accord du lotisseur", "R.442-21 b", "tiers", "existing-lotissement"],
  ["DP27", "Étude d'impact, ou décision au cas par cas", "R.441-5", "tiers", "impact-study"],
  ["DP28", "Évaluation des incidences Natura 2000", "R.441-6", "tiers", "natura-2000"],
]);

const PERMIT = rows([
  ["CERFA", "Formulaire cerfa 16297 rempli, daté et signé", "R.441-1", "signature"],
  ["PA1", "Plan de situation du terrain", "R.441-2 a", "plan"],
  ["PA2", "Notice décrivant le terrain et le projet", "R.441-3 et R.442-5", "texte"],
  ["PA3", "Plan de l'état actuel du terrain et de ses abords", "R.441-4 1°", "plan"],
  ["PA4", "Plan de composition d'ensemble coté dans les trois dimensions", "R.441-4 2°", "geometre"],
  ["PA4-1", "Bilan de la concertation", "R.441-4", "tiers", "concertation"],
  ["PA5", "Deux vues et coupes : terrain naturel et bâti", "R.442-5 a", "geometre"],
  ["PA6", "Photographie dans l'environnement proche", "R.442-5 b", "photos"],
  ["PA7", "Photographie dans le paysage lointain", "R.442-5 b", "photos"],
  ["PA8", "Programme et plans des travaux d'équipement", "R.442-5 c", "tiers", "common-works"],
  ["PA9", "Hypothèses d'implantation des bâtiments", "R.442-5 d", "plan"],
  ["PA10", "Projet de règlement", "R.442-6 a", "texte", "new-rules"],
  ["PA11", "Garantie d'achèvement ou convention de transfert", "R.442-6 b", "tiers", "early-sales"],
  [
    "PA12",
    "Engagement de constituer une association syndicale, ou convention de transfert",
    "R.442-7",
    "texte",
    "common-works",
  ],
  ["PA12-1", "Attestation relative aux sols pollués", "R.442-8-1", "tiers", "polluted-soil"],
  ["PA12-2", "Accord du lotisseur", "R.442-21 b", "tiers", "existing-lotissement"],
  ["PA14", "Étude d'impact, ou décision au cas par cas", "R.441-5", "tiers", "impact-study"],
  ["PA15-1", "Évaluation des incidences Natura 2000", "R.441-6 a", "tiers", "natura-2000"],
  ["PA15-2", "Attestation de l'assainissement non collectif", "R.441-6 b", "tiers", "own-sewage"],
  ["PA16", "Autorisation de défrichement", "R.441-7", "tiers", "clearing"],
  ["PA17", "Extrait de la convention de projet urbain partenarial", "R.441-8", "tiers", "pup"],
]);

const CERTIFICATE = rows([
  ["CERFA", "Formulaire cerfa 13410 rempli, daté et signé", "R.410-1", "signature"],
  ["CU1", "Plan de situation du terrain", "R.410-1", "plan"],
  ["CU2", "Note descriptive succincte de l'opération", "R.410-1", "texte", "operational"],
  ["CU3", "Plan du terrain, avec les constructions existantes", "R.410-1", "plan", "buildings"],
]);

/** Pieces of each file, with who makes them and when they are asked. Codes of the certificate are to be read again. */
export const PIECE_TABLE = lawFigure("pieces-du-dossier", {
  label: "Pièces d'un dossier de division et d'un certificat d'urbanisme",
  unit: "codes du cerfa",
  values: [
    [
      "2025-01-01",
      { "declaration-prealable": DECLARATION, "permis-amenager": PERMIT, certificat: CERTIFICATE },
      "Code de l'urbanisme, art. R.410-1, R.441-1 à R.441-10, R.442-5 à R.442-8-1 et R.442-21 ; codes CU à confirmer",
      "à confirmer",
    ],
  ],
});

export type PieceFile = "declaration-prealable" | "permis-amenager" | "certificat";
