import type { Address, GeneratedCommune } from "../commune/generate-commune.ts";
import type { ServedSale, ServedSaleLot } from "../formats/served-commune.ts";

/** A built parcel of the island with its door. */
interface House {
  readonly id: string;
  readonly section: string;
  readonly numero: string;
  readonly areaM2: number;
  readonly door: Address;
}

const housesOf = ({ parcelles, addresses }: GeneratedCommune): readonly House[] => {
  const doors = new Map(addresses.map((address) => [address.parcelle, address]));
  return parcelles.flatMap(({ properties }) => {
    const { id, section, numero, contenance } = properties;
    const door = doors.get(String(id));
    if (door === undefined || typeof contenance !== "number") return [];
    return [{ id: String(id), section: String(section), numero: String(numero), areaM2: contenance, door }];
  });
};

const two = (value: number): string => String(value).padStart(2, "0");

/** `12a 40ca`, as the cadastre writes an area. */
export const inAres = (m2: number): string => {
  const [hectares, ares, centiares] = [Math.floor(m2 / 10_000), Math.floor((m2 % 10_000) / 100), m2 % 100];
  return `${hectares === 0 ? "" : `${hectares}ha `}${two(ares)}a ${two(centiares)}ca`;
};

const cited = ({ section, numero, areaM2 }: House): string =>
  `Cadastré section ${section} n°${numero} pour ${inAres(areaM2)}`;

const floorOf = (house: House): number => 70 + (house.areaM2 % 90);
/** A starting bid is far under what a house is worth. */
const bidOf = (house: House, share: number): number =>
  Math.round((210_000 + house.areaM2 * 90) * share * 0.001) * 1_000;

const aHouse = (house: House, words: string, share = 1): ServedSaleLot => ({
  heading: "Une maison d'habitation",
  words: `de ${floorOf(house)},50 m², comprenant séjour, cuisine, trois chambres, ${words}`,
  startingPriceEur: bidOf(house, share),
});

const LARGE = { least: 950, most: 2_600 };
const SMALL = { least: 250, most: 700 };

/** Houses spread over the island, the same each time. */
const pick = (houses: readonly House[], { least, most }: typeof LARGE, count: number): readonly House[] => {
  const fitting = houses.filter(({ areaM2 }) => areaM2 >= least && areaM2 <= most);
  const step = Math.max(1, Math.floor(fitting.length / count));
  return fitting.filter((_, rank) => rank % step === 0).slice(0, count);
};

/** A sale of the table: which house, and what its notice says of it. */
interface Row extends Pick<ServedSale, "site" | "page" | "day" | "hour" | "outcome"> {
  readonly size: "large" | "small";
  readonly rank: number;
  readonly lots: (house: House, beside: House | undefined) => readonly ServedSaleLot[];
  readonly street?: false;
  readonly point?: true;
}

const UPCOMING = { kind: "upcoming" } as const;
const citing =
  (share: number, words = ""): Row["lots"] =>
  (house) => [aHouse(house, `${words}${cited(house)}.`, share)];

const LICITOR = { site: "licitor", page: 1, hour: "14h", outcome: UPCOMING, size: "large" } as const;
const AVOVENTES = { ...LICITOR, site: "avoventes", hour: "09h00" } as const;
const STATE = { ...LICITOR, site: "cessions", hour: "12h" } as const;
const second = { page: 2 } as const;

const FLAT: Row["lots"] = () => [
  { heading: "Un appartement", words: "de 48,51 m², au premier étage, avec une cave.", startingPriceEur: 42_000 },
];
const ON_GROUND: Row["lots"] = (house) => [aHouse(house, `sur un terrain de ${house.areaM2} m².`, 0.8)];
const TWO_LOTS: Row["lots"] = (house, beside) => [
  aHouse(house, `${cited(house)}.`),
  {
    heading: "Une parcelle de terrain",
    words: `${beside === undefined ? "de 400 m²" : cited(beside)}.`,
    startingPriceEur: 60_000,
  },
];
const ofState =
  (heading: string, words: (house: House) => string, share: number): Row["lots"] =>
  (house) => [{ heading, words: words(house), startingPriceEur: bidOf(house, share) }];
const STATE_HOUSE = ofState("Ancienne maison de fonction", ({ areaM2 }) => `sur un terrain de ${areaM2} m²`, 1.4);
const STATE_LAND = ofState("Terrain de l'État", ({ areaM2 }) => `de ${areaM2} m²`, 1.1);
const STATE_SHED = ofState("Local technique désaffecté", () => "", 0.3);

const ROWS: readonly Row[] = [
  { ...LICITOR, rank: 0, day: { firstOfMonthIn: 2 }, lots: citing(1, "jardin. ") },
  { ...LICITOR, rank: 1, day: { inDays: 16 }, hour: "9h30", lots: ON_GROUND },
  { ...LICITOR, size: "small", rank: 0, day: { inDays: 23 }, lots: FLAT },
  { ...LICITOR, rank: 2, day: { inDays: 37 }, lots: citing(1.3), street: false },
  { ...LICITOR, rank: 3, day: { inDays: 30 }, hour: "14h30", lots: TWO_LOTS },
  {
    ...LICITOR,
    rank: 4,
    day: { inDays: -12 },
    outcome: { kind: "sold", priceEur: 612_000, overbidInDays: undefined },
    lots: citing(1),
  },
  { ...LICITOR, rank: 5, day: { inDays: -5 }, outcome: { kind: "no-bid" }, lots: citing(1.9) },
  {
    ...LICITOR,
    ...second,
    rank: 6,
    day: { inDays: 9 },
    outcome: { kind: "postponed", inDays: 58 },
    lots: citing(1, "avec piscine. "),
  },
  { ...LICITOR, ...second, rank: 7, day: { inDays: 44 }, hour: "9h", outcome: { kind: "overbid" }, lots: citing(2.2) },
  {
    ...LICITOR,
    ...second,
    size: "small",
    rank: 2,
    day: { inDays: 51 },
    lots: (house) => [aHouse(house, "")],
    point: true,
  },
  // The same sale as the first of the other site.
  { ...AVOVENTES, rank: 0, day: { firstOfMonthIn: 2 }, hour: "14h", lots: citing(1) },
  { ...AVOVENTES, rank: 8, day: { inDays: 20 }, lots: citing(0.7) },
  {
    ...AVOVENTES,
    rank: 9,
    day: { inDays: -3 },
    outcome: { kind: "sold", priceEur: 540_000, overbidInDays: 7 },
    lots: citing(0.9),
  },
  { ...STATE, rank: 10, day: { inDays: 65 }, lots: STATE_HOUSE },
  { ...STATE, rank: 11, day: { inDays: 72 }, lots: STATE_LAND },
  { ...STATE, ...second, size: "small", rank: 3, day: { inDays: 80 }, lots: STATE_SHED },
];

const slugOf = (site: ServedSale["site"], rank: number): string => {
  const number = 108_607 + 7 * rank;
  return site === "licitor" ? String(number) : `${site === "cessions" ? "cession" : "maison"}-sainte-mirande-${number}`;
};

/**
 * The sales of a commune made here, with what the real sites are known for: a reference in ares and centiares, an address
 * alone, a lawyer's address elsewhere, several lots, a result, no bid, a postponed hearing, a sale told by two sites.
 */
export const salesByAuction = (commune: GeneratedCommune): readonly ServedSale[] => {
  const { codeInsee, codePostal, nom } = commune.identity;
  const houses = housesOf(commune);
  const picked = { large: pick(houses, LARGE, 12), small: pick(houses, SMALL, 4) };
  return ROWS.flatMap(({ size, rank, lots, street, point, ...row }, number): readonly ServedSale[] => {
    const house = picked[size][rank];
    if (house === undefined) return [];
    return [
      {
        ...row,
        slug: slugOf(row.site, number),
        city: nom,
        postcode: codePostal,
        codeInsee,
        street: street === false ? undefined : `${house.door.numero} ${house.door.voie}`,
        at: point ? house.door.at : undefined,
        lots: lots(house, picked.small[1]),
        references: `${house.section} ${house.numero}`,
        areaM2: house.areaM2,
      },
    ];
  });
};
