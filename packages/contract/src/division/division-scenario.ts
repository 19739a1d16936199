import { z } from "zod";
import { FiveLines } from "../bilan/bilan.ts";
import { CanvasAnnotation } from "./canvas-annotation.ts";
import { DivisionLot, DivisionPlan, DivisionReason, DivisionStrategy } from "./division.ts";

/** What stands behind a figure of a scenario, in French: its formula, then each part of it. */
const ScenarioReasons = z.object({
  money: z.array(z.string()),
  confidence: z.array(z.string()),
  pluCompliance: z.array(z.string()),
  environmentalScore: z.array(z.string()),
  marketFit: z.array(z.string()),
});
export type ScenarioReasons = z.infer<typeof ScenarioReasons>;

const NO_REASONS: ScenarioReasons = {
  money: [],
  confidence: [],
  pluCompliance: [],
  environmentalScore: [],
  marketFit: [],
};

/** One scenario, in the words of the specification (spec 2 §3). Money that nobody computed is null, never invented. */
export const DivisionScenario = z.object({
  id: z.string(),
  name: z.string(),
  /** The kept house's lot included. */
  numberOfLots: z.number().int(),
  /** m² of ground. */
  avgLotSize: z.number(),
  /** What buyers pay in all, VAT included. */
  totalRevenue: z.number().nullable(),
  totalCosts: z.number().nullable(),
  /** Once VAT and the profit tax are paid. */
  netProfit: z.number().nullable(),
  /** Per cent of the costs, as everywhere else. */
  roi: z.number().nullable(),
  paybackMonths: z.number().nullable(),
  /** 0–100. */
  confidence: z.number().nullable(),
  risks: z.array(z.string()),
  advantages: z.array(z.string()),
  /** Null while the règlement of the zone was not read: unknown is not no. */
  pluCompliance: z.boolean().nullable(),
  environmentalScore: z.number().nullable(),
  marketFit: z.number().nullable(),
  lots: z.array(DivisionLot),
  hasServitudes: z.boolean(),
  needsDemolition: z.boolean(),
  annotations: z.array(CanvasAnnotation),
  planImageUrl: z.string().nullable(),
  divisionPlan: DivisionPlan,
  /** Promises of a plan that this one breaks: none, or it is kept as *non conforme*. */
  faults: z.array(z.string()).default([]),
  reasons: ScenarioReasons.default(NO_REASONS),
  /** The same operation in five lines; null where it has no balance. */
  money: FiveLines.nullable().default(null),
  /** Drawn by a person, from a scenario that was generated. */
  isOwn: z.boolean().default(false),
});
export type DivisionScenario = z.infer<typeof DivisionScenario>;

export const BURDEN_LABELS = {
  servitude: "Servitude",
  reseau: "Réseau enterré",
  assainissement: "Fosse ou épandage",
} as const;
const BURDEN = "Une emprise dessinée est une servitude, un réseau ou un assainissement, de 3 à 40 points.";

/** A part of the ground that people know to be burdened, drawn on the map: nothing is built on it. */
export const GroundBurden = z.object({
  kind: z.enum(["servitude", "reseau", "assainissement"], { error: BURDEN }),
  /** An open ring of degrees, longitude first. */
  ring: z
    .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], { error: BURDEN }), { error: BURDEN })
    .min(3, BURDEN)
    .max(40, BURDEN),
});
export type GroundBurden = z.infer<typeof GroundBurden>;

const Wishes = z.object({
  strategy: DivisionStrategy.default("balanced"),
  targetLots: z.number().int().optional(),
  minLotSize: z.number().default(450),
  areas: z.array(z.number()).optional(),
  /** Other parcels divided with the property's; those validated of the property unless told. */
  joined: z.array(z.string().length(14)).max(10).optional(),
  includeFinancing: z.boolean().default(true),
  preserveBuildings: z.boolean().default(true),
  optimizeAccess: z.boolean().default(true),
  respectPLU: z.boolean().default(true),
  /** Between the walls of a kept house and a way, m; one metre when nobody says. */
  wayClearanceM: z.number().optional(),
  /** Mean slope of the ground, per cent, where somebody knows it. */
  slopePercent: z.number().optional(),
  burdens: z.array(GroundBurden).optional(),
});

const LOTS = "Le nombre de lots visé va de 2 à 10, ou 0 pour laisser faire la stratégie.";
const LEAST = "La surface minimale d'un lot va de 300 à 1 000 m², de 50 en 50.";
const SLOPE = "La pente va de 0 à 100 %.";
const AREAS = "Les surfaces demandées vont de 50 à 50 000 m², pour dix lots au plus.";

/**
 * What was asked (spec 2 §5 gives the bounds, §9 the defaults). `targetLots` 0 leaves the number of lots to the strategy:
 * 3 for `custom`.
 */
export const DivisionWishes = Wishes.extend({
  targetLots: z
    .number({ error: LOTS })
    .int(LOTS)
    .min(0, LOTS)
    .max(10, LOTS)
    .refine((lots) => lots !== 1, LOTS)
    .optional(),
  minLotSize: z.number({ error: LEAST }).min(300, LEAST).max(1_000, LEAST).multipleOf(50, LEAST).default(450),
  /** Areas asked lot by lot, m² of ground; lots that have none share what is left. */
  areas: z
    .array(z.number({ error: AREAS }).min(50, AREAS).max(50_000, AREAS))
    .max(10, AREAS)
    .optional(),
  wayClearanceM: z
    .number({ error: "La distance entre la maison et l'accès est un nombre de mètres." })
    .min(0, "La distance entre la maison et l'accès n'est pas négative.")
    .max(5, "La distance entre la maison et l'accès est de 5 m au plus.")
    .optional(),
  slopePercent: z.number({ error: SLOPE }).min(0, SLOPE).max(100, SLOPE).optional(),
  burdens: z.array(GroundBurden, { error: BURDEN }).max(8, "Huit emprises dessinées au plus.").optional(),
});
export type DivisionWishes = z.infer<typeof DivisionWishes>;

/** A change of wishes that was really tried where nothing could be drawn, and what it gives. */
export const WishTry = z.object({
  label: z.string(),
  sentence: z.string(),
  // Without the defaults of a question: an absent wish stays as it was.
  wishes: z.object({
    strategy: DivisionStrategy.optional(),
    targetLots: z.number().int().optional(),
    minLotSize: z.number().optional(),
    preserveBuildings: z.boolean().optional(),
    wayClearanceM: z.number().optional(),
    joined: z.array(z.string()).optional(),
  }),
});
export type WishTry = z.infer<typeof WishTry>;

/** Where a project stands: worked on, proposed, then approved or sent back by an Admin. */
export const ProjectStatus = z.enum(["draft", "ready", "approved", "sent-back"]);
export type ProjectStatus = z.infer<typeof ProjectStatus>;
export const PROJECT_STATUS_LABELS = {
  draft: "En cours",
  ready: "Prêt pour approbation",
  approved: "Approuvé",
  "sent-back": "Renvoyé",
} as const satisfies Record<ProjectStatus, string>;

/** Scenarios kept for a property. */
export const DivisionProject = z.object({
  projectId: z.string(),
  propertyId: z.string(),
  /** As they were asked, under the bounds of their day. */
  wishes: Wishes,
  scenarios: z.array(DivisionScenario),
  /** Why some numbers of lots have no scenario. */
  refusals: z.array(DivisionReason).default([]),
  remarks: z.array(z.string()).default([]),
  /** Why nothing was drawn, and what may help (spec 2 §8); null where there is a scenario. */
  nonDivisible: CanvasAnnotation.nullable().default(null),
  status: ProjectStatus,
  /** The scenario that was proposed; null while none was. */
  chosen: z.string().nullable(),
  /** What the Admin said of it. */
  word: z.string(),
  statusBy: z.string().nullable(),
  statusAt: z.string().nullable(),
  /** Only an Admin approves, or sends back. */
  mayDecide: z.boolean(),
  /** Whether the generation was stopped before its end. */
  stopped: z.boolean().default(false),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
});
export type DivisionProject = z.infer<typeof DivisionProject>;
