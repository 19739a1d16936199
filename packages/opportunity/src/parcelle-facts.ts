import type { EurosPerSquareMetre, IsoDate, Metres, Ratio, SquareMetres } from "@lotir/units";

/** A fact with where it was read (source and vintage, as a person would cite it), or why it is not known. */
export type Known<Value> =
  | { readonly status: "known"; readonly value: Value; readonly source: string }
  | { readonly status: "unknown"; readonly because: string; readonly source: string };

export const known = <Value>(value: Value, source: string): Known<Value> => ({ status: "known", value, source });

/** `because` completes « inconnu : … » in French, without a capital. */
export const unknown = (because: string, source: string): Known<never> => ({ status: "unknown", because, source });

export interface SurfaceFacts {
  readonly area: SquareMetres<"terrain">;
  /** Short side of the minimal rectangle. */
  readonly width: Metres;
  /** Share of that rectangle which the parcel fills. */
  readonly rectangularity: Ratio;
}

/** Metres of limit by grade of frontage (see `frontageOf` in geometry). */
export interface FrontageFacts {
  readonly onRoad: Metres;
  /** Free, without a road known before it. */
  readonly free: Metres;
  readonly behindStrip: Metres;
  readonly onPrivateLane: Metres;
  /** Limits whose other side is not loaded. */
  readonly unknown: Metres;
  /** Whether roads were loaded: without them a free limit is the best there is. */
  readonly roads: "loaded" | "not-loaded";
}

/** A zone of the planning document over the parcel, with the share of the parcel it covers. */
export interface ZoneFact {
  readonly typezone: string;
  readonly libelle: string;
  /** Dominant destination (CNIG, two digits); absent from recent vintages. */
  readonly destdomi?: string | undefined;
  readonly share: Ratio;
}

export interface PriceFacts {
  /** Price of the ground of this parcel. */
  readonly here: EurosPerSquareMetre<"terrain">;
  /** The same price around: the median of the commune. */
  readonly around: EurosPerSquareMetre<"terrain">;
}

export interface SaleFacts {
  /** Null when no sale was published since `since`. */
  readonly soldOn: IsoDate | null;
  /** First day that the files cover. */
  readonly since: IsoDate;
  /** Date of the vintage, which "ago" is counted from: never today's. */
  readonly vintage: IsoDate;
}

export interface DivisionFacts {
  readonly verdict: "oui" | "a-verifier" | "non";
  /** By what the best plan is entered: somebody's lane asks for a right of way that nobody has proved. */
  readonly front?: "own" | "lane" | "beyond" | undefined;
  readonly source: string;
}

/** What the best plan leaves, bought and sold at the market's price, in euros before tax. */
export interface MoneyFacts {
  readonly marginEur: number;
  /** Everything sold at the low end of its price, then at the high end; the margin itself where no price is doubted. */
  readonly lowEur: number;
  readonly highEur: number;
  /** Before VAT. */
  readonly turnoverEur: number;
}

/** All that the score looks at. Nothing here is a judgement; what was not read says so. */
export interface ParcelleFacts {
  readonly surface: Known<SurfaceFacts>;
  readonly frontage: Known<FrontageFacts>;
  /** Ground covered by buildings. */
  readonly built: Known<SquareMetres<"emprise">>;
  /** Empty when the parcel lies in no published zone. */
  readonly zones: Known<readonly ZoneFact[]>;
  readonly price: Known<PriceFacts>;
  readonly lastSale: Known<SaleFacts>;
  /** Undefined while the division was not analysed: it then has no weight at all. */
  readonly division?: DivisionFacts | undefined;
  /** Undefined without a plan: there is then nothing to balance. */
  readonly money?: Known<MoneyFacts> | undefined;
}
