import { createHash } from "node:crypto";
import { DOSSIER_FILE_LABELS, type Tracking } from "@lotir/contract";
import {
  answerProcedure,
  currentEvents,
  type DueDate,
  dueDatesOf,
  type FileStatus,
  fileStatusOf,
  type ProcedureAnswer,
  STATUS_WORDS,
  shortStatusOf,
} from "@lotir/procedure";
import type { IsoDate } from "@lotir/units";
import { type Checklist, checklistOf, documentToWire, listedFile, type NameOf } from "./checklist-of.ts";
import { eventToWire } from "./event-to-wire.ts";
import { eventOf, procedureFactsOf } from "./procedure-of-dossier.ts";
import { procedureToWire } from "./procedure-to-wire.ts";
import type { ReadDossier } from "./read-dossier.ts";
import { regulationsOf } from "./regulations-of.ts";

const PROBABLE: readonly FileStatus[] = ["tacite", "refus_tacite", "rejet_tacite", "silence"];
const PLANS = /^(DP1|DP9|DP10|PA1|PA3|PA4|PA9)$/;

const plansStatusOf = (read: ReadDossier, checklist: Checklist | undefined): Tracking["plansStatus"] => {
  const plans = (checklist?.pieces ?? []).filter(({ code }) => PLANS.test(code));
  if (plans.length > 0 && plans.every(({ state }) => state === "ready")) return "completed";
  return read.lots.lots.length > 0 || plans.some(({ state }) => state === "ready") ? "in_progress" : "not_created";
};

const placeOf = ({ property, parcels }: ReadDossier) => ({
  propertyId: property.id,
  parcelId: property.parcelleId,
  name: property.name,
  address: property.address?.label ?? property.name,
  city: property.address?.city ?? "",
  inseeCode: property.parcelleId.slice(0, 5),
  surface: property.surface,
  parcels: parcels.map(({ parcelleId, surface, status }) => ({
    reference: parcelleId,
    surface,
    isValidated: status === "validated",
  })),
});

const dueToWire = (due: DueDate, today: IsoDate): Tracking["dueDates"][number] => ({
  ...due,
  isPast: due.on < today,
});

/** Of everything that the file prints: the same data have the same one, whoever asks and whenever. */
const hashOf = (printed: object): string =>
  createHash("sha256").update(JSON.stringify(printed)).digest("hex").slice(0, 16);

export interface Told {
  readonly today: IsoDate;
  readonly nameOf: NameOf;
}

const statusOf = (answer: ProcedureAnswer, read: ReadDossier, isReady: boolean, today: IsoDate) => {
  const events = read.events.map(eventOf);
  return fileStatusOf({ events, calendar: answer, kind: undefined, isComplete: isReady, today });
};

/** Where a file stands, everything in it derived again from what was told and from what happened. */
export const trackingOf = (read: ReadDossier, { today, nameOf }: Told): Tracking => {
  const facts = procedureFactsOf(read);
  const answer = answerProcedure(facts);
  const listing = { read, facts, nameOf };
  const file = listedFile(answer, facts.file?.kind);
  const checklist = file && checklistOf(listing, file);
  const isSettled = answer.kind !== "a-confirmer" && answer.kind !== "aucune";
  const status = statusOf(answer, read, isSettled && checklist?.isComplete === true, today);
  const certificate = checklistOf(listing, "certificat");
  const listed = new Set([...(checklist?.pieces ?? []), ...certificate.pieces].map(({ code }) => code));
  const events = read.events.map(eventOf);
  const number = currentEvents(events)[0]?.detail.number ?? null;
  const printed = {
    ...placeOf(read),
    lotsCount: read.lots.lots.length,
    lots: [...read.lots.lots],
    lotsFrom: read.lots.from,
    number,
    procedure: procedureToWire(answer),
    regulations: regulationsOf(read),
    events: read.events.map((event) => eventToWire(event, nameOf)),
    piecesFor: file === undefined || file === "certificat" ? null : DOSSIER_FILE_LABELS[file],
    pieces: [...(checklist?.pieces ?? [])],
    certificatePieces: [...certificate.pieces],
    facts: read.facts,
  };
  const hash = hashOf(printed);
  const { made } = read;
  return {
    ...printed,
    plansStatus: plansStatusOf(read, checklist),
    dossierStatus: shortStatusOf(status, made !== undefined),
    status: { code: status, label: STATUS_WORDS[status], isProbable: PROBABLE.includes(status) },
    dueDates: dueDatesOf(answer, events).map((due) => dueToWire(due, today)),
    warnings: [...(read.lots.disagreement === null ? [] : [read.lots.disagreement]), ...answer.warnings],
    otherDocuments: read.pieces
      .filter(({ code }) => !listed.has(code))
      .map((piece) => documentToWire(read.property.id, piece, nameOf)),
    factsVersion: read.factsVersion,
    generated:
      made === undefined
        ? null
        : {
            at: made.createdAt.toISOString(),
            by: nameOf(made.createdBy),
            hash: made.dataHash ?? "",
            isCurrent: made.dataHash === hash,
          },
    hash,
  };
};
