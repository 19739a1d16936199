import { lawFigure } from "./law-figure.ts";

/** Above it a permis d'aménager is drawn up by an architect or a paysagiste-concepteur. */
export const ARCHITECT_ABOVE = lawFigure<number>("architecte-seuil", {
  label: "Surface à aménager au-delà de laquelle le permis demande un architecte ou un paysagiste-concepteur",
  unit: "m²",
  values: [["2017-05-01", 2_500, "Code de l'urbanisme, art. L.441-4 et R.441-4-2", "vérifié"]],
});

/** Compulsory pieces of a division, by file; those of a case are added by what the operation is. */
export const PIECES = lawFigure("pieces-obligatoires", {
  label: "Pièces obligatoires d'une division",
  unit: "codes du cerfa",
  values: [
    [
      "2025-01-01",
      {
        declaration: ["DP1", "DP9", "DP10"],
        declarationInLotissement: "DP10-1",
        permit: ["PA1", "PA2", "PA3", "PA4", "PA5", "PA6", "PA7", "PA9"],
        permitWithCommon: ["PA8", "PA12"],
        permitInLotissement: "PA12-2",
      },
      "Code de l'urbanisme, art. R.441-2 à R.441-4, R.441-10, R.442-5 à R.442-7 et R.442-21",
      "vérifié",
    ],
  ],
});

/** Forms in force, to be compared with the published version before one is filled. */
export const FORMS_IN_FORCE = lawFigure("formulaires", {
  label: "Formulaires en vigueur",
  unit: "numéro cerfa",
  values: [
    [
      "2025-01-01",
      {
        certificat: "13410",
        "declaration-prealable": "16703",
        "permis-amenager": "16297",
        modification: "16700",
        transfert: "13412",
      },
      "service-public.fr",
      "vérifié",
    ],
  ],
});

/** Certificat d'urbanisme: a, of information; b, opérationnel. Silence is worth an a, never a b (R.410-12). */
export const CERTIFICATE = lawFigure("certificat", {
  label: "Certificat d'urbanisme : instruction, validité, prorogation et sa demande",
  unit: "mois",
  values: [
    [
      "2007-10-01",
      { instruction: { a: 1, b: 2 }, validity: 18, extension: 12, askedBefore: 2 },
      "Code de l'urbanisme, art. R.410-9, R.410-10, R.410-12 et R.410-17",
      "vérifié",
    ],
  ],
});
