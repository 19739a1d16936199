import { useState } from "react";
import type { BaseKey } from "../../../kit/map/base-layers.ts";
import { useBaseFallback } from "../../../kit/map/use-base-fallback.ts";
import type { MapCommune, Overlays } from "../../../subjects/commune/map/map-commune.ts";

const FIRST_OVERLAYS: Overlays = { parcelles: true, batiments: true, zones: false };

const allFictional = (communes: readonly MapCommune[]): boolean =>
  communes.length > 0 && communes.every(({ fictional }) => fictional);

/** What is under and over the parcels. Fictional ground has no outside tiles: the IGN would show open sea. */
export const useGround = (communes: readonly MapCommune[]) => {
  const [asked, setAsked] = useState<BaseKey | null>(null);
  const [overlays, setOverlays] = useState(FIRST_OVERLAYS);
  const base = asked ?? (allFictional(communes) ? "neutre" : "plan");
  const fallback = useBaseFallback(base);
  const setBase = (next: BaseKey) => {
    setAsked(next);
    fallback.retry();
  };
  return { base, setBase, overlays, setOverlays, ...fallback };
};

export type Ground = ReturnType<typeof useGround>;

/** Who made what is drawn; nothing invented is credited to the cadastre. */
export const dataCredits = (communes: readonly MapCommune[]): string[] => [
  ...(communes.some(({ fictional }) => !fictional) ? ["Cadastre DGFiP / Etalab"] : []),
  ...(communes.some(({ fictional }) => fictional) ? ["Commune fictive : données inventées"] : []),
];
