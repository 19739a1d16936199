import { DISPLAY_MONTHS, INSTRUCTION_MONTHS, lawNow, WITHDRAWAL_MONTHS } from "@lotir/procedure";
import { type Figure, figure, type Range } from "./figure.ts";

/** What happens between the first survey and the last sale, in the order it starts. */
export type PhaseId = "etudes" | "dossier" | "instruction" | "purge" | "acte" | "travaux" | "vente";

export interface PhaseFigure {
  readonly id: PhaseId;
  readonly label: string;
  readonly months: Figure<Range>;
}

type Row = readonly [id: PhaseId, label: string, months: readonly [number, number, number], source: string];

const USAGE = "Usage, à confirmer";

const phaseOf =
  (procedure: string) =>
  ([id, label, [low, middle, high], source]: Row): PhaseFigure => ({
    id,
    label,
    months: figure({
      id: `duree-${procedure}-${id}`,
      label: `${label} (${procedure})`,
      unit: "mois",
      reviewBy: "2027-11-01",
      values: [["2024-01-01", { low, default: middle, high }, source, source === USAGE ? "a-confirmer" : "verifie"]],
    }),
  });

const INSTRUCTION = "Code de l'urbanisme, art. R.423-23 et R.423-24 s.";
const PURGE = "Code de l'urbanisme, art. R.600-2 (2 mois d'affichage) et L.424-5 (3 mois de retrait), en parallèle";

const DP: readonly Row[] = [
  ["etudes", "Certificat d'urbanisme, relevé du géomètre, promesse d'achat", [1, 2, 4], USAGE],
  ["dossier", "Préparation du dossier", [0.5, 1, 2], USAGE],
  ["instruction", "Instruction", [1, 1, 2], INSTRUCTION],
  ["purge", "Purge des recours et du retrait", [2, 3, 3], PURGE],
  ["acte", "Acte d'achat", [1, 1, 1], USAGE],
  ["travaux", "Branchements et travaux", [0.5, 2, 4], USAGE],
  ["vente", "Bornage, promesses et actes de vente", [4, 6, 9], USAGE],
];

const PA: readonly Row[] = [
  ["etudes", "Certificat d'urbanisme, relevé du géomètre, promesse d'achat", [2, 3, 6], USAGE],
  ["dossier", "Préparation du dossier", [2, 3, 5], USAGE],
  ["instruction", "Instruction", [3, 4, 6], INSTRUCTION],
  ["purge", "Purge des recours et du retrait", [2, 3, 3], PURGE],
  ["acte", "Acte d'achat", [1, 1, 2], USAGE],
  ["travaux", "Travaux de voirie et réseaux", [3, 5, 9], USAGE],
  ["vente", "Bornage, promesses et actes de vente", [4, 7, 12], USAGE],
];

export const PHASES = { DP: DP.map(phaseOf("DP")), PA: PA.map(phaseOf("PA")) } as const;

/**
 * Overlaps that make the totals 8–13–22 months (DP) and 15–22–36 (PA): the file is started half a month before the
 * surveys end, the deed is signed as the purge ends, buyers' permits start while the works go on.
 */
export const OVERLAPS = {
  fileBeforeSurveysEnd: 0.5,
  saleAfterWorksStart: {
    DP: { low: 0, default: 0.5, high: 2.5 },
    PA: { low: 2.5, default: 2.5, high: 4.5 },
  },
} as const;

const ORDINARY = lawNow(INSTRUCTION_MONTHS);

/** Months under which no file is answered; a protected site adds one or two. */
export const LEAST_INSTRUCTION = figure<Readonly<Record<"DP" | "PA", number>>>({
  id: "instruction-minimum",
  label: "Délai d'instruction de droit commun d'une déclaration préalable et d'un permis d'aménager",
  unit: "mois",
  reviewBy: "2027-11-01",
  values: [
    ["2014-01-01", { DP: ORDINARY["declaration-prealable"], PA: ORDINARY["permis-amenager"] }, INSTRUCTION, "verifie"],
  ],
});

/** The display on site lasts two months; who waits for the withdrawal period counts three. */
export const LEAST_PURGE = figure<{ readonly recours: number; readonly retrait: number }>({
  id: "purge-minimum",
  label: "Purge des recours des tiers et du retrait par l'autorité",
  unit: "mois",
  reviewBy: "2027-11-01",
  values: [
    ["2018-10-01", { recours: lawNow(DISPLAY_MONTHS), retrait: lawNow(WITHDRAWAL_MONTHS) }, PURGE, "a-confirmer"],
  ],
});
