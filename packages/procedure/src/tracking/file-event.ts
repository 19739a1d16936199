import type { IsoDate } from "@lotir/units";
import type { ExtensionGround, FileKind } from "../facts/lodged-file.ts";

/** What may happen to a file, each on a day that somebody can prove. */
export const EVENT_KINDS = [
  "depot",
  "pieces-demandees",
  "pieces-deposees",
  "majoration",
  "consultation",
  "avis",
  "sursis",
  "decision",
  "certificat-tacite",
  "affichage",
  "interruption-affichage",
  "recours-gracieux",
  "recours-contentieux",
  "fin-recours",
  "non-recours",
  "retrait",
  "annulation",
  "ouverture-chantier",
  "division-faite",
  "achevement",
  "prorogation-demandee",
  "prorogation-refusee",
  "certificat-depose",
  "certificat-recu",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What is known of it beside its day; each field has a meaning for some kinds only. */
export interface EventDetail {
  /** Of a depot: what was lodged. */
  readonly fileKind?: FileKind | undefined;
  readonly mode?: "electronique" | "papier" | undefined;
  readonly number?: string | undefined;
  /** Of a letter of the town hall: the day it was sent, when it came electronically. */
  readonly sentOn?: IsoDate | undefined;
  /** Of a request for pieces: whether they are on the list of the code. */
  readonly listed?: boolean | undefined;
  /** Of pieces lodged: whether the file is whole with them. */
  readonly completes?: boolean | undefined;
  readonly ground?: ExtensionGround | undefined;
  readonly opinion?: "favorable" | "prescriptions" | "defavorable" | "silence" | undefined;
  readonly from?: string | undefined;
  readonly sense?: "accord" | "prescriptions" | "refus" | undefined;
  readonly signedOn?: IsoDate | undefined;
  /** Of an interruption: the first day back; absent, not back yet. */
  readonly until?: IsoDate | undefined;
  readonly certificate?: "a" | "b" | undefined;
  readonly feasible?: boolean | undefined;
}

export interface FileEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Day of the fact itself, never of its entry. */
  readonly on: IsoDate;
  readonly detail: EventDetail;
  /** Whether a document that proves it is kept. */
  readonly isProved: boolean;
}

/** Of the file lodged last: what was lodged again starts anew. Oldest first. */
export const currentEvents = (events: readonly FileEvent[]): readonly FileEvent[] => {
  const sorted = events.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const start = sorted.findLastIndex(({ kind }) => kind === "depot");
  return start === -1 ? [] : sorted.slice(start);
};
