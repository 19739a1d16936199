import { oc } from "@orpc/contract";
import { z } from "zod";
import { DivisionPlan } from "../division/division.ts";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { DivisionCapture } from "./division-capture.ts";

const Loose = z.unknown().optional();

/** Spec 1 §4: the steps of a generation, per cent; each follows the work that it names. */
export const DIVISION_PLAN_STEPS = [5, 10, 30, 40, 60, 80, 100] as const;

/**
 * POST /api/division-plans/generate (spec 1 §7): a plan of the property's parcel by the engine, from its geometry alone; the
 * captured map is kept with it, and laid under it where its scale, its ratio and its size agree.
 */
export const generateDivisionPlan = oc
  .route({ method: "POST", path: "/division-plans/generate", tags: ["division"] })
  .input(
    z.object({
      propertyId: PropertyId,
      objective: z.string().max(200).nullish(),
      additionalInstructions: z.string().max(2_000).nullish(),
      screenshot: DivisionCapture,
      cadastralReference: Loose,
      commune: Loose,
      codeCommune: Loose,
      surface: Loose,
      coordinates: Loose,
      parcelGeometry: Loose,
    }),
  )
  .output(
    answer(
      z.object({
        plan: DivisionPlan,
        warnings: z.array(z.string()),
        /** 0 to 1: how much of what the plan stands on is known. */
        confidence: z.number(),
        capture: z.object({ isLaid: z.boolean(), url: z.string() }),
      }),
    ),
  );
