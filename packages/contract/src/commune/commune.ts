import { z } from "zod";

export const CodeInsee = z.string().regex(/^(?:\d{5}|2[AB]\d{3})$/, "Code INSEE attendu (5 caractères).");

/** A commune as the city picker shows it (spec 1 §3, "City selection"). */
export const City = z.object({
  id: z.string(),
  insee: CodeInsee,
  name: z.string(),
  zipcode: z.string(),
  population: z.number().nullable(),
  centre: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  fictional: z.boolean(),
});
export type City = z.infer<typeof City>;
