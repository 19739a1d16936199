import type { Place } from "@lotir/contract";

const KEY = "lotir-lieux-recents";
const KEPT = 5;

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "label" in value &&
  typeof value.label === "string" &&
  "kind" in value &&
  (value.kind === "commune" ? "city" in value : value.kind === "parcelle" || value.kind === "adresse");

/** What an organisation keeps is not remembered here: whoever opens this browser next may be of another. */
const isPublic = ({ kind }: Place): boolean => kind === "commune" || kind === "parcelle" || kind === "adresse";

/** The last places found, latest first; none when this browser keeps nothing, or something unreadable. */
export const recentPlaces = (): readonly Place[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

export const rememberPlace = (place: Place): void => {
  if (!isPublic(place)) return;
  const others = recentPlaces().filter(({ label, kind }) => label !== place.label || kind !== place.kind);
  try {
    localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing: there is then no history, and no harm.
  }
};

export const forgetPlaces = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
