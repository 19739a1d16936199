import { z } from "zod";

/** Where a figure comes from. `vintage` is the source's own date or label, never the day we looked. */
export const Provenance = z.object({
  source: z.string(),
  vintage: z.string().nullable(),
  licence: z.string().nullable(),
  fetchedOn: z.string().nullable(),
  fictional: z.boolean(),
});
export type Provenance = z.infer<typeof Provenance>;
