import type { IsoDate } from "@lotir/units";
import type { ProcedureAnswer } from "./answer-procedure.ts";
import { KIND_WORDS } from "./kind-words.ts";

const day = (date: IsoDate): string => date.split("-").reverse().join("/");

const dated = (label: string, date: IsoDate | null | undefined): string[] =>
  date === null || date === undefined ? [] : [`${label} : ${day(date)}.`];

const listed = (label: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${label} : ${values.join(", ")}.`];

const TACIT = {
  accord: "accord tacite",
  refus: "refus tacite",
  opposition: "opposition tacite",
  rejet: "rejet tacite",
  "a-confirmer": "sens du silence à confirmer",
} as const;

const instructionLines = ({ instruction }: ProcedureAnswer): string[] => {
  if (instruction === null) return [];
  const { months, tacit, tacitOn } = instruction;
  return [
    `Instruction : ${months === null ? "délai à confirmer" : `${months} mois`}.`,
    ...instruction.extensions.map(
      ({ why, article, applies }) => `Majoration ${why} (${article}) : ${applies ? "comptée" : "sans effet"}.`,
    ),
    ...dated("La mairie peut demander des pièces ou majorer le délai jusqu'au", instruction.completenessLimit),
    ...dated("Pièces à fournir au plus tard le", instruction.piecesLimit),
    ...dated("Délai compté depuis le", instruction.start),
    ...dated("Décision à notifier au plus tard le", instruction.decisionDue),
    ...(tacit === null || tacitOn === null ? [] : [`À défaut de décision, ${TACIT[tacit]} le ${day(tacitOn)}.`]),
    ...dated("Décision du", instruction.decidedOn),
    ...dated("Effet depuis le", instruction.effectiveOn),
  ];
};

const laterLines = ({ display, recourse, lapse }: ProcedureAnswer): string[] => [
  ...dated("Affichage sur le terrain à partir du", display?.from),
  ...dated("Affichage continu au moins jusqu'au", display?.minimumUntil),
  ...dated("Recours des tiers jusqu'au", recourse?.thirdParties.until),
  ...dated("Faute d'affichage, recours des tiers jusqu'au", recourse?.thirdParties.cap),
  ...dated("Retrait par l'autorité jusqu'au", recourse?.withdrawal.until),
  ...dated("Validité jusqu'au", lapse?.term),
  ...dated("Péremption le", lapse?.on),
  ...(lapse?.extensions ?? []).map(
    ({ askBy, until }) => `Prorogation à demander au plus tard le ${day(askBy)}, pour aller jusqu'au ${day(until)}.`,
  ),
];

const ARCHITECT = "Un architecte ou un paysagiste-concepteur établit le projet (L.441-4).";

/** The answer in French sentences, one a line. */
export const procedureSentences = (answer: ProcedureAnswer): string[] => [
  `${answer.id === null ? "" : `${answer.id} : `}${KIND_WORDS[answer.kind]} (${answer.article}).`,
  ...listed("Ce qui décide", answer.deciding),
  ...listed("À connaître pour décider", answer.missing),
  ...answer.flips.map(
    ({ fact, to, kind, article }) => `Si ${fact} devenait ${wordOf(to)} : ${KIND_WORDS[kind]} (${article}).`,
  ),
  ...(answer.architectRequired === true ? [ARCHITECT] : []),
  ...listed("Pièces", answer.pieces),
  ...instructionLines(answer),
  ...laterLines(answer),
  ...answer.warnings.map((warning) => `Attention. ${warning}`),
];

const wordOf = (value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? "vrai" : "faux";
  return String(value);
};
