import type { ExtensionGround, FileKind } from "../facts/lodged-file.ts";
import { lawFigure } from "./law-figure.ts";

export const INSTRUCTION_MONTHS = lawFigure<Readonly<Record<FileKind, number>>>("instruction", {
  label: "Délai d'instruction de droit commun",
  unit: "mois",
  values: [
    [
      "2007-10-01",
      { "declaration-prealable": 1, "permis-amenager": 3, "permis-construire-valant-division": 3 },
      "Code de l'urbanisme, art. R.423-23",
      "vérifié",
    ],
  ],
});

/** `rank`: how it joins the others. Only the strongest counts; `permitsOnly` leaves a déclaration as it is. */
export interface ExtensionLaw {
  readonly article: string;
  readonly months: number;
  readonly rank: "plus" | "commission" | "in-all" | "from-report";
  readonly permitsOnly: boolean;
}

const plusOne: ExtensionLaw = { article: "R.423-24", months: 1, rank: "plus", permitsOnly: false };

export const EXTENSIONS = lawFigure<Readonly<Record<ExtensionGround, ExtensionLaw>>>("majorations", {
  label: "Majorations du délai d'instruction, notifiées dans le mois du dépôt",
  unit: "mois",
  values: [
    [
      "2015-01-01",
      {
        abords: plusOne,
        spr: plusOne,
        "autre-legislation": plusOne,
        "derogation-plu": plusOne,
        cdpenaf: plusOne,
        commission: { article: "R.423-25", months: 2, rank: "commission", permitsOnly: true },
        "commission-nationale": { article: "R.423-27", months: 5, rank: "in-all", permitsOnly: true },
        "enquete-publique": { article: "R.423-20 et R.423-32", months: 2, rank: "from-report", permitsOnly: false },
      },
      "Code de l'urbanisme, art. R.423-20, R.423-24, R.423-25, R.423-27 et R.423-32",
      "vérifié",
    ],
  ],
});

export const COMPLETENESS_MONTHS = lawFigure<number>("completude", {
  label: "Délai de la mairie pour demander des pièces ou notifier une majoration",
  unit: "mois",
  values: [["2007-10-01", 1, "Code de l'urbanisme, art. R.423-18, R.423-22, R.423-38 et R.423-42", "vérifié"]],
});

export const PIECES_MONTHS = lawFigure<number>("pieces", {
  label: "Délai pour fournir les pièces demandées",
  unit: "mois",
  values: [["2007-10-01", 3, "Code de l'urbanisme, art. R.423-39", "vérifié"]],
});

export const ELECTRONIC_NOTICE_DAYS = lawFigure<number>("notification-electronique", {
  label: "Jours après l'envoi électronique au bout desquels le courrier est réputé reçu",
  unit: "jours",
  values: [["2019-01-01", 8, "Code de l'urbanisme, art. R.423-48", "vérifié"]],
});
