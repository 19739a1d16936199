import { z } from "zod";

const THEMES = ["light", "dark", "system"] as const;
const CURRENCIES = ["EUR", "USD"] as const;
/** English is accepted on the wire and not offered: no screen is written in it. */
const LANGUAGES = ["fr", "en"] as const;

/** The settings of a member (spec 2 §3 and §9), with their defaults. */
export const Settings = z.object({
  notifications: z
    .object({
      /** On screen, while a page is open: statuses, due dates, saved searches. */
      emailAlerts: z.boolean().default(true),
      pushNotifications: z.boolean().default(false),
      weeklyReport: z.boolean().default(true),
    })
    .prefault({}),
  display: z
    .object({
      theme: z.enum(THEMES, { error: "Thème inconnu : light, dark ou system." }).default("light"),
      language: z.enum(LANGUAGES, { error: "Langue inconnue : fr ou en." }).default("fr"),
      currency: z.enum(CURRENCIES, { error: "Devise inconnue : EUR ou USD." }).default("EUR"),
      /** Dollars for one euro, as the member typed it, and of which day; null: unknown, and amounts stay in euros. */
      usdRate: z
        .number({ error: "Le taux est un nombre de dollars pour un euro." })
        .gt(0, "Le taux est supérieur à zéro.")
        .max(100, "Le taux est de 100 dollars pour un euro au plus.")
        .nullable()
        .default(null),
      usdRateOn: z.iso.date("Le jour du taux est une date.").nullable().default(null),
    })
    .prefault({}),
  privacy: z
    .object({
      shareAnalytics: z.boolean().default(false),
      saveSearchHistory: z.boolean().default(true),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof Settings>;
