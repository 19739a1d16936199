import { DESCRIPTION_PREVIEW, DIVISIBLE_FROM_M2, type Listing, type ListingCriteria } from "@lotir/contract";
import { formatArea, formatEuros, formatEurosPerSquareMetre, formatQuantity, formatShare } from "../../kit/format.ts";

/** Cut at a word, never in the middle of one (spec 1 §9: 150 characters). */
export const previewOf = (description: string): string => {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= DESCRIPTION_PREVIEW) return text;
  const cut = text.slice(0, DESCRIPTION_PREVIEW - 1);
  const space = cut.lastIndexOf(" ");
  const kept = space < DESCRIPTION_PREVIEW - 40 ? cut : cut.slice(0, space);
  return `${kept.replace(/[\s.,;:…]+$/, "")}…`;
};

export const priceWords = ({ price }: Pick<Listing, "price">): string =>
  price === null ? "Prix non communiqué" : formatEuros(price);

/** What matters first: the ground, and what its square metre costs. */
export const landWords = ({ landSurface, landSurfaceEstimated, pricePerSqm }: Listing): string => {
  if (landSurface === null) return "Terrain non communiqué";
  const area = `${formatArea(landSurface)} de terrain${landSurfaceEstimated ? " (lu dans le texte)" : ""}`;
  return pricePerSqm === null ? area : `${area} · ${formatEurosPerSquareMetre(pricePerSqm)}`;
};

/** Lots found by the engine on a known parcel, or the estimate of the area alone, said to be one. */
export const lotsWords = ({ divisionPotential }: Pick<Listing, "divisionPotential">): string => {
  const { isDivisible, maxLots, basis } = divisionPotential;
  if (isDivisible === null) return "Division inconnue";
  if (basis === "moteur") {
    if (!isDivisible) return "Non divisible";
    return maxLots === null ? "Divisible" : `${formatQuantity(maxLots, "lot")} trouvés`;
  }
  return isDivisible ? `≈ ${maxLots ?? 2} lots (estimation)` : `Moins de ${formatArea(DIVISIBLE_FROM_M2)}`;
};

/** A chance is never all or nothing: what is left of doubt stays said. */
export const chanceWords = (probability: number): string => {
  if (probability >= 0.995) return "plus de 99\u202f% de chances";
  if (probability < 0.005) return "moins de 1\u202f% de chances";
  return `${formatShare(probability)} de chances`;
};

/** Where an external map opens at the coordinates (spec 1 §2, 'Maps'). */
export const mapsAddress = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat.toFixed(6)},${lon.toFixed(6)}`;

/** Two agencies or more: how many, and from what to what. */
export const offersWords = ({ offers }: Pick<Listing, "offers">): string | null => {
  if (offers.length < 2) return null;
  const prices = offers.flatMap(({ price }) => (price === null ? [] : [price]));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const range =
    prices.length === 0
      ? ""
      : low === high
        ? ` à ${formatEuros(low)}`
        : ` de ${formatEuros(low)} à ${formatEuros(high)}`;
  return `${offers.length} annonces${range}`;
};

/** Addresses that an advert gives and that nobody follows; null where there is none. */
export const setAsideWords = ({ setAside: { photos, pages } }: Pick<Listing, "setAside">): string | null => {
  const parts = [
    ...(photos === 0 ? [] : [formatQuantity(photos, "photo")]),
    ...(pages === 0 ? [] : [formatQuantity(pages, "lien")]),
  ];
  if (parts.length === 0) return null;
  return `${parts.join(" et ")} de côté : ${photos + pages > 1 ? "ces adresses ne mènent" : "cette adresse ne mène"} à aucun site public.`;
};

/** A search of adverts in one line: where, what, up to which price, from which ground. */
export const criteriaWords = (
  { houseIncluded, maxPrice, minSurface, keyword }: Omit<ListingCriteria, "cities" | "site">,
  names: readonly string[],
): string =>
  [
    names.length === 0 ? "Aucune ville choisie" : names.join(", "),
    houseIncluded === "with" ? "maisons avec terrain" : "terrains nus",
    `jusqu'à ${formatEuros(maxPrice)}`,
    `terrain d'au moins ${formatArea(minSurface)}`,
    ...(keyword.trim() === "" ? [] : [`« ${keyword.trim()} »`]),
  ].join(" · ");
