import { z } from "zod";
import { CanvasAnnotation } from "./canvas-annotation.ts";
import { DivisionLot, DivisionPlan, DivisionStrategy } from "./division.ts";

/** One scenario, in the words of the specification (spec 2 §3). Money that nobody computed is null, never invented. */
export const DivisionScenario = z.object({
  id: z.string(),
  name: z.string(),
  numberOfLots: z.number().int(),
  /** m² of ground. */
  avgLotSize: z.number(),
  totalRevenue: z.number().nullable(),
  totalCosts: z.number().nullable(),
  netProfit: z.number().nullable(),
  roi: z.number().nullable(),
  paybackMonths: z.number().nullable(),
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
});
export type DivisionScenario = z.infer<typeof DivisionScenario>;

/**
 * What was asked (spec 2 §9 gives the defaults). `targetLots` 0 tries every number of lots, as `max_lots` does by default;
 * the other strategies then stop at three.
 */
export const DivisionWishes = z.object({
  strategy: DivisionStrategy.default("balanced"),
  targetLots: z.number().int().min(0).max(6).optional(),
  minLotSize: z.number().min(50).max(5_000).default(450),
  /** Areas asked lot by lot, m² of ground; lots that have none share what is left. */
  areas: z.array(z.number().min(50).max(50_000)).max(6).optional(),
  /** Other parcels divided with the property's. */
  joined: z.array(z.string().length(14)).max(10).optional(),
  includeFinancing: z.boolean().default(true),
  preserveBuildings: z.boolean().default(true),
  optimizeAccess: z.boolean().default(true),
  respectPLU: z.boolean().default(true),
});
export type DivisionWishes = z.infer<typeof DivisionWishes>;

/** Scenarios kept for a property. */
export const DivisionProject = z.object({
  projectId: z.string(),
  propertyId: z.string(),
  wishes: DivisionWishes,
  scenarios: z.array(DivisionScenario),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DivisionProject = z.infer<typeof DivisionProject>;
