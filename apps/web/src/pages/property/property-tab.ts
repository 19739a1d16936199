/** The tabs of a property, in their order (spec 2 §2). */
export const PROPERTY_TABS = [
  { tab: "lots", label: "Gestion des lots" },
  { tab: "analyse", label: "Analyse financière" },
  { tab: "parcelles", label: "Parcelles" },
  { tab: "photos", label: "Photos" },
  { tab: "regles", label: "Règles" },
  { tab: "notes", label: "Notes" },
  { tab: "certificat", label: "Certificat d'urbanisme" },
  { tab: "histoire", label: "Histoire" },
] as const;

export type PropertyTab = (typeof PROPERTY_TABS)[number]["tab"];

/** The tab of an address that anybody may have typed. */
export const readTab = (text: string | undefined): PropertyTab =>
  PROPERTY_TABS.find(({ tab }) => tab === text)?.tab ?? "lots";
