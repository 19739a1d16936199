import { z } from "zod";

export const MOST_MARKED = 500;
export const LONGEST_PARCEL_NOTE = 2_000;

export const ParcelleReference = z
  .string()
  .regex(/^\d[\dAB]\d{6}[\dA-Z]{2}\d{4}$/, "Une référence cadastrale compte 14 caractères, code INSEE en tête.");

/** What the members of an organisation write of a parcel; `version` 0 while nobody wrote anything. */
export const ParcelNote = z.object({
  text: z.string(),
  version: z.number().int(),
  /** Null when nobody is known any more. */
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type ParcelNote = z.infer<typeof ParcelNote>;

/** What an organisation does of a parcel of its searches. */
export const ParcelMark = z.object({
  parcelId: z.string(),
  isHidden: z.boolean(),
  isSeen: z.boolean(),
  /** Null too once that person has left the organisation. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: ParcelNote,
});
export type ParcelMark = z.infer<typeof ParcelMark>;
