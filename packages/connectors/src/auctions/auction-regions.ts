/** A part of the country, as licitor.com shares it out, with the départements that other sites are sorted out by. */
export interface AuctionRegion {
  readonly slug: string;
  readonly name: string;
  readonly departements: readonly string[];
}

const list = (text: string): readonly string[] => text.split(" ");

export const AUCTION_REGIONS: readonly AuctionRegion[] = [
  { slug: "paris-et-ile-de-france", name: "Paris et Île-de-France", departements: list("75 77 78 91 92 93 94 95") },
  {
    slug: "regions-du-nord-est",
    name: "Nord et Est",
    departements: list("02 08 10 21 25 39 51 52 54 55 57 59 60 62 67 68 70 71 80 88 89 90"),
  },
  {
    slug: "bretagne-grand-ouest",
    name: "Bretagne et Grand Ouest",
    departements: list("14 22 27 29 35 44 49 50 53 56 61 72 76 85"),
  },
  {
    slug: "centre-loire-limousin",
    name: "Centre, Loire et Limousin",
    departements: list("03 15 18 19 23 28 36 37 41 42 43 45 58 63 87"),
  },
  {
    slug: "sud-ouest-pyrenees",
    name: "Sud-Ouest et Pyrénées",
    departements: list("09 12 16 17 24 31 32 33 40 46 47 64 65 79 81 82 86"),
  },
  {
    // As the site writes it.
    slug: "sud-est-mediterrannee",
    name: "Sud-Est et Méditerranée",
    departements: list("01 04 05 06 07 11 13 26 2A 2B 30 34 38 48 66 69 73 74 83 84"),
  },
];

/** Département of a postcode: Corsica has one code for two. */
export const isInRegion = ({ departements }: AuctionRegion, postalCode: string): boolean => {
  const first = postalCode.slice(0, 2);
  return first === "20" ? departements.includes("2A") : departements.includes(first);
};
