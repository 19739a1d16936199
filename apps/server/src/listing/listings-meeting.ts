import { LISTING_DEFAULTS, type ListingCriteria } from "@lotir/contract";
import type { StoredListing } from "./listing-store.ts";
import { landOf } from "./listing-to-wire.ts";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Bounds = Pick<ListingCriteria, "maxPrice" | "minSurface" | "houseIncluded" | "keyword">;

/** What is unknown of an advert is no reason to hide it: no price, or no ground told, stays. */
const meets = ({ maxPrice, minSurface, houseIncluded, keyword }: Bounds): ((stored: StoredListing) => boolean) => {
  const words = plain(keyword)
    .split(/\s+/)
    .filter((word) => word !== "");
  return (stored) => {
    const { kind, priceEur, title, description, city, street } = stored.listing;
    if ((kind === "land") !== (houseIncluded === "without")) return false;
    if (priceEur !== null && priceEur > maxPrice) return false;
    const { landM2 } = landOf(stored);
    if (landM2 !== null && landM2 < minSurface) return false;
    if (words.length === 0) return true;
    const text = plain(`${title} ${description} ${city.name} ${street ?? ""}`);
    return words.every((word) => text.includes(word));
  };
};

export const listingsMeeting = (listings: readonly StoredListing[], criteria: Bounds): readonly StoredListing[] =>
  listings.filter(meets(criteria));

const COUNT = new Intl.NumberFormat("fr-FR");
const OTHER_TYPE = { with: "without", without: "with" } as const;

interface Relaxation {
  readonly sentence: string;
  readonly criteria: Partial<Bounds>;
  readonly brings: number;
}

/** What to relax when nothing is found, and how many that would bring; those that bring nothing are left out. */
export const relaxationsOf = (listings: readonly StoredListing[], criteria: ListingCriteria): Relaxation[] => {
  const dearer = Math.max(criteria.maxPrice * 1.5, LISTING_DEFAULTS.maxPrice);
  const tried: readonly (readonly [string, Partial<Bounds>])[] = [
    ["Sans surface minimale de terrain", { minSurface: 0 }],
    [`Jusqu'à ${COUNT.format(dearer)} €`, { maxPrice: dearer }],
    ["Sans mot-clé", { keyword: "" }],
    [
      criteria.houseIncluded === "with"
        ? "Des terrains nus plutôt que des maisons"
        : "Des maisons plutôt que des terrains nus",
      { houseIncluded: OTHER_TYPE[criteria.houseIncluded] },
    ],
  ];
  return tried.flatMap(([sentence, change]) => {
    const brings = listingsMeeting(listings, { ...criteria, ...change }).length;
    return brings === 0 ? [] : [{ sentence, criteria: change, brings }];
  });
};
