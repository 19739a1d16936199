import { z } from "zod";

/** The keys that an organisation may bring, by the name under which each is kept. Another service adds its line here. */
export const SECRET_LABELS = {
  annonces: "Annonces immobilières (Melo, Stream Estate)",
} as const satisfies Record<string, string>;

export const SecretName = z.enum(Object.keys(SECRET_LABELS) as [keyof typeof SECRET_LABELS], {
  error: "Aucun service de ce nom ne prend de clé.",
});
export type SecretName = z.infer<typeof SecretName>;

/** A key as it is shown: never more than its end. */
export const ShownSecret = z.object({
  name: SecretName,
  label: z.string(),
  /** Null where the organisation brought none. */
  lastFour: z.string().nullable(),
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** Whether the installation has one of its own, which serves organisations that brought none. */
  installed: z.boolean(),
  /** Whether who asks may change it. */
  mayChange: z.boolean(),
});
export type ShownSecret = z.infer<typeof ShownSecret>;
