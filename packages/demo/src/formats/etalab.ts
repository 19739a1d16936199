import { signedArea } from "@lotir/geometry";
import type { Plot } from "../island/grow-island.ts";
import type { CadastreName } from "../island/number-plots.ts";
import { closedRing, type ToDegrees } from "../place/ground.ts";
import type { Chance } from "../random.ts";
import type { Feature } from "./feature.ts";
import { writtenRing } from "./written-ring.ts";

const dateOf = (random: Chance, from: number, to: number): string => {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${random.integer(from, to)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
};

// An area that was never surveyed strays from the drawing; some are missing, as in the real files.
const contenanceOf = (area: number, random: Chance): { readonly contenance?: number; readonly arpente: boolean } => {
  if (random.happens(0.003)) return { arpente: false };
  const arpente = random.happens(0.28);
  const stray = arpente ? 1 : 1 + random.normal() * 0.011;
  return { contenance: Math.max(1, Math.round(area * stray)), arpente };
};

/** One plot as the Etalab files publish it. */
export const parcelleFeature = (
  plot: Plot,
  ask: {
    readonly name: CadastreName;
    /** Its rank in the file, which decides how its ring is written. */
    readonly rank: number;
    readonly codeInsee: string;
    readonly toDegrees: ToDegrees;
    readonly random: Chance;
  },
): Feature => {
  const { name, rank, codeInsee, toDegrees, random } = ask;
  const created = dateOf(random, 2003, 2021);
  return {
    type: "Feature",
    id: name.id,
    geometry: { type: "Polygon", coordinates: [writtenRing(closedRing(plot.ring.points, toDegrees), rank)] },
    properties: {
      id: name.id,
      commune: codeInsee,
      prefixe: "000",
      section: name.section,
      numero: name.numero,
      ...contenanceOf(Math.abs(signedArea(plot.ring.points)), random),
      created,
      updated: random.happens(0.4) ? dateOf(random, 2022, 2025) : created,
    },
  };
};

/** The buildings of one plot as the Etalab files publish them: no id, no parcel, a MultiPolygon each. */
export const batimentFeatures = (
  plot: Plot,
  ask: { readonly codeInsee: string; readonly toDegrees: ToDegrees; readonly random: Chance },
): readonly Feature[] =>
  plot.buildings.map(({ outline, construction }, rank) => {
    const created = dateOf(ask.random, 2004, 2024);
    return {
      type: "Feature",
      geometry: { type: "MultiPolygon", coordinates: [[writtenRing(closedRing(outline, ask.toDegrees), rank)]] },
      properties: {
        type: construction === "dur" ? "01" : "02",
        nom: null,
        commune: ask.codeInsee,
        created,
        updated: created,
      },
    };
  });
