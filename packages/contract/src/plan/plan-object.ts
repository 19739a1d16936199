import { z } from "zod";
import { text } from "../wire/text.ts";

/** Objects that one plan may hold, and points that one object may have. */
export const MOST_PLAN_OBJECTS = 5_000;
export const TOO_MANY_OBJECTS = "Un plan porte 5 000 objets au plus.";
export const MOST_POINTS = 5_000;
export const TOO_MANY_POINTS = "Un objet porte 5 000 points au plus.";
/** m: farther from the parcel than this, it is no longer its plan. */
const FARTHEST_M = 100_000;
const TOO_FAR = "Un point est à plus de 100 km de la parcelle, ou n'est pas un nombre.";

const Metres = z.number(TOO_FAR).min(-FARTHEST_M, TOO_FAR).max(FARTHEST_M, TOO_FAR);
const Point = z.tuple([Metres, Metres]).readonly();
const Points = z.array(Point).max(MOST_POINTS, TOO_MANY_POINTS).readonly();

/** A colour that every drawing understands, and nothing else. */
export const PlanColor = z
  .string()
  .max(40)
  .regex(/^(?:#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,24}|rgba?\([\d\s.,%]{1,30}\))$/, "Cette couleur ne peut pas être lue.");

const Dash = z
  .string()
  .max(40)
  .regex(/^[\d\s.,]*$/, "Ces tirets ne peuvent pas être lus.");

const Facts = z.object({
  parcelId: z.string().max(14).exactOptional(),
  areaM2: z.number().exactOptional(),
  building: z.enum(["house", "garage", "pool", "shed", "other"]).exactOptional(),
  lot: z.object({ number: z.number().int(), letter: z.string().max(4), keepsHouse: z.boolean() }).exactOptional(),
  division: z.unknown().exactOptional(),
  refusal: z
    .object({
      reason: z.string(),
      details: z.array(z.string()).readonly(),
      recommendations: z.array(z.string()).readonly(),
    })
    .exactOptional(),
  metadata: z.unknown().exactOptional(),
});

/** One object of a plan, in metres of ground (package `plan`). */
export const PlanObject = z.object({
  id: z.string().min(1).max(80),
  kind: z.enum([
    "parcel",
    "building",
    "road",
    "lot",
    "limit",
    "way",
    "non-divisible",
    "network",
    "line",
    "rectangle",
    "polygon",
    "circle",
    "text",
    "measurement",
  ]),
  layer: z.enum([
    "surroundings",
    "parcels",
    "lots",
    "ways",
    "buildings",
    "networks",
    "survey",
    "annotations",
    "labels",
  ]),
  points: Points,
  holes: z.array(Points).max(200).readonly(),
  closed: z.boolean(),
  color: PlanColor,
  fill: PlanColor.nullable(),
  width: z.number().min(0).max(100),
  dash: Dash.nullable(),
  text: text.max(2_000).nullable(),
  fontSize: z.number().min(1).max(400).nullable(),
  fontWeight: z.string().max(20).nullable(),
  visible: z.boolean(),
  locked: z.boolean(),
  rank: z.number().min(-1e9).max(1e9),
  facts: Facts,
});
export type PlanObject = z.infer<typeof PlanObject>;

/** An object as it is kept: its version rises by one at each write. `object` null: it was removed. */
export const KeptPlanObject = z.object({
  id: z.string(),
  version: z.number().int(),
  object: PlanObject.nullable(),
  /** Who wrote it last; null when nobody is known, or when the cadastre did. */
  by: z.string().nullable(),
  at: z.string(),
});
export type KeptPlanObject = z.infer<typeof KeptPlanObject>;
