import type { IsoDate } from "@lotir/units";
import type { ProcedureCalendar } from "../answer/answer-procedure.ts";
import { addDays, addMonths } from "../calendar/calendar-days.ts";
import { workingDayFrom } from "../calendar/working-day.ts";
import { APPEAL_TOLD_DAYS } from "../law/after-decision-figures.ts";
import { CERTIFICATE } from "../law/file-figures.ts";
import { lawNow } from "../law/law-figure.ts";
import { currentEvents, type FileEvent } from "./file-event.ts";

/** A day of the file: what falls due, by which article, and who acts. */
export interface DueDate {
  readonly code: string;
  readonly on: IsoDate;
  readonly title: string;
  readonly article: string;
  /** `to-do`: an act of ours; `limit`: the last day of a delay; `probable`: what silence would be worth. */
  readonly nature: "to-do" | "limit" | "probable";
}

type Line = readonly [
  code: string,
  on: IsoDate | null | undefined,
  title: string,
  article: string,
  nature: DueDate["nature"],
];

const TACIT_WORDS = {
  accord: "Accord tacite probable, à confirmer par certificat",
  refus: "Refus tacite probable, à confirmer",
  opposition: "Opposition tacite probable : dossier resté incomplet",
  rejet: "Rejet tacite probable : dossier resté incomplet",
  "a-confirmer": "Silence de la mairie : sens à confirmer",
} as const;

const instructionLines = ({ instruction }: ProcedureCalendar): Line[] => {
  if (instruction === null) return [];
  const { completenessLimit, piecesLimit, decisionDue, tacit, tacitOn } = instruction;
  return [
    [
      "completude",
      completenessLimit,
      "Dernier jour pour que la mairie demande des pièces ou majore le délai",
      "R.423-38 et R.423-42",
      "limit",
    ],
    ["pieces", piecesLimit, "Dernier jour pour fournir les pièces demandées", "R.423-39", "to-do"],
    ["decision", decisionDue, "Dernier jour pour que la mairie notifie sa décision", "R.423-23", "limit"],
    ["tacite", tacitOn, tacit === null ? "" : TACIT_WORDS[tacit], "R.424-1 et R.424-13", "probable"],
  ];
};

/** The day after which neither an appeal nor a withdrawal is to come: the later of both, appeals told. */
const purgeOf = ({ recourse }: ProcedureCalendar): IsoDate | null => {
  const appeal = recourse?.thirdParties.until ?? recourse?.thirdParties.cap ?? null;
  const withdrawal = recourse?.withdrawal.until ?? null;
  if (appeal === null || withdrawal === null) return null;
  const { days, clearDays } = lawNow(APPEAL_TOLD_DAYS);
  const told = workingDayFrom(addDays(appeal, days + clearDays));
  return told > withdrawal ? told : withdrawal;
};

const laterLines = (calendar: ProcedureCalendar): Line[] => {
  const { display, recourse, lapse } = calendar;
  return [
    ["affichage", display?.from, "Afficher l'autorisation sur le terrain", "R.424-15", "to-do"],
    ["affichage-fin", display?.minimumUntil, "Fin des deux mois d'affichage continu", "R.600-2", "limit"],
    ["tiers", recourse?.thirdParties.until, "Fin du recours des tiers", "R.600-2", "limit"],
    ["tiers-sans", recourse?.thirdParties.cap, "Fin du recours des tiers, faute d'affichage", "R.600-3", "limit"],
    ["retrait", recourse?.withdrawal.until, "Fin du retrait possible par l'autorité", "L.424-5", "limit"],
    [
      "purge",
      purgeOf(calendar),
      "Purge probable de tout recours et retrait, à confirmer par attestation de non-recours",
      "R.600-1, R.600-2 et L.424-5",
      "probable",
    ],
    ["validite", lapse?.term, "Fin de validité de l'autorisation", "R.424-17 et R.424-18", "limit"],
    ...(lapse?.extensions ?? []).map(
      ({ askBy }, rank): Line => [
        `prorogation-${rank + 1}`,
        askBy,
        "Dernier jour pour demander une prorogation d'un an",
        "R.424-21 et R.424-22",
        "to-do",
      ],
    ),
  ];
};

const certificateLines = (events: readonly FileEvent[]): Line[] => {
  const asked = events.findLast(({ kind }) => kind === "certificat-depose");
  if (asked === undefined) return [];
  const { instruction, validity, askedBefore } = lawNow(CERTIFICATE);
  const due = addMonths(asked.on, instruction[asked.detail.certificate ?? "a"]);
  const received = events.findLast(({ kind, on }) => kind === "certificat-recu" && on >= asked.on);
  const from = received?.on ?? addDays(due, 1);
  return [
    [
      "cu-reponse",
      received === undefined ? due : null,
      "Dernier jour de réponse au certificat d'urbanisme",
      "R.410-9 et R.410-10",
      "limit",
    ],
    [
      "cu-tacite",
      received === undefined ? from : null,
      "Certificat tacite probable, avec les effets d'un certificat d'information seulement",
      "R.410-12",
      "probable",
    ],
    ["cu-fin", addMonths(from, validity), "Fin de validité du certificat d'urbanisme", "R.410-17", "limit"],
    [
      "cu-prorogation",
      addMonths(addMonths(from, validity), -askedBefore),
      "Dernier jour pour demander la prorogation du certificat",
      "R.410-17",
      "to-do",
    ],
  ];
};

/** Everything that falls due, in order; days computed from the facts each time. */
export const dueDatesOf = (calendar: ProcedureCalendar, events: readonly FileEvent[]): readonly DueDate[] => {
  const isDecided = currentEvents(events).some(({ kind }) => kind === "decision");
  return [...instructionLines(calendar), ...laterLines(calendar), ...certificateLines(events)]
    .flatMap(([code, on, title, article, nature]) =>
      on === null || on === undefined || (isDecided && (code === "tacite" || code === "decision"))
        ? []
        : [{ code, on, title, article, nature }],
    )
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
};
