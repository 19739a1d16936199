import { z } from "zod";
import { AccessForm, Verdict } from "../division/division.ts";
import { ParcelGeometry } from "../wire/geojson.ts";
import { Provenance } from "../wire/provenance.ts";

export const EstimatedValue = z.object({
  value: z.number(),
  pricePerSqm: z.number(),
  low: z.number(),
  high: z.number(),
  comparables: z.number().int(),
  /** Chance, 0–1, that the price falls within 20 % of the value; null where nothing tells. */
  confidence: z.number().nullable().default(null),
  method: z.string(),
});

/** How the estimate was found: what was priced, on which square metres, how near the sales are, how sure it is. */
export const EstimateDetail = z.object({
  kind: z.enum(["house", "building-land", "other-land"]),
  per: z.enum(["terrain", "plancher"]),
  level: z.enum(["street", "neighbourhood", "commune", "area", "region"]).nullable(),
  /** Chance, 0–1, that the price falls within 20 % of the value; null for the method that has none. */
  confidence: z.number().nullable(),
  landM2: z.number(),
  floor: z
    .object({
      areaM2: z.number(),
      from: z.enum(["vente", "emprise"]),
      empriseM2: z.number(),
      soldOn: z.string().nullable(),
      houses: z.number().int(),
    })
    .nullable(),
  /** Day it is the price of: that of the edition of the sales. */
  on: z.string(),
});
export type EstimateDetail = z.infer<typeof EstimateDetail>;

export const DvfStatus = z.object({
  hasRecentSale: z.boolean().nullable(),
  lastSaleDate: z.string().nullable(),
  lastSalePrice: z.number().nullable(),
  pricePerSqm: z.number().nullable(),
  daysSinceSale: z.number().nullable(),
});

export const NeighborSale = z.object({
  parcelId: z.string(),
  distance: z.number(),
  saleDate: z.string(),
  price: z.number(),
  pricePerSqm: z.number().nullable(),
  kind: z.string(),
});

/** `isDivisible` is null while the parcel has not been analysed: unknown is not no. */
export const DivisionPotential = z.object({
  isDivisible: z.boolean().nullable(),
  maxLots: z.number().int().nullable(),
  verdict: Verdict,
  sentence: z.string(),
  /** Lots of the best plan, in m² of ground; empty without a plan. */
  lots: z.array(z.object({ areaM2: z.number(), keepsHouse: z.boolean() })),
  access: z.array(AccessForm),
  /** Codes of the binding reasons of a refusal. */
  reasons: z.array(z.string()),
});

/** One row of the opportunity list. The shape comes by tile or by `parcels/{id}`; `outline` is a thumbnail. */
export const ParcelRow = z.object({
  parcelId: z.string(),
  displayName: z.string(),
  section: z.string(),
  numero: z.string(),
  commune: z.string(),
  codeCommune: z.string(),
  inseeCode: z.string(),
  /** Ground area measured on the shape, in m². */
  surface: z.number(),
  contenance: z.number().nullable(),
  surfaceCadastrale: z.number().nullable(),
  centroid: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** SVG path in a 0–100 box, north up. */
  outline: z.string().nullable(),
  zone: z.object({ libelle: z.string(), typezone: z.string() }).nullable(),
  zoneStatus: z.enum(["known", "outside", "unknown"]),
  frontage: z.number().nullable(),
  builtArea: z.number().nullable(),
  /** Null when the known weight is under 60 %: "non noté". */
  opportunityScore: z.number().nullable(),
  coverage: z.number(),
  estimatedValue: EstimatedValue.nullable(),
  dvfStatus: DvfStatus,
  divisionPotential: DivisionPotential,
  /** The best plan in money under the assumptions of who asks; each null where it is unknown. */
  bilan: z.object({
    /** Share of the turnover before VAT. */
    marginRate: z.number().nullable(),
    /** At the market's price, then everything sold at the low and at the high end of its price. */
    marginEur: z.number().nullable(),
    marginLowEur: z.number().nullable(),
    marginHighEur: z.number().nullable(),
    residualPriceEur: z.number().nullable(),
    /** One for each lot of `divisionPotential.lots`, in its order. */
    lotPricesEur: z.array(z.number().nullable()).nullable(),
    /** Kept houses whose value is unknown: the margin and the residual price are then unknown too. */
    unpricedHouses: z.number().int().nullable(),
    /** No public source says how the land is bought: its lots bear VAT on their full price, the dearer regime. */
    vatAssumed: z.boolean().nullable(),
  }),
  matchingListings: z.array(z.unknown()),
  listingsCount: z.number().int().nullable(),
});
export type ParcelRow = z.infer<typeof ParcelRow>;

export const ScoreComponent = z.object({
  key: z.string(),
  label: z.string(),
  weight: z.number(),
  /** 0–1, or null when unknown. */
  value: z.number().nullable(),
  /** What was measured, as a French phrase with its unit. */
  measured: z.string(),
  source: z.string(),
});
export type ScoreComponent = z.infer<typeof ScoreComponent>;

export const FrontagePiece = z.object({
  grade: z.enum(["A", "B", "C", "D", "unknown"]),
  length: z.number(),
  line: z.array(z.tuple([z.number(), z.number()])),
  roadName: z.string().nullable(),
  roadWidth: z.number().nullable(),
});

/** Everything the parcel panel shows. */
export const Parcel = ParcelRow.extend({
  geometry: ParcelGeometry,
  buildings: z.array(z.object({ geometry: ParcelGeometry, type: z.string().nullable(), area: z.number() })),
  neighborSales: z.array(NeighborSale),
  saleHistory: z.array(NeighborSale.omit({ distance: true })),
  score: z.object({ components: z.array(ScoreComponent), version: z.string() }),
  frontagePieces: z.array(FrontagePiece),
  estimateNote: z.string().nullable(),
  estimate: EstimateDetail.nullable(),
  cadastreUrl: z.string(),
  sources: z.array(
    z.object({ layer: z.string(), status: z.string(), provenance: Provenance, problem: z.string().nullable() }),
  ),
  inPortfolio: z.string().nullable(),
});
export type Parcel = z.infer<typeof Parcel>;
