import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { MarketSource, PricedSurface } from "./market.ts";

/** What is priced at every point: the same ordinary good everywhere, so that only the place differs. */
export const SURFACE_GOODS = {
  terrain: { kind: "building-land", words: "un lot à bâtir de 600 m²" },
  maison: { kind: "house", words: "une maison de 100 m², quatre pièces, sur 500 m²" },
} as const;

const SurfaceCell = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Null where the estimator abstains. */
  pricePerSqm: z.number().nullable(),
  /** Chance, 0–1, that a price falls within 20 % of it. */
  confidence: z.number().nullable(),
});

/** The price of an ordinary lot or house over the places of a commune where sales are known. */
export const PriceSurface = z.object({
  kind: z.enum(["building-land", "house"]),
  /** French: what is priced. */
  of: z.string(),
  per: PricedSurface,
  /** Of a honeycomb: metres from the centre of a cell to those of its six neighbours; each cell is told by its centre. */
  stepM: z.number(),
  cells: z.array(SurfaceCell),
  source: MarketSource.pick({ source: true, vintage: true, fictional: true }),
});
export type PriceSurface = z.infer<typeof PriceSurface>;

/** GET /api/market/surface?commune=&type=Terrain */
export const showPriceSurface = oc
  .route({ method: "GET", path: "/market/surface", tags: ["marché"] })
  .input(
    z.object({
      commune: z.string().trim().min(1, "Indiquez une commune.").max(80),
      type: z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.enum(["terrain", "maison"], { error: "Le type est Terrain ou Maison." }))
        .default("terrain"),
    }),
  )
  .output(answer(PriceSurface));
