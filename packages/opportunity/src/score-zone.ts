import { type Component, componentOf, type Judgement } from "./component.ts";
import { inFactor, inPercent } from "./in-french.ts";
import type { ParcelleFacts, ZoneFact } from "./parcelle-facts.ts";
import { zoneOpenness } from "./zone-openness.ts";

/** With less of the parcel than this under a published zone, the zone is not known. */
const ENOUGH = 0.5;
const MENTIONED = 0.02;

const judge = (zones: readonly ZoneFact[]): Judgement => {
  const covered = zones.reduce((sum, { share }) => sum + share, 0);
  if (covered < ENOUGH) return { value: null, measured: "Aucune zone publiée à cet endroit" };
  const read = zones
    .map((zone) => ({ ...zone, ...zoneOpenness(zone) }))
    .toSorted((a, b) => b.share - a.share || (a.libelle < b.libelle ? -1 : 1));
  const mean = (of: "value" | "coefficient") => read.reduce((sum, zone) => sum + zone.share * zone[of], 0) / covered;
  const shown = read.filter(({ share }) => share >= MENTIONED);
  const phrases = shown.map(
    ({ libelle, phrase, share }) =>
      `${libelle} (${phrase})${shown.length > 1 ? ` sur ${inPercent(share / covered)}` : ""}`,
  );
  const coefficient = mean("coefficient");
  const warning = coefficient < 0.995 ? ` ; ${inFactor(coefficient)}` : "";
  return {
    value: mean("value"),
    coefficient,
    figures: shown.map(({ libelle, share }) => ({
      label: libelle,
      value: (share / covered) * 100,
      unit: "%" as const,
    })),
    measured: `${phrases.join(", ")}${warning}`,
  };
};

/** The zones over the parcel, each for its share. */
export const scoreZone = ({ zones }: ParcelleFacts): Component => componentOf("zone", zones, judge);
