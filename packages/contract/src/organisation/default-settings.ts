import type { Settings } from "./settings.ts";

/** What a member has chosen until he chooses: apart from the schema, for a first screen reads it before any schema comes. */
export const DEFAULT_SETTINGS: Settings = {
  notifications: { emailAlerts: true, pushNotifications: false, weeklyReport: true },
  display: { theme: "light", language: "fr", currency: "EUR", usdRate: null, usdRateOn: null },
  privacy: { shareAnalytics: false, saveSearchHistory: true },
};
