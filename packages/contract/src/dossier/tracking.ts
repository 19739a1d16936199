import { z } from "zod";
import { PluRule } from "../reglement/plu.ts";
import { DossierEvent } from "./dossier-event.ts";
import { DossierFacts } from "./dossier-facts.ts";

/** The specification's words (spec 2 §4). */
export const PLANS_STATUS_LABELS = {
  not_created: "Non créés",
  in_progress: "En cours",
  completed: "Terminés",
} as const;
export const DOSSIER_STATUS_LABELS = {
  not_generated: "Non généré",
  generated: "Généré",
  submitted: "Déposé",
  approved: "Accordé",
  rejected: "Refusé",
} as const;

const keysOf = <Labels extends object>(labels: Labels) =>
  Object.keys(labels) as unknown as readonly [keyof Labels & string, ...(keyof Labels & string)[]];

export const DueDate = z.object({
  code: z.string(),
  on: z.string(),
  title: z.string(),
  article: z.string(),
  /** An act of ours, the last day of a delay, or what silence would probably be worth. */
  nature: z.enum(["to-do", "limit", "probable"]),
  isPast: z.boolean(),
});
export type DueDate = z.infer<typeof DueDate>;

export const PIECE_STATE_LABELS = {
  ready: "Prête",
  "to-do": "À faire par nous",
  "to-get": "À obtenir",
  "not-needed": "Sans objet",
  "to-confirm": "À confirmer",
} as const;

/** A document of the file, as it was sent. */
export const DossierDocument = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  pages: z.number().int().nullable(),
  url: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});
export type DossierDocument = z.infer<typeof DossierDocument>;

/** One piece of the checklist. */
export const DossierPiece = z.object({
  code: z.string(),
  title: z.string(),
  article: z.string(),
  state: z.enum(keysOf(PIECE_STATE_LABELS)),
  /** Why, or from whom, in French. */
  because: z.string(),
  documents: z.array(DossierDocument),
  /** Where what we draw or write of it is found; null where we make nothing of it. */
  drawnUrl: z.string().nullable(),
});
export type DossierPiece = z.infer<typeof DossierPiece>;

/** Which file the facts ask for, and what would tip it. */
export const ProcedureTold = z.object({
  kind: z.string(),
  label: z.string(),
  article: z.string(),
  /** What decided, in French. */
  deciding: z.array(z.string()),
  /** What is still unknown and may change it, in French. */
  missing: z.array(z.string()),
  flips: z.array(z.string()),
  warnings: z.array(z.string()),
  architect: z.boolean().nullable(),
  form: z.string().nullable(),
  verifiedOn: z.string(),
});

export const Regulations = z.object({
  zone: z.string().nullable(),
  document: z.string().nullable(),
  approvedOn: z.string().nullable(),
  /** Always null: no règlement may set one since 2014 (loi ALUR). */
  minLotSize: z.number().nullable(),
  /** Share of the ground, 0–1; null where no value was read. */
  buildingRatio: z.number().nullable(),
  /** Metres; null where no value was read. */
  maxHeight: z.number().nullable(),
  servitudes: z.array(z.string()),
  /** Each with the sentence that says it. */
  rules: z.array(PluRule),
  /** Why the rules are not there, in French; null when they were read. */
  sentence: z.string().nullable(),
});

export const TrackedLot = z.object({
  letter: z.string(),
  areaM2: z.number(),
  keepsHouse: z.boolean(),
  priceEur: z.number().nullable(),
});

/** The file of a property (spec 2 §3, « Tracking »), with what its short words stand for. */
export const Tracking = z.object({
  propertyId: z.string(),
  parcelId: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  inseeCode: z.string(),
  surface: z.number(),
  parcels: z.array(z.object({ reference: z.string(), surface: z.number().nullable(), isValidated: z.boolean() })),
  lotsCount: z.number().int(),
  lots: z.array(TrackedLot),
  lotsFrom: z.string(),
  plansStatus: z.enum(keysOf(PLANS_STATUS_LABELS)),
  dossierStatus: z.enum(keysOf(DOSSIER_STATUS_LABELS)),
  /** The real one, its words, and whether only silence stands for it. */
  status: z.object({ code: z.string(), label: z.string(), isProbable: z.boolean() }),
  number: z.string().nullable(),
  procedure: ProcedureTold,
  regulations: Regulations,
  dueDates: z.array(DueDate),
  warnings: z.array(z.string()),
  events: z.array(DossierEvent),
  /** The file whose pieces are listed, in French; null where no file is to be lodged. */
  piecesFor: z.string().nullable(),
  pieces: z.array(DossierPiece),
  /** Pieces of the application for a certificate. */
  certificatePieces: z.array(DossierPiece),
  /** Documents that prove an event, or that no piece asks for. */
  otherDocuments: z.array(DossierDocument),
  facts: DossierFacts,
  /** What goes with a division beside its file, each with its text. */
  obligations: z.array(z.object({ code: z.string(), title: z.string(), when: z.string(), article: z.string() })),
  /** The message that goes with the file, and how a counter takes it. */
  filing: z.object({ subject: z.string(), body: z.string(), advice: z.array(z.string()) }),
  factsVersion: z.number().int(),
  generated: z
    .object({ at: z.string(), by: z.string().nullable(), hash: z.string(), isCurrent: z.boolean() })
    .nullable(),
  /** Of what the file prints of this page, its plan, its photos and its map. */
  hash: z.string(),
});
export type Tracking = z.infer<typeof Tracking>;
