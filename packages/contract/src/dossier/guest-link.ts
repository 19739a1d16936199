import { z } from "zod";
import { text } from "../wire/text.ts";
import { DueDate } from "./tracking.ts";

/** What a guest may be shown, each chosen by who makes the link. */
export const GUEST_BLOCK_LABELS = {
  terrain: "Le terrain",
  plan: "Le plan et les lots",
  prix: "Les prix",
  bilan: "Le bilan",
  risques: "Les réserves",
  calendrier: "Le calendrier",
} as const;

const keys = Object.keys(GUEST_BLOCK_LABELS) as unknown as readonly [
  keyof typeof GUEST_BLOCK_LABELS,
  ...(keyof typeof GUEST_BLOCK_LABELS)[],
];
export const GuestBlock = z.enum(keys, { error: "Partie inconnue." });
export type GuestBlock = z.infer<typeof GuestBlock>;

/** A link lasts three months at most. */
export const LONGEST_GUEST_DAYS = 90;

export const GuestLinkEntry = z.object({
  /** Whose link it is: printed across every page. */
  guest: text
    .trim()
    .min(1, "Nommez la personne qui recevra ce lien.")
    .max(120, "Nom de l'invité : 120 caractères au plus."),
  blocks: z.array(GuestBlock).min(1, "Choisissez au moins une partie à montrer."),
  days: z
    .number({ error: "Durée : un nombre de jours est attendu." })
    .int("Durée : un nombre entier de jours est attendu.")
    .min(1, "Durée : un jour au moins.")
    .max(LONGEST_GUEST_DAYS, "Durée : 90 jours au plus.")
    .default(14),
});
export type GuestLinkEntry = z.infer<typeof GuestLinkEntry>;

export const GuestLink = z.object({
  id: z.string(),
  guest: z.string(),
  blocks: z.array(GuestBlock),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  isOpen: z.boolean(),
  openings: z.number().int(),
  openedAt: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
export type GuestLink = z.infer<typeof GuestLink>;

const Interval = z.object({ low: z.number().nullable(), value: z.number().nullable(), high: z.number().nullable() });

/** Blocks in money: prices and intervals, never a sale. */
export const NoteBlocks = z.object({
  terrain: z.object({
    address: z.string(),
    city: z.string(),
    surface: z.number(),
    zone: z.string().nullable(),
    outline: z.string().nullable(),
    parcels: z.array(z.object({ reference: z.string(), surface: z.number().nullable() })),
  }),
  plan: z.object({
    procedure: z.string(),
    lots: z.array(z.object({ letter: z.string(), areaM2: z.number(), keepsHouse: z.boolean() })),
    from: z.string(),
    /** Its drawing, an SVG picture; null while nothing is drawn. */
    image: z.string().nullable(),
  }),
  prix: z.object({
    ground: Interval.extend({ on: z.string().nullable() }),
    lots: z.array(Interval.extend({ letter: z.string(), areaM2: z.number(), origin: z.string() })),
  }),
  bilan: z
    .object({
      investment: z.number(),
      revenue: z.number(),
      profit: z.number(),
      marginPercent: z.number(),
      roiPercent: z.number(),
      paybackMonths: z.number().nullable(),
      from: z.string(),
      on: z.string().nullable(),
    })
    .nullable(),
  risques: z.array(z.string()),
  calendrier: z.array(DueDate),
});
export type NoteBlocks = z.infer<typeof NoteBlocks>;

/** What a guest sees: the chosen blocks and nothing else. */
export const GuestView = z.object({
  guest: z.string(),
  name: z.string(),
  expiresAt: z.string(),
  on: z.string(),
  blocks: NoteBlocks.partial(),
});
export type GuestView = z.infer<typeof GuestView>;
