import { z } from "zod";

/**
 * The version that was read of what an organisation shares; `If-Match` says the same. One that is sent is always obeyed:
 * another write since then refuses this one (409). Without it the write is accepted, and the history keeps what was there.
 */
export const ReadVersion = z.number().int().min(0).max(2_147_483_647).optional();

/** What a write refused with `changed-meanwhile` says beside its sentence: what stands now, who wrote it, and when. */
export const ChangedMeanwhile = z.object({
  /** The one to send so as to write over it, knowingly. 0: nothing was written yet. */
  version: z.number().int(),
  changedBy: z.object({
    /** Null when nobody is known any more, or nothing was written. */
    name: z.string().nullable(),
    /** The same person, from another screen. */
    isYou: z.boolean(),
  }),
  changedAt: z.string().nullable(),
  /** Fields of the write that differ from what stands. Null: not entered. */
  fields: z.array(z.object({ field: z.string(), label: z.string(), theirs: z.unknown(), yours: z.unknown() })),
});
export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>;
