import type { Point } from "@lotir/geometry";
import { areaOf } from "../plane/lined-ring.ts";
import { type District, type Landscape, remoteness } from "./districts.ts";
import { middleOf, type Quarter } from "./street-plan.ts";

/** One zone of the fictional plan, in the words of the CNIG standard. */
export interface Zone {
  readonly libelle: string;
  readonly libelong: string;
  readonly typezone: string;
  readonly destdomi: string;
}

export const ZONES = {
  UA: { libelle: "UA", libelong: "Village et port, tissu ancien dense", typezone: "U", destdomi: "03" },
  UB: { libelle: "UB", libelong: "Faubourgs, habitat mixte en ordre semi-continu", typezone: "U", destdomi: "03" },
  UC: { libelle: "UC", libelong: "Quartiers pavillonnaires", typezone: "U", destdomi: "01" },
  UD: { libelle: "UD", libelong: "Villas et jardins du littoral, faible densité", typezone: "U", destdomi: "01" },
  UE: { libelle: "UE", libelong: "Équipements publics et activités", typezone: "U", destdomi: "05" },
  open: { libelle: "1AU", libelong: "Urbanisation future, ouverte", typezone: "AUc", destdomi: "01" },
  closed: { libelle: "2AU", libelong: "Urbanisation future, fermée", typezone: "AUs", destdomi: "01" },
  A: { libelle: "A", libelong: "Espaces agricoles, vignes et oliveraies", typezone: "A", destdomi: "07" },
  N: { libelle: "N", libelong: "Espaces naturels et boisés", typezone: "N", destdomi: "08" },
  NL: { libelle: "NL", libelong: "Espaces remarquables du littoral", typezone: "N", destdomi: "08" },
} as const satisfies Readonly<Record<string, Zone>>;

const ZONE_OF: Readonly<Record<District, Zone>> = {
  village: ZONES.UA,
  faubourg: ZONES.UB,
  pavillons: ZONES.UC,
  villas: ZONES.UD,
  activites: ZONES.UE,
  campagne: ZONES.A,
  bois: ZONES.N,
};

const nearest = (
  quarters: readonly { readonly index: number; readonly away: number }[],
  count: number,
): readonly number[] =>
  quarters
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map((each) => each.index);

/** The zone of each quarter: by its kind, but for the fields nearest to the villages, which the plan opens one day. */
export const zoneOfQuarters = (quarters: readonly Quarter[], landscape: Landscape): readonly Zone[] => {
  const places = quarters.map(({ whole, district }, index) => {
    const middle: Point = middleOf(whole);
    return { index, district, away: remoteness(middle, landscape.centres), area: areaOf(whole) };
  });
  const share = Math.max(1, Math.round(quarters.length / 110));
  const fields = places.filter(({ district, away }) => district === "campagne" && away > 500);
  const future = nearest(fields, share * 3);
  const works = nearest(
    places.filter(({ district, away, area }) => district === "pavillons" && away > 330 && area > 18_000),
    share,
  );
  const closed = new Set(future.filter((_, rank) => rank % 3 === 2));
  return places.map(({ index, district }) => {
    if (closed.has(index)) return ZONES.closed;
    if (future.includes(index)) return ZONES.open;
    return works.includes(index) ? ZONES.UE : ZONE_OF[district];
  });
};
