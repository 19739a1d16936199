import { CodeInsee, LISTING_DEFAULTS, type ListingCriteria, MAX_CITIES } from "@lotir/contract";
import { readFigure, readList } from "../../kit/address.ts";
import {
  DEFAULT_VIEW,
  LISTING_SORTS,
  type ListingSort,
  type ListingView,
} from "../../subjects/listing/shown-listings.ts";

/** Everything that the listing screens show, as the address keeps it: shareable, and the back button works. */
export interface ListingSearch extends ListingView {
  /** INSEE codes, in the order chosen. */
  readonly cities: readonly string[];
  readonly maxPrice: number;
  readonly minSurface: number;
  readonly houseIncluded: "with" | "without";
  readonly keyword: string;
  /** The advert whose panel is open. */
  readonly open: string | undefined;
}

export type RawListingSearch = Readonly<Record<string, string>>;

const LONGEST_KEYWORD = 80;
const isSort = (text: string | undefined): text is ListingSort =>
  text !== undefined && Object.hasOwn(LISTING_SORTS, text);

/** Reads an address that anybody may have typed: what cannot be read falls back, nothing throws. */
export const readListingSearch = (raw: RawListingSearch): ListingSearch => ({
  cities: [...new Set(readList(raw.villes))].filter((code) => CodeInsee.safeParse(code).success).slice(0, MAX_CITIES),
  maxPrice: readFigure(raw.prix, 100_000_000) ?? LISTING_DEFAULTS.maxPrice,
  minSurface: readFigure(raw.surface, 10_000_000) ?? LISTING_DEFAULTS.minSurface,
  houseIncluded: raw.type === "terrains" ? "without" : "with",
  keyword: (raw.mot ?? "").slice(0, LONGEST_KEYWORD),
  sort: isSort(raw.tri) ? raw.tri : DEFAULT_VIEW.sort,
  direction: raw.ordre === "asc" ? "asc" : "desc",
  divisibleOnly: raw.divisibles === "oui",
  sinceThreeYears: raw.depuis === "3-ans",
  newSince: /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(raw.nouvelles ?? "") ? raw.nouvelles : undefined,
  open: /^[a-z]{2,12}_[\w-]{1,80}$/.test(raw.annonce ?? "") ? raw.annonce : undefined,
});

/** The shortest address that reads back as the same state: defaults are left out. */
export const writeListingSearch = (search: ListingSearch): Record<string, string> => {
  const written: Record<string, string | undefined> = {
    villes: search.cities.join(",") || undefined,
    prix: search.maxPrice === LISTING_DEFAULTS.maxPrice ? undefined : String(search.maxPrice),
    surface: search.minSurface === LISTING_DEFAULTS.minSurface ? undefined : String(search.minSurface),
    type: search.houseIncluded === "without" ? "terrains" : undefined,
    mot: search.keyword.trim() || undefined,
    tri: search.sort === DEFAULT_VIEW.sort ? undefined : search.sort,
    ordre: search.direction === DEFAULT_VIEW.direction ? undefined : search.direction,
    divisibles: search.divisibleOnly ? "oui" : undefined,
    depuis: search.sinceThreeYears ? "3-ans" : undefined,
    nouvelles: search.newSince,
    annonce: search.open,
  };
  return Object.fromEntries(
    Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

/** Where a kept search is looked at, and from when an advert is new there. */
export const addressOfSaved = ({ cities, ...criteria }: ListingCriteria, newSince: string): Record<string, string> =>
  writeListingSearch({
    ...readListingSearch({}),
    ...criteria,
    cities: cities.map(({ insee }) => insee),
    newSince,
  });

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The criteria that a navigation hands over (spec 1 §2), where the address has none; undefined where it hands none. */
export const searchOfState = (state: unknown): ListingSearch | undefined => {
  const criteria = fieldOf(state, "criteria");
  const cities = fieldOf(criteria, "selectedCities") ?? fieldOf(criteria, "cities");
  if (!Array.isArray(cities)) return undefined;
  const codes = cities.map((city) => String(fieldOf(city, "insee") ?? ""));
  const text = (name: string): Record<string, string> => {
    const value = fieldOf(criteria, name);
    return value === undefined || value === null ? {} : { [name]: String(value) };
  };
  const given = { ...text("maxPrice"), ...text("minSurface"), ...text("houseIncluded"), ...text("keyword") };
  return readListingSearch({
    villes: codes.join(","),
    ...(given.maxPrice === undefined ? {} : { prix: given.maxPrice }),
    ...(given.minSurface === undefined ? {} : { surface: given.minSurface }),
    ...(given.houseIncluded === "without" ? { type: "terrains" } : {}),
    ...(given.keyword === undefined ? {} : { mot: given.keyword }),
  });
};
