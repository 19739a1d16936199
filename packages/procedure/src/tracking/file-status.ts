import type { IsoDate } from "@lotir/units";
import type { ProcedureCalendar } from "../answer/answer-procedure.ts";
import type { FileKind } from "../facts/lodged-file.ts";
import { currentEvents, type EventKind, type FileEvent } from "./file-event.ts";

/** The statuses of a file, in the words of who follows one. */
export const STATUS_WORDS = {
  brouillon: "Brouillon",
  pret: "Prêt à déposer",
  depose: "Déposé",
  incomplet: "Incomplet : pièces demandées",
  pieces_complementaires: "Pièces complémentaires déposées",
  en_instruction: "En instruction",
  consultation: "En consultation",
  sursis: "Sursis à statuer",
  accorde: "Accordé",
  accorde_prescriptions: "Accordé avec prescriptions",
  tacite: "Accord tacite probable, à confirmer par certificat",
  tacite_atteste: "Accord tacite, attesté par certificat",
  silence: "Silence de la mairie : sens à confirmer",
  refuse: "Refusé",
  refus_tacite: "Refus tacite probable, à confirmer",
  rejet_tacite: "Rejet tacite probable : dossier resté incomplet",
  affiche: "Affiché sur le terrain",
  recours_gracieux: "Recours gracieux",
  recours_contentieux: "Recours devant le juge",
  retire: "Retiré",
  annule: "Annulé par le juge",
  purge: "Purgé de tout recours et retrait",
  travaux: "Travaux ou division en cours",
  acheve: "Achevé",
  perime: "Périmé",
} as const satisfies Record<string, string>;
export type FileStatus = keyof typeof STATUS_WORDS;

/** The five of the specification, as the short view of the real one. */
export type ShortStatus = "not_generated" | "generated" | "submitted" | "approved" | "rejected";

const REJECTED: readonly FileStatus[] = ["refuse", "refus_tacite", "rejet_tacite", "retire", "annule", "perime"];
const APPROVED: readonly FileStatus[] = [
  "accorde",
  "accorde_prescriptions",
  "tacite_atteste",
  "affiche",
  "recours_gracieux",
  "recours_contentieux",
  "purge",
  "travaux",
  "acheve",
];

/** A probable tacit decision is still "submitted": nothing attests it. */
export const shortStatusOf = (status: FileStatus, isGenerated: boolean): ShortStatus => {
  if (status === "brouillon" || status === "pret") return isGenerated ? "generated" : "not_generated";
  if (REJECTED.includes(status)) return "rejected";
  return APPROVED.includes(status) ? "approved" : "submitted";
};

export interface Followed {
  readonly events: readonly FileEvent[];
  readonly calendar: ProcedureCalendar;
  readonly kind: FileKind | undefined;
  /** All compulsory pieces are there. */
  readonly isComplete: boolean;
  readonly today: IsoDate;
}

const isPast = (date: IsoDate | null | undefined, today: IsoDate): boolean =>
  date !== null && date !== undefined && date < today;

/** Before any decision, express or tacit. */
const beforeDecision = ({ calendar, today }: Followed, has: (kind: EventKind) => boolean): FileStatus => {
  const { instruction } = calendar;
  if (has("sursis")) return "sursis";
  const isWaiting = instruction?.piecesLimit !== null && instruction?.piecesLimit !== undefined;
  if (isWaiting && instruction.decisionDue === null) return "incomplet";
  if (isWaiting && has("pieces-deposees")) return "pieces_complementaires";
  if (has("consultation") && !has("avis")) return "consultation";
  return isPast(instruction?.completenessLimit, today) || has("avis") || has("majoration")
    ? "en_instruction"
    : "depose";
};

type Tacit = NonNullable<NonNullable<ProcedureCalendar["instruction"]>["tacit"]>;

const OF_SILENCE: Readonly<Record<Tacit, FileStatus>> = {
  accord: "tacite",
  refus: "refus_tacite",
  opposition: "rejet_tacite",
  rejet: "rejet_tacite",
  "a-confirmer": "silence",
};

/** A favourable decision, and how far it is safe. Purged by its dates and by their proofs, never by dates alone. */
const afterDecision = (followed: Followed, granted: FileStatus, current: readonly FileEvent[]): FileStatus => {
  const { calendar, today } = followed;
  const find = (kind: EventKind) => current.findLast((event) => event.kind === kind);
  if (isPast(calendar.lapse?.on, today)) return "perime";
  if (find("achevement")) return "acheve";
  const { thirdParties, withdrawal } = calendar.recourse ?? {};
  const isOver = isPast(thirdParties?.until ?? thirdParties?.cap, today) && isPast(withdrawal?.until, today);
  const isProved = find("affichage")?.isProved === true && find("non-recours")?.isProved === true;
  if (find("ouverture-chantier") ?? find("division-faite")) return "travaux";
  if (isOver && isProved) return "purge";
  if (find("affichage") && granted !== "tacite") return "affiche";
  return granted;
};

const openAppeal = (current: readonly FileEvent[]): FileStatus | undefined => {
  const last = current.findLast(({ kind }) => kind.startsWith("recours-") || kind === "fin-recours");
  if (last?.kind === "recours-gracieux") return "recours_gracieux";
  return last?.kind === "recours-contentieux" ? "recours_contentieux" : undefined;
};

/** Where a file stands on a day: derived each time from what happened and from the clocks, never typed. */
export const fileStatusOf = (followed: Followed): FileStatus => {
  const { calendar, today, isComplete } = followed;
  const current = currentEvents(followed.events).filter(({ on }) => on <= today);
  const has = (kind: EventKind): boolean => current.some((event) => event.kind === kind);
  if (!has("depot")) return isComplete ? "pret" : "brouillon";
  if (has("annulation")) return "annule";
  if (has("retrait")) return "retire";
  const { instruction } = calendar;
  const decision = current.findLast(({ kind }) => kind === "decision");
  const isLate = decision !== undefined && isPast(instruction?.decisionDue, decision.on);
  if (decision?.detail.sense === "refus") return isLate && instruction?.tacit === "accord" ? "retire" : "refuse";
  const appeal = openAppeal(current);
  if (decision !== undefined) {
    if (appeal !== undefined) return appeal;
    return afterDecision(
      followed,
      decision.detail.sense === "prescriptions" ? "accorde_prescriptions" : "accorde",
      current,
    );
  }
  const { tacit = null, tacitOn = null } = instruction ?? {};
  if (tacit === null || tacitOn === null || tacitOn > today) return beforeDecision(followed, has);
  if (tacit !== "accord") return OF_SILENCE[tacit];
  if (appeal !== undefined) return appeal;
  return afterDecision(followed, has("certificat-tacite") ? "tacite_atteste" : "tacite", current);
};
