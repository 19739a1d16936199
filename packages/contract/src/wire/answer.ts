import { z } from "zod";

/** Every successful answer: `{ success: true, data }`. Routes whose specification names extra keys add them beside `data`. */
export const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** Every refusal on the wire, whatever the route. `error` is a French sentence, `code` the kind of failure. */
export const Refusal = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
});
export type Refusal = z.infer<typeof Refusal>;
