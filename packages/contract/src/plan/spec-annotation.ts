import { z } from "zod";
import { text } from "../wire/text.ts";
import { MOST_POINTS, PlanColor, TOO_MANY_POINTS } from "./plan-object.ts";

const Figure = z.number("Un point de cette annotation n'est pas un nombre.");
const Pixel = z.object({ x: Figure, y: Figure });

/** An annotation of the plan editor (spec 2 §3), in pixels of the canvas. */
export const SpecAnnotation = z.object({
  id: z.string(),
  type: z.string(),
  points: z.array(Pixel).readonly(),
  color: z.string(),
  fillColor: z.string().nullable(),
  strokeWidth: z.number(),
  strokeDasharray: z.string().nullable(),
  text: z.string().nullable(),
  fontSize: z.number().nullable(),
  fontWeight: z.string().nullable(),
  visible: z.boolean(),
  locked: z.boolean(),
  metadata: z.unknown(),
});
export type SpecAnnotation = z.infer<typeof SpecAnnotation>;

/** One that is sent: what a shape needs; the rest has its usual value. */
export const SentAnnotation = z.looseObject({
  id: z.string().min(1).max(80),
  type: z.string().max(40),
  points: z.array(Pixel).max(MOST_POINTS, TOO_MANY_POINTS),
  color: PlanColor.exactOptional(),
  fillColor: PlanColor.nullable().exactOptional(),
  strokeWidth: z.number().min(0).max(100).exactOptional(),
  strokeDasharray: z
    .string()
    .max(40)
    .regex(/^[\d\s.,]*$/)
    .nullable()
    .exactOptional(),
  text: text.max(2_000).nullable().exactOptional(),
  fontSize: z.number().min(1).max(400).nullable().exactOptional(),
  fontWeight: z.string().max(20).nullable().exactOptional(),
  visible: z.boolean().exactOptional(),
  locked: z.boolean().exactOptional(),
  metadata: z.unknown().exactOptional(),
});
