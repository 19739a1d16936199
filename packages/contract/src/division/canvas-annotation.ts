import { z } from "zod";

/** One object of the plan editors' canvas (spec 2 §3). `metadata` holds the metres behind the pixels and the program of cuts. */
export const CanvasAnnotation = z.looseObject({
  id: z.string().max(80),
  type: z.string().max(40),
  points: z.array(z.object({ x: z.number(), y: z.number() })).max(5_000),
  metadata: z.unknown().optional(),
});
export type CanvasAnnotation = z.infer<typeof CanvasAnnotation>;
