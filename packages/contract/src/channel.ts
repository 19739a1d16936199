import { z } from "zod";
import { CommuneState } from "./commune/layers.ts";
import { PluProgress } from "./reglement/plu.ts";

/** Real-time channel (Socket.IO, path `/socket.io`): what the client says. */
export const CLIENT_EVENTS = {
  joinCommune: "join:commune",
  leaveCommune: "leave:commune",
  joinProperty: "join:property",
  leaveProperty: "leave:property",
} as const;

/** What the server says: the whole state of the commune each time, so that a missed message costs nothing. */
export const SERVER_EVENTS = {
  communeState: "commune-state",
  pluReading: "plu-reading",
  propertyAdded: "property-added",
  propertyChanged: "property-changed",
  divisionPlan: "division-plan",
  planChanged: "plan-changed",
  parcelsMarked: "parcels-marked",
  /** Who is of the organisation has changed: whoever hears it asks again who he is. */
  teamMoved: "team-moved",
  dossierProgress: "dossier-progress",
  certificateProgress: "urban-certificate-progress",
  certificateComplete: "urban-certificate-complete",
  certificateError: "urban-certificate-error",
} as const;

export const CommuneStateMessage = CommuneState;
/** The reading of a règlement goes on, or has ended (null). Said to whoever follows its commune. */
export const PluReadingMessage = z.object({ codeInsee: z.string(), progress: PluProgress.nullable() });
/** How far the plan of a property is, per cent (spec 1 §4). */
export const DivisionPlanMessage = z.object({ propertyId: z.string(), percent: z.number() });
export type DivisionPlanMessage = z.infer<typeof DivisionPlanMessage>;
export const PropertyAddedMessage = z.object({
  propertyId: z.string(),
  parcelId: z.string(),
  /** Who did; null when nobody is known. */
  by: z.string().nullable().default(null),
});
export type PropertyAddedMessage = z.input<typeof PropertyAddedMessage>;
/** Somebody of the organisation changed a property, or took it out of the portfolio. */
export const PropertyChangedMessage = z.object({
  propertyId: z.string(),
  change: z.enum(["changed", "deleted", "restored"]),
  /** Who did; null when nobody is known. */
  by: z.string().nullable(),
  /** What it is called, and its new status in words; absent from any other change. */
  moved: z.object({ name: z.string(), status: z.string() }).optional(),
});
export type PropertyChangedMessage = z.infer<typeof PropertyChangedMessage>;
/** Somebody of the organisation drew on a plan, or added, renamed or removed one: whoever has it open asks what is new. */
export const PlanChangedMessage = z.object({
  propertyId: z.string(),
  planId: z.string(),
  change: z.enum(["drawn", "added", "renamed", "deleted", "restored"]),
  /** Of what is drawn. */
  revision: z.number().int(),
  /** Who did; null when nobody is known. */
  by: z.string().nullable(),
});
export type PlanChangedMessage = z.infer<typeof PlanChangedMessage>;
/** Somebody of the organisation marked parcels of these communes, or wrote a note of one. */
export const ParcelsMarkedMessage = z.object({ communes: z.array(z.string()) });
export type ParcelsMarkedMessage = z.infer<typeof ParcelsMarkedMessage>;

/** How far the file of a property is, per cent; `askId` as it was asked. */
export const DossierProgressMessage = z.object({
  propertyId: z.string(),
  askId: z.string().nullable(),
  message: z.string(),
  percent: z.number(),
});
export type DossierProgressMessage = z.infer<typeof DossierProgressMessage>;

const OfCertificate = { propertyId: z.string(), jobId: z.string() };
/** Said to who follows the property (spec 2 §7). */
export const CertificateProgressMessage = z.object({
  ...OfCertificate,
  status: z.string(),
  message: z.string(),
  /** Per cent. */
  progress: z.number(),
});
export const CertificateCompleteMessage = z.object({ ...OfCertificate, url: z.string() });
export const CertificateErrorMessage = z.object({ ...OfCertificate, error: z.string() });
