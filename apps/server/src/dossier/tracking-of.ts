import { DOSSIER_FILE_LABELS, type Tracking } from "@lotir/contract";
import {
  answerProcedure,
  currentEvents,
  type DueDate,
  dueDatesOf,
  type FileStatus,
  fileStatusOf,
  lawNow,
  OBLIGATIONS,
  type ProcedureAnswer,
  STATUS_WORDS,
  shortStatusOf,
} from "@lotir/procedure";
import type { IsoDate } from "@lotir/units";
import { type Checklist, checklistOf, documentToWire, listedFile, type NameOf } from "./checklist-of.ts";
import { eventToWire } from "./event-to-wire.ts";
import { filingOf } from "./filing-text.ts";
import { hashOfData } from "./hash-of-data.ts";
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

/** What the file prints beside what the screen shows: the plan it draws, its photos, its map, what is known of the ground. */
const heldBeside = ({ drawn, photos, capture, parcelle, property }: ReadDossier) => ({
  plan: drawn && { id: drawn.plan.id, name: drawn.plan.name, document: drawn.document },
  photos: photos.map(({ id }) => id),
  capture: capture && { at: capture.createdAt, facts: capture.facts },
  ground: { built: parcelle?.built ?? null, frontage: parcelle?.frontage ?? null, vintage: property.vintage },
});

export interface Told {
  readonly today: IsoDate;
  readonly nameOf: NameOf;
}

/** No division, nothing goes with it; one that is still to be confirmed keeps its obligations. */
const isSettledNothing = ({ kind }: ProcedureAnswer): boolean => kind === "aucune";

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
  const piecesFor = file === undefined || file === "certificat" ? null : DOSSIER_FILE_LABELS[file];
  const pieces = [...(checklist?.pieces ?? [])];
  const place = placeOf(read);
  const printed = {
    ...place,
    lotsCount: read.lots.lots.length,
    lots: [...read.lots.lots],
    lotsFrom: read.lots.from,
    number,
    procedure: procedureToWire(answer),
    regulations: regulationsOf(read),
    events: read.events.map((event) => eventToWire(event, nameOf)),
    piecesFor,
    pieces,
    certificatePieces: [...certificate.pieces],
    facts: read.facts,
    obligations: isSettledNothing(answer) ? [] : lawNow(OBLIGATIONS).map((each) => ({ ...each })),
    filing: filingOf({ ...place, facts: read.facts, piecesFor, pieces }),
    status: { code: status, label: STATUS_WORDS[status], isProbable: PROBABLE.includes(status) },
    dueDates: dueDatesOf(answer, events).map((due) => dueToWire(due, today)),
    warnings: [...(read.lots.disagreement === null ? [] : [read.lots.disagreement]), ...answer.warnings],
    otherDocuments: read.pieces
      .filter(({ code }) => !listed.has(code))
      .map((piece) => documentToWire(read.property.id, piece, nameOf)),
  };
  const hash = hashOfData({ ...printed, beside: heldBeside(read) });
  const { made } = read;
  return {
    ...printed,
    plansStatus: plansStatusOf(read, checklist),
    dossierStatus: shortStatusOf(status, made !== undefined),
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
