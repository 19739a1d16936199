import { hypotenuse, type Point } from "@lotir/geometry";
import type { Advert, Unmatched } from "../advert.ts";
import { distanceToParcel } from "../ground/distance-to-parcel.ts";
import type { Ground } from "../ground/ground.ts";
import { nearIndex } from "../ground/near-index.ts";
import { type PreparedGround, prepareGround } from "../prepare/prepare-ground.ts";
import { readAdvert } from "../read/read-advert.ts";
import { fieldOf } from "../read/read-number.ts";
import { readPoint } from "../read/read-point.ts";
import type { Asked } from "./evidence.ts";
import { explain } from "./explain.ts";
import { isCertain } from "./is-certain.ts";
import { isInCommune } from "./place-advert.ts";
import { rankParcels } from "./rank-parcels.ts";
import { weighParcels } from "./weigh-parcels.ts";

export interface Candidate {
  /** 14 characters. */
  readonly parcelle: string;
  /** Chance that this parcel is what is sold or part of it. */
  readonly probability: number;
  /** French sentences with the figures compared, for and against. */
  readonly why: readonly string[];
  /** Parcels sold with it. */
  readonly avec?: readonly string[];
}

export interface Match {
  readonly id: string;
  /** Ten at most, best first. */
  readonly candidates: readonly Candidate[];
  readonly certain: boolean;
  readonly unmatched: Unmatched | null;
  readonly detail?: string;
}

const DETAILS: Readonly<Record<Unmatched, string>> = {
  "hors-commune": "Le texte, le point ou la ville de l'annonce la placent dans une autre commune.",
  "sans-indice": "Ni terrain, ni point, ni diagnostic, ni rue, ni référence : rien ne permet de choisir une parcelle.",
  appartement: "L'annonce décrit un appartement ou un lot de copropriété, qui n'a pas de parcelle à lui.",
  "type-non-gere": "Seules les ventes de maisons et de terrains sont rapprochées des parcelles.",
  illisible: "Cette entrée du fichier n'est pas une annonce.",
};

const unmatched = (id: string, reason: Unmatched): Match => ({
  id,
  candidates: [],
  certain: false,
  unmatched: reason,
  detail: DETAILS[reason],
});

/** Metres: a point that near the centre of a town is that centre. */
const CENTRE = 40;

const isClue = ({ advert, points, quoted }: Asked): boolean =>
  points.length > 0 ||
  quoted.size > 0 ||
  advert.lands.length > 0 ||
  advert.parentLand !== undefined ||
  advert.streets.length > 0 ||
  (advert.floor !== undefined && (advert.energy !== undefined || advert.energyClass !== undefined));

const quotedIds = ({ references }: Advert, { ground, parcels }: PreparedGround): ReadonlySet<string> => {
  const names = new Set(
    references.map(({ section, numero }) => `${section.padStart(2, "0")}${numero.padStart(4, "0")}`),
  );
  return new Set(parcels.flatMap(({ id }) => (id.startsWith(ground.codeInsee) && names.has(id.slice(8)) ? [id] : [])));
};

const rounded = (probability: number): number => Math.floor(probability * 1_000) / 1_000;

const answer = (asked: Asked, prepared: PreparedGround): Match => {
  const weighed = weighParcels(asked, prepared);
  const ranked = rankParcels(weighed, prepared);
  const doubt = asked.advert.nature.flat === "perhaps" && asked.advert.kind === "house" ? 0.6 : 1;
  const candidates = ranked.flatMap((each): Candidate[] => {
    const parcel = prepared.parcels[each.at];
    const other = each.with === undefined || each.form !== "pair" ? undefined : prepared.parcels[each.with];
    if (parcel === undefined) return [];
    return [
      {
        parcelle: parcel.id,
        probability: rounded(each.probability * doubt),
        why: explain(asked, each, prepared),
        ...(other === undefined ? {} : { avec: [other.id] }),
      },
    ];
  });
  const { id } = asked.advert;
  return { id, candidates, certain: isCertain(asked, ranked, prepared), unmatched: null };
};

/** Centres of towns, as any advert of the file gives them: an agency's own town is one too. */
const centresOf = (raws: readonly unknown[], { toPlanar }: Ground): readonly Point[] =>
  raws.flatMap((raw) => {
    const city = fieldOf(raw, "city");
    const centre = readPoint(fieldOf(city, "location")) ?? readPoint(city);
    return centre === undefined ? [] : [toPlanar(centre)];
  });

const FAR = 4_000;

const outsideOf = (prepared: PreparedGround): ((point: Point) => number) => {
  const near = nearIndex(prepared.parcels);
  return (point) => {
    for (const within of [50, 600, FAR]) {
      const metres = near(point, within).map((at) => {
        const parcel = prepared.parcels[at];
        return parcel === undefined ? FAR : distanceToParcel(point, parcel);
      });
      const least = Math.min(...metres, Number.POSITIVE_INFINITY);
      if (least <= within) return least;
    }
    return FAR;
  };
};

/**
 * Ranks the parcels of a commune behind each advert of a list (properties of the listing shape, of unknown origin), one
 * answer an advert, in their order. Words are read, never obeyed; one bad advert never stops the others; the same list
 * gets the same answers, whatever the order of parcels and diagnoses.
 */
export const matchAdverts = (raws: readonly unknown[], ground: Ground): readonly Match[] => {
  const prepared = prepareGround(ground);
  const centres = centresOf(raws, ground);
  const outside = outsideOf(prepared);
  const { codeInsee, name, otherTowns } = ground;
  return raws.map((raw, index) => {
    const read = readAdvert(raw, { rank: index + 1, streets: prepared.streetNames });
    if (!read.ok) return unmatched(read.failure.id, read.failure.reason);
    const advert = read.value;
    const points = advert.points
      .map(ground.toPlanar)
      .filter(([x, y]) => !centres.some((centre) => hypotenuse(centre[0] - x, centre[1] - y) < CENTRE))
      .slice(0, 1);
    if (!isInCommune(advert, { codeInsee, name, otherTowns, points, outside }))
      return unmatched(advert.id, "hors-commune");
    if (advert.nature.flat === "yes" && advert.kind === "house") return unmatched(advert.id, "appartement");
    const asked: Asked = { advert, points, quoted: quotedIds(advert, prepared) };
    return isClue(asked) ? answer(asked, prepared) : unmatched(advert.id, "sans-indice");
  });
};
