import type { Feature, Geometry } from "./feature.ts";

/** A file as it will be sent: bytes, whether they are gzipped, and the date of its edition. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly isGzip: boolean;
  readonly modified: Date;
}

export interface ServedPlace {
  readonly label: string;
  readonly at: readonly [lon: number, lat: number];
  readonly postcode?: string;
  readonly city?: string;
}

/** What geo.api.gouv.fr says of a commune. */
export interface ServedIdentity {
  readonly nom: string;
  readonly code: string;
  readonly codesPostaux: readonly string[];
  readonly departement?: { readonly code: string; readonly nom: string };
  readonly population?: number;
  /** Hectares. */
  readonly surface?: number;
  readonly centre?: Geometry;
  /** Communes that were joined into it. */
  readonly former?: readonly { readonly code: string; readonly nom: string }[];
}

/** One planning document and its files, by name. */
export interface ServedPlan {
  readonly id: string;
  readonly nom: string;
  readonly type: string;
  readonly publishedOn: string;
  readonly files: ReadonlyMap<string, { readonly titre: string; readonly bytes: () => Promise<Uint8Array> }>;
}

/** A thing sold by auction, with the words that its notice says of it. */
export interface ServedSaleLot {
  readonly heading: string;
  readonly words: string;
  readonly startingPriceEur: number;
}

/** When, from the day the page is asked: in so many days, or on the first of a coming month. */
export type SaleDay = { readonly inDays: number } | { readonly firstOfMonthIn: number };

/** A notice of sale, as three public sites publish theirs. */
export interface ServedSale {
  readonly site: "licitor" | "avoventes" | "cessions";
  /** What its address ends with. */
  readonly slug: string;
  /** Page of the list it stands on, from 1. */
  readonly page: number;
  readonly street: string | undefined;
  readonly city: string;
  readonly postcode: string;
  readonly codeInsee: string;
  readonly at: readonly [lon: number, lat: number] | undefined;
  readonly day: SaleDay;
  readonly hour: string;
  readonly lots: readonly ServedSaleLot[];
  /** References as the State's tiles give them. */
  readonly references: string;
  readonly areaM2: number;
  readonly outcome:
    | { readonly kind: "upcoming" | "no-bid" | "overbid" }
    | { readonly kind: "sold"; readonly priceEur: number; readonly overbidInDays: number | undefined }
    | { readonly kind: "postponed"; readonly inDays: number };
}

/** By the paths of API Carto: `assiette-sup-s`, `info-surf` and their likes. */
export type ServedServitudes = Readonly<Partial<Record<string, readonly Feature[]>>>;

/** One risk in the shape of Géorisques. */
export interface ServedRisk {
  readonly present: boolean;
  readonly libelle: string;
  readonly libelleStatutCommune: string;
  readonly libelleStatutAdresse: string;
}

/** What Géorisques would say of a place. */
export interface ServedRisks {
  /** By its own names: `inondation`, `seisme`, `retraitGonflementArgile`, `radon`. */
  readonly naturels: Readonly<Record<string, ServedRisk>>;
  readonly cavites: readonly { readonly type: string; readonly nom: string; readonly code_insee: string }[];
}

/**
 * One commune as the sources would publish it. Undefined is "this source has no such file": the server then answers
 * as the source does.
 */
export interface ServedCommune {
  readonly codeInsee: string;
  /** Where all of it lies, where that is told without drawing it: a question about elsewhere does not draw it. */
  readonly box?: readonly [west: number, south: number, east: number, north: number];
  readonly identity: () => Promise<ServedIdentity>;
  readonly contour: () => Promise<Geometry | undefined>;
  readonly parcelles: () => Promise<ServedFile | undefined>;
  readonly batiments: () => Promise<ServedFile | undefined>;
  readonly dvf: (year: number) => Promise<ServedFile | undefined>;
  /** A file that cannot be read as GeoJSON is given as it is: judging it is the connectors' work. */
  readonly zones: () => Promise<readonly Feature[] | ServedFile | undefined>;
  /** What the plan draws besides its zones; absent where nothing tells of it. */
  readonly prescriptions?: () => Promise<readonly Feature[]>;
  /** Public easements and informations that cover its ground, none told apart from nothing told; absent where nothing tells. */
  readonly servitudes?: () => Promise<ServedServitudes>;
  readonly voies: () => Promise<readonly Feature[] | ServedFile | undefined>;
  /** Buildings with their heights, in the shape of BD TOPO; absent where nothing tells of them. */
  readonly hauteurs?: () => Promise<readonly Feature[]>;
  /** Energy diagnoses, in the shape of ADEME; absent where nothing tells of them. */
  readonly diagnostics?: () => Promise<ServedFile | undefined>;
  /** Sales by auction of the commune; absent where nothing tells of them. */
  readonly auctions?: () => Promise<readonly ServedSale[]>;
  /** Adverts of the market API as they stand on that day; absent where nothing tells of them. */
  readonly adverts?: (on: Date) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Absent where nothing tells of risks. */
  readonly risks?: (at: readonly [lon: number, lat: number]) => ServedRisks;
  /** Height of the ground above the sea, m; absent where nothing tells of it. */
  readonly altitude?: (at: readonly [lon: number, lat: number]) => number;
  readonly places: () => Promise<readonly ServedPlace[]>;
  readonly plans: readonly ServedPlan[];
}
