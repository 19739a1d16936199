import type { Point } from "@lotir/geometry";
import type { ToDegrees } from "../place/ground.ts";
import type { CommuneIdentity } from "../place/identity.ts";
import type { Chance } from "../random.ts";
import type { PriceSurface } from "../sales/prices.ts";
import { type LandWords, wordsOf } from "./advert-words.ts";
import type { Energy } from "./draw-diagnoses.ts";
import type { Good } from "./goods.ts";

/** What makes an advert hard to read, or "plain". */
export const ADVERT_TRAPS = [
  "plain",
  "rounded-land",
  "missing-land",
  "land-in-ares",
  "blurred-point",
  "no-point",
  "town-centre",
  "wrong-city",
  "flat-filed-as-house",
  "double",
  "price-dropped",
  "expired",
  "three-years-old",
  "hostile-markup",
  "absurd-figures",
  "private-photos",
] as const;
export type AdvertTrap = (typeof ADVERT_TRAPS)[number];

/** A property of the market API, less its dates, which depend on the day it is served. */
export interface DemoAdvert {
  readonly uuid: string;
  /** The parcel that is for sale; what a reader has to find. */
  readonly parcelle: string;
  readonly trap: AdvertTrap;
  readonly daysAgo: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Price before the last change, and how long ago. */
  readonly dropped: { readonly from: number; readonly daysAgo: number } | undefined;
}

const AGENCIES = [
  "Agence du Phare",
  "Mirande Immobilier",
  "Cabinet des Restanques",
  "Étude du Port",
  "Île & Patrimoine",
];

const hex = (random: Chance, digits: number): string =>
  Array.from({ length: digits }, () => random.integer(0, 15).toString(16)).join("");
const uuidOf = (random: Chance): string =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

const round = (value: number, by: number): number => Math.round(value / by) * by;

const priceOf = (good: Good, prices: PriceSurface, random: Chance): number => {
  const [land, floor] = [prices.land(good.heart, "2025-06-01"), prices.floor(good.heart, "2025-06-01")];
  // Ground beyond what a house needs is sold by the garden, not by the plot.
  const worth =
    good.kind === "land" ? good.landM2 * land * 0.82 : good.floorM2 * floor * 0.72 + good.landM2 * land * 0.16;
  return round(worth * random.between(0.82, 1.16), 1_000);
};

/** How each trap tells the ground: in the field, and in the words. */
const landOf = (good: Good, trap: AdvertTrap): { readonly field: number | null; readonly words: LandWords } => {
  const area = Math.round(good.landM2);
  if (trap === "rounded-land") return { field: round(area, area > 1_200 ? 100 : 50), words: "around" };
  if (trap === "missing-land") return { field: null, words: "none" };
  if (trap === "land-in-ares") return { field: null, words: "ares" };
  if (trap === "absurd-figures") return { field: 99_999_999_999, words: "exact" };
  return { field: area, words: "exact" };
};

interface Drawing {
  readonly identity: CommuneIdentity;
  readonly toDegrees: ToDegrees;
  readonly prices: PriceSurface;
  readonly energyOf: ReadonlyMap<string, Energy>;
  readonly random: Chance;
}

const moved = ([x, y]: Point, metres: number, random: Chance): Point => {
  const angle = random.between(0, 2 * Math.PI);
  return [x + Math.cos(angle) * metres, y + Math.sin(angle) * metres];
};

const locationsOf = (good: Good, trap: AdvertTrap, { toDegrees, identity, random }: Drawing): unknown => {
  if (trap === "no-point" || trap === "missing-land") return null;
  const [lon, lat] =
    trap === "town-centre"
      ? identity.middle
      : toDegrees(moved(good.heart, trap === "blurred-point" ? random.between(80, 260) : random.between(0, 9), random));
  const isAddressed = trap === "plain" && good.street !== undefined && random.happens(0.25);
  const place = { lat, lon, street: isAddressed ? good.street : null };
  // Both shapes are met: an object in old documents, a list in the answers of today.
  return random.happens(0.5) ? place : [place];
};

const cityOf = (trap: AdvertTrap, { identity }: Drawing): unknown => {
  const [lon, lat] = identity.middle;
  if (trap === "wrong-city")
    return { id: 6099, name: "Nice", zipcode: "06000", insee: "06088", location: { lat: 43.7102, lon: 7.262 } };
  return {
    id: 6999,
    name: identity.nom,
    zipcode: identity.codePostal,
    insee: identity.codeInsee,
    location: { lat, lon },
  };
};

const HOSTILE = `<img src=x onerror="alert(1)"><script>alert("x")</script> <a href="javascript:alert(1)">Voir</a> `;

const wordsIn = (
  good: Good,
  trap: AdvertTrap,
  { words }: { readonly words: LandWords },
  { identity, random }: Drawing,
) => {
  const { title, description } = wordsOf(good, words, random);
  if (trap === "flat-filed-as-house")
    return {
      title: "Appartement T3 en résidence",
      description: `${description} Copropriété de 14 lots, charges 90 € par mois.`,
    };
  if (trap === "wrong-city") return { title, description: `Sur la commune de ${identity.nom}. ${description}` };
  if (trap === "hostile-markup")
    return { title: `<b>${title}</b>`, description: `${HOSTILE}${description} ${"Très calme. ".repeat(900)}` };
  return { title, description };
};

const photosOf = (uuid: string, trap: AdvertTrap, random: Chance): readonly string[] => {
  const own = Array.from({ length: random.integer(2, 5) }, (_, rank) => `/photos-fictives/${uuid}-${rank + 1}.png`);
  return trap === "private-photos"
    ? ["https://10.0.0.8/photo.jpg", "http://169.254.169.254/latest/", ...own.slice(0, 1)]
    : own;
};

/** Days since it was published: most are of the last three months. */
const ageOf = (trap: AdvertTrap, random: Chance): number => {
  if (trap === "three-years-old") return random.integer(1_020, 1_085);
  return random.happens(0.8) ? random.integer(1, 86) : random.integer(95, 900);
};

const advertOf = (good: Good, trap: AdvertTrap, drawing: Drawing): DemoAdvert => {
  const { random, energyOf } = drawing;
  const uuid = uuidOf(random);
  const land = landOf(good, trap);
  const price = priceOf(good, drawing.prices, random);
  const isHouse = good.kind === "house";
  const energy = isHouse && random.happens(0.8) ? energyOf.get(good.id) : undefined;
  const agency = random.pick(AGENCIES);
  const daysAgo = ageOf(trap, random);
  const isPrivate = random.happens(0.12);
  return {
    uuid,
    parcelle: good.id,
    trap,
    daysAgo,
    dropped:
      trap === "price-dropped"
        ? { from: round(price * random.between(1.05, 1.14), 1_000), daysAgo: Math.min(daysAgo, 9) }
        : undefined,
    body: {
      uuid,
      ...wordsIn(good, trap, land, drawing),
      transactionType: 0,
      propertyType: isHouse ? 1 : 5,
      // The API writes numbers as text, more often than not.
      price: String(price),
      surface: isHouse ? String(good.floorM2) : null,
      landSurface: land.field === null ? null : random.happens(0.5) ? String(land.field) : land.field,
      room: isHouse ? String(Math.max(3, Math.round(good.floorM2 / 24))) : null,
      bedroom: isHouse ? Math.max(2, Math.round(good.floorM2 / 34)) : null,
      constructionYear: trap === "absurd-figures" ? 20_155 : isHouse && random.happens(0.7) ? good.builtYear : null,
      city: cityOf(trap, drawing),
      locations: locationsOf(good, trap, drawing),
      energy: energy === undefined ? null : { category: energy.energyClass, value: String(energy.energy) },
      greenHouseGas: energy === undefined ? null : { category: energy.emissionClass, value: String(energy.emission) },
      publisherTypes: [isPrivate ? 0 : 1],
      pictures: photosOf(uuid, trap, random),
      picturesRemote: [],
      expired: trap === "expired",
      adverts: [
        {
          url: `https://annonces.example/${uuid}`,
          price: String(price),
          publisher: isPrivate ? { name: "M. Durand", type: "particular" } : { name: agency, type: "agency" },
          contact: { name: "Mme Martin", phone: "04 93 00 00 00", email: "contact@agence.example" },
        },
      ],
    },
  };
};

const repriced = (adverts: unknown, price: number): unknown =>
  (adverts as readonly object[]).map((advert) => ({ ...advert, price: String(price) }));

/** The same good at another agency: other words, another price, a ground rounded otherwise. */
const doubleOf = (good: Good, first: DemoAdvert, drawing: Drawing): DemoAdvert => {
  const other = advertOf(good, "double", drawing);
  const price = round(Number(first.body.price) * drawing.random.between(0.985, 1.03), 1_000);
  return {
    ...other,
    body: {
      ...other.body,
      price: String(price),
      adverts: repriced(other.body.adverts, price),
      energy: first.body.energy,
      greenHouseGas: first.body.greenHouseGas,
    },
  };
};

/** Share of plain adverts among those drawn. */
const PLAIN = 0.42;

/** Adverts for goods of the island, one in ten at two agencies; every trap is there several times. */
export const drawAdverts = (goods: readonly Good[], wanted: number, drawing: Drawing): readonly DemoAdvert[] => {
  const { random } = drawing;
  const fit = goods.filter(({ landM2, kind }) => landM2 >= (kind === "land" ? 500 : 620) && landM2 < 4_500);
  const left = fit
    .map((good) => ({ good, key: random.next() / Math.sqrt(good.landM2) }))
    .toSorted((a, b) => a.key - b.key);
  const traps = ADVERT_TRAPS.filter((trap) => trap !== "plain" && trap !== "double");
  const drawn: DemoAdvert[] = [];
  for (const { good } of left) {
    if (drawn.length >= wanted) break;
    const trap = random.happens(PLAIN) ? "plain" : (traps[drawn.length % traps.length] ?? "plain");
    const suits = trap !== "flat-filed-as-house" || good.kind === "house";
    const advert = advertOf(good, suits ? trap : "plain", drawing);
    drawn.push(advert);
    if (random.happens(0.1) && drawn.length < wanted) drawn.push(doubleOf(good, advert, drawing));
  }
  return drawn;
};
