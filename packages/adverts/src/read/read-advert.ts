import { failure, type Result, success } from "@lotir/foncier";
import type { Advert, AdvertTown, Unmatched } from "../advert.ts";
import { areasInWords, type WrittenArea } from "./areas-in-words.ts";
import { diagnosisInWords } from "./diagnosis-in-words.ts";
import { natureInWords, type WrittenNature } from "./nature-in-words.ts";
import { plainWords } from "./plain-words.ts";
import {
  EMISSION_RANGE,
  ENERGY_RANGE,
  FLOOR_RANGE,
  fieldOf,
  LAND_RANGE,
  readNumber,
  YEAR_RANGE,
} from "./read-number.ts";
import { readLocations, readPoint } from "./read-point.ts";
import { referencesInWords } from "./reference-in-words.ts";
import { streetOfAddress, streetsInWords } from "./street-in-words.ts";
import { yearInWords } from "./year-in-words.ts";

export interface Reading {
  /** Its place in the file, from 1. */
  readonly rank: number;
  /** Bare names of the streets of the commune. */
  readonly streets: ReadonlySet<string>;
}

export interface Unread {
  readonly id: string;
  readonly reason: Unmatched;
}

const FLAT = 0;
const HOUSE = 1;
const LAND = 5;
const HOUSE_WORDS =
  /\b(?:maison|villa|pavillon|[ée]choppe|long[eè]re|chartreuse|ferme|b[âa]tisse|demeure|propri[ée]t[ée])/iu;
const LAND_WORDS = /\b(?:terrain|parcelle|lot [àa] b[âa]tir)/iu;

/** The field is wrong at times: the title then tells. */
const kindOf = (raw: unknown, title: string, nature: WrittenNature): Result<Advert["kind"], Unmatched> => {
  const type = readNumber(raw, [0, 99]);
  const [house, land] = [HOUSE_WORDS.exec(title)?.index ?? Infinity, LAND_WORDS.exec(title)?.index ?? Infinity];
  if (type === FLAT && (house === Infinity || nature.flat === "yes") && land === Infinity)
    return failure("appartement");
  if (type === HOUSE) return success("house");
  if (type === LAND) return success(house < land ? "house" : "plot");
  if (type !== undefined && type !== FLAT) return failure("type-non-gere");
  if (nature.flat === "yes") return failure("appartement");
  if (house === Infinity && land === Infinity) return failure(type === undefined ? "type-non-gere" : "appartement");
  return success(house < land ? "house" : "plot");
};

const townOf = (raw: unknown): AdvertTown => {
  const insee = fieldOf(raw, "insee");
  const zipcode = fieldOf(raw, "zipcode");
  return {
    name: plainWords(fieldOf(raw, "name")).slice(0, 80),
    insee: typeof insee === "string" || typeof insee === "number" ? String(insee) : undefined,
    zipcode: typeof zipcode === "string" || typeof zipcode === "number" ? String(zipcode) : undefined,
    centre: readPoint(fieldOf(raw, "location")) ?? readPoint(raw),
  };
};

const valuesOf = (areas: readonly WrittenArea[], role: WrittenArea["role"]): number[] =>
  areas.flatMap((area) => (area.role === role && area.areaM2 >= LAND_RANGE[0] ? [area.areaM2] : []));

const classOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^[A-G]$/i.test(value.trim()) ? value.trim().toUpperCase() : undefined;

const energyOf = (raw: unknown, text: string) => {
  const told = diagnosisInWords(text);
  const [energy, emission] = [fieldOf(raw, "energy"), fieldOf(raw, "greenHouseGas")];
  return {
    energyClass: classOf(fieldOf(energy, "category")) ?? told.energyClass,
    emissionClass: classOf(fieldOf(emission, "category")) ?? told.emissionClass,
    energy: readNumber(fieldOf(energy, "value"), ENERGY_RANGE) ?? told.energy,
    emission: readNumber(fieldOf(emission, "value"), EMISSION_RANGE) ?? told.emission,
  };
};

const streetsOf = (raw: unknown, text: string, known: ReadonlySet<string>): readonly string[] => {
  const addresses = readLocations(fieldOf(raw, "locations")).flatMap((place) =>
    ["street", "address"].map((name) => plainWords(fieldOf(place, name)).slice(0, 200)),
  );
  const written = addresses.flatMap((address) => {
    const street = streetOfAddress(address);
    return street !== undefined && known.has(street) ? [street] : [];
  });
  return [...new Set([...written, ...streetsInWords(text, known)])];
};

/** A figure that nothing explains is the ground of a plot, or of a house when it is too large to be the house. */
const bareLands = (areas: readonly WrittenArea[], least: number): readonly number[] =>
  valuesOf(areas, "bare").filter((area) => area >= least);

const landsOf = (raw: unknown, areas: readonly WrittenArea[], least: number): readonly number[] => {
  const field = readNumber(fieldOf(raw, "landSurface"), LAND_RANGE);
  const told = valuesOf(areas, "land");
  const words = told.length > 0 ? told : bareLands(areas, least);
  return [...new Set([...(field === undefined ? [] : [Math.round(field)]), ...words])].slice(0, 3);
};

/** Plots are filed with their ground as their surface, at times. */
const plotLands = (raw: unknown, lands: readonly number[]): readonly number[] => {
  const surface = readNumber(fieldOf(raw, "surface"), LAND_RANGE);
  return lands.length > 0 || surface === undefined ? lands : [Math.round(surface)];
};

const idOf = (raw: unknown, rank: number): string => {
  const uuid = fieldOf(raw, "uuid");
  return typeof uuid === "string" && uuid.trim() !== "" ? uuid.slice(0, 100) : `#${rank}`;
};

const floorOf = (raw: unknown, areas: readonly WrittenArea[]): number | undefined =>
  readNumber(fieldOf(raw, "surface"), FLOOR_RANGE) ??
  valuesOf(areas, "dwelling").find((area) => area >= FLOOR_RANGE[0] && area <= FLOOR_RANGE[1]);

const RENT = 1;
/** m². */
const LEAST_BARE = 300;

/** Reads one property of the listing shape, of unknown origin: figures out of range are as if missing, words are never obeyed. */
export const readAdvert = (raw: unknown, { rank, streets }: Reading): Result<Advert, Unread> => {
  const id = idOf(raw, rank);
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return failure({ id, reason: "illisible" });
  const [title, description] = [plainWords(fieldOf(raw, "title")), plainWords(fieldOf(raw, "description"))];
  const nature = natureInWords(title, description);
  const kind = kindOf(fieldOf(raw, "propertyType"), title, nature);
  if (!kind.ok) return failure({ id, reason: kind.failure });
  if (readNumber(fieldOf(raw, "transactionType"), [0, 9]) === RENT) return failure({ id, reason: "type-non-gere" });
  const text = `${title}. ${description}`;
  const areas = areasInWords(text);
  const year = readNumber(fieldOf(raw, "constructionYear"), YEAR_RANGE);
  const isHouse = kind.value === "house";
  const floor = isHouse ? floorOf(raw, areas) : undefined;
  const lands = landsOf(raw, areas, isHouse ? Math.max(LEAST_BARE, 1.5 * (floor ?? 0)) : LAND_RANGE[0]);
  return success({
    id,
    kind: kind.value,
    lands: isHouse ? lands : plotLands(raw, lands),
    parentLand: valuesOf(areas, "parent")[0],
    floor,
    built: !isHouse ? undefined : year === undefined ? yearInWords(text) : { from: year, to: year },
    ...(isHouse ? energyOf(raw, text) : NO_ENERGY),
    points: readLocations(fieldOf(raw, "locations")).flatMap((place) => {
      const point = readPoint(place);
      return point === undefined ? [] : [point];
    }),
    streets: streetsOf(raw, text, streets),
    references: referencesInWords(text),
    nature,
    town: townOf(fieldOf(raw, "city")),
    text,
    title,
  });
};

const NO_ENERGY = { energyClass: undefined, emissionClass: undefined, energy: undefined, emission: undefined } as const;
