import { oc } from "@orpc/contract";
import { z } from "zod";
import { EstimateLevel } from "../market/market.ts";
import { Assumptions } from "../organisation/assumptions.ts";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { DivisionWishes } from "./division-scenario.ts";

/** A price with its interval, and how sure it is; euros. */
const GroundPrice = z.object({
  priceEur: z.number(),
  lowEur: z.number(),
  highEur: z.number(),
  confidence: z.number(),
  level: EstimateLevel,
});
export type GroundPrice = z.infer<typeof GroundPrice>;

const Ring = z.array(z.tuple([z.number(), z.number()]));
/** Metres of the plane of the ground, to the centimetre. */
const PlaneShape = z.object({ outer: Ring, holes: z.array(Ring) });
export type PlaneShape = z.infer<typeof PlaneShape>;

/**
 * All that the division engine and the balance need to answer in the browser as the server does: the ground in metres, its
 * rules, the règlement that was read, prices of lots by area, and what the operation is balanced under.
 */
export const DivisionGround = z.object({
  epsg: z.number(),
  origin: z.tuple([z.number(), z.number()]),
  /** The engine's own document (`SiteRequest`), its rules and those of the zone; null while none was read. */
  request: z.unknown(),
  rules: z.unknown(),
  zoneRules: z.unknown(),
  zone: z.string().nullable(),
  /** The rules in French: what each is, and whether it was read, corrected or assumed. */
  saidRules: z.array(
    z.object({
      rule: z.string(),
      label: z.string(),
      value: z.string(),
      from: z.string(),
      isAssumed: z.boolean(),
    }),
  ),
  /** What keeps a verdict from a plain yes on this ground. */
  prices: z.object({
    byArea: z.array(GroundPrice.extend({ areaM2: z.number() })),
    /** Of a lot that keeps its house; null where the market says nothing of it. */
    house: GroundPrice.nullable(),
    on: z.string().nullable(),
  }),
  balance: z.object({
    departement: z.string(),
    areaM2: z.number(),
    landPriceEur: z.number().nullable(),
    landPriceOrigin: z.enum(["propriete", "estimation", "inconnu"]),
    boughtAs: z.enum(["terrain-a-batir", "terrain-non-batir", "avec-maison", "inconnu"]),
    assumptions: Assumptions,
    on: z.string(),
  }),
  /** Ground covered by what stands, m²: what a demolition pulls down. */
  builtM2: z.number(),
  groundM2: z.number(),
  /** Between the walls of a kept house and a way, m; null where nobody said, and the usual metre stands. */
  wayClearanceM: z.number().nullable(),
  /** Neighbouring parcels and what stands on them: drawn under the plan so that the place is known, never measured. */
  around: z.object({ parcels: z.array(PlaneShape), buildings: z.array(PlaneShape) }),
  /** What changed since the project was made, in French; nothing without a project, or when nothing did. */
  changes: z.array(z.string()),
});
export type DivisionGround = z.infer<typeof DivisionGround>;

const WISHES = "Les souhaits d'une division se donnent en JSON, comme à la génération.";
const isWishes = (text: string): boolean => {
  try {
    return DivisionWishes.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};
const AskedWishes = z.string().max(20_000, WISHES).refine(isWishes, WISHES);

/** GET /api/division/ground/{propertyId}: as the wishes of a project, or those given, make it. */
export const showDivisionGround = oc
  .route({ method: "GET", path: "/division/ground/{propertyId}", tags: ["division"] })
  .input(
    z.object({
      propertyId: PropertyId,
      projectId: z.uuid("Ce projet de division n'existe pas, ou il a été supprimé.").optional(),
      /** Wishes of a generation that is not asked yet, as JSON: the ground is then the one that it would divide. */
      wishes: AskedWishes.optional(),
    }),
  )
  .output(answer(DivisionGround));
