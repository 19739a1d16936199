import { lawFigure } from "./law-figure.ts";

/** What goes with a division beside its file: what, when, by which text. */
export interface Obligation {
  readonly code: string;
  readonly title: string;
  readonly when: string;
  readonly article: string;
}

/** Each in the words of who must do it; a condition is written in `when`, never supposed to be met or not. */
export const OBLIGATIONS = lawFigure<readonly Obligation[]>("obligations", {
  label: "Obligations qui accompagnent une division",
  unit: "actes",
  values: [
    [
      "2020-10-01",
      [
        {
          code: "bornage",
          title: "Bornage des lots à bâtir par un géomètre-expert",
          when: "avant la promesse ou la vente d'un lot destiné à l'habitation",
          article: "C. urb., art. L.115-4",
        },
        {
          code: "arpentage",
          title: "Document modificatif du parcellaire cadastral (DMPC)",
          when: "avant l'acte, établi par le géomètre-expert et déposé au cadastre",
          article: "décret n° 55-471 du 30 avril 1955, art. 25",
        },
        {
          code: "g1",
          title: "Étude géotechnique préalable (G1), valable 30 ans",
          when: "à la vente d'un terrain à bâtir, si la zone d'argiles est moyenne ou forte",
          article: "CCH, art. L.132-5",
        },
        {
          code: "risques",
          title: "État des risques",
          when: "dès l'annonce, et joint à la promesse",
          article: "C. env., art. L.125-5",
        },
        {
          code: "dia",
          title: "Déclaration d'intention d'aliéner (cerfa 10072)",
          when: "deux mois avant l'acte, si la commune a institué un droit de préemption",
          article: "C. urb., art. L.213-2",
        },
        {
          code: "assainissement",
          title: "Avis du SPANC sur chaque lot",
          when: "avec le dossier, si l'assainissement n'est pas collectif",
          article: "C. urb., art. R.441-6 b",
        },
        {
          code: "voirie",
          title: "Arrêté d'alignement et permission de voirie pour l'accès",
          when: "avant les travaux sur la voie publique",
          article: "C. voirie routière, art. L.112-1 et L.113-2",
        },
        {
          code: "reseaux",
          title: "Déclaration de projet de travaux (DT) et déclaration d'intention (DICT)",
          when: "avant tout travaux près d'un réseau",
          article: "C. env., art. R.554-20 et suivants",
        },
        {
          code: "regles-stables",
          title: "Règles d'urbanisme figées pendant cinq ans pour les lots",
          when: "à compter de la non-opposition, ou de l'achèvement pour un permis d'aménager",
          article: "C. urb., art. L.442-14",
        },
      ],
      "Codes de l'urbanisme, de la construction, de l'environnement et de la voirie routière, articles cités ligne à ligne",
      "à confirmer",
    ],
  ],
});
