import { oc } from "@orpc/contract";
import { z } from "zod";
import { Assumptions } from "../organisation/assumptions.ts";
import { answer } from "../wire/answer.ts";
import { Latitude, Longitude } from "../wire/coordinates.ts";
import { Lane, MOST_LOTS, MOST_LOTS_SENTENCE } from "./balance-parcel.ts";
import { CostCategory } from "./bilan.ts";

// Absent figures are let through: the engine refuses each with its own sentence.
const figure = z.number({ error: "Les prix et les surfaces sont des nombres." }).nullish();

const AskedLot = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  surface: figure,
  type: z.enum(["land", "with house", "with_house", "house"]).default("land"),
  /** Given, it replaces the estimate. */
  price: figure,
});

/** The specification's scenario and property (spec 2 §7). */
const Asked = z.object({
  scenario: z.object({
    numberOfLots: figure,
    lots: z.array(AskedLot).max(MOST_LOTS, MOST_LOTS_SENTENCE),
    totalSurface: figure,
    hasServitudes: z.boolean().default(false),
    needsDemolition: z.boolean().default(false),
    zone: z.string().max(40).nullish(),
    lane: Lane.nullish(),
    /** That of the parcel's own plan where it has as many lots, unless told. */
    procedure: z.enum(["DP", "PA"], { error: "La procédure est DP ou PA." }).nullish(),
  }),
  property: z.object({
    id: z.string().nullish(),
    price: figure,
    type: z.string().nullish(),
    surface: figure,
    landSurface: figure,
    postalCode: z.string().nullish(),
    city: z.string().nullish(),
    inseeCode: z.string().nullish(),
    coordinates: z
      .object({
        lat: Latitude.nullish(),
        lng: Longitude.nullish(),
        latitude: Latitude.nullish(),
        longitude: Longitude.nullish(),
      })
      .nullish(),
    hasBuilding: z.boolean().default(false),
  }),
  /** Changed for this analysis only; the organisation's stand for the rest. */
  assumptions: Assumptions.partial().optional(),
});

export const ProfitabilityLot = z.object({
  lotNumber: z.number().int(),
  surface: z.number(),
  type: z.enum(["land", "with house"]),
  price: z.number(),
  pricePerM2: z.number(),
  priceRange: z.object({ min: z.number(), max: z.number() }),
  confidence: z.number(),
  searchLevel: z.string(),
});

/** The specification's answer: money in euros, rates in per cent; nothing of it is changed, more stands beside it. */
export const Profitability = z.object({
  lots: z.array(ProfitabilityLot),
  confidence: z.number(),
  brute: z.object({ revenue: z.number(), acquisitionCost: z.number(), profit: z.number(), margin: z.number() }),
  nette: z.object({
    revenue: z.number(),
    totalCosts: z.number(),
    profit: z.number(),
    roi: z.number(),
    margin: z.number(),
    tax: z.number(),
    profitAfterTax: z.number(),
    marginAfterTax: z.number(),
  }),
  costs: z.object({
    categories: z.record(CostCategory, z.number()),
    acquisition: z.number(),
    notaire: z.number(),
    geometre: z.number(),
    viabilisation: z.number(),
    voirie: z.number(),
    interets: z.number(),
    autres: z.number(),
    subtotal: z.number(),
    imprevus: z.number(),
    total: z.number(),
    timeline: z.number(),
  }),
  timeline: z.object({
    totalMonths: z.number(),
    phases: z.array(z.object({ name: z.string(), duration: z.number(), description: z.string(), start: z.number() })),
  }),
  risks: z.array(z.string()),
  recommendations: z.array(z.string()),
  /** The specification's constants beside the figures used, and which of the two is used. */
  figures: z.array(
    z.object({
      item: z.string(),
      specification: z.number(),
      better: z.number(),
      used: z.string(),
      because: z.string(),
    }),
  ),
  residualLandPrice: z.number().nullable(),
  /** Eight per cent of the turnover at least, the profit tax paid. */
  viable: z.boolean(),
  /** What was supposed, in French. */
  hypotheses: z.array(z.string()),
});
export type Profitability = z.infer<typeof Profitability>;

/** POST /api/financial/analyze-division-profitability. Lots without a price take the market's, where the commune is loaded. */
export const analyzeDivisionProfitability = oc
  .route({ method: "POST", path: "/financial/analyze-division-profitability", tags: ["bilan"] })
  .input(Asked)
  .output(answer(Profitability));
