import { oc } from "@orpc/contract";
import { z } from "zod";
import { CommuneState } from "../commune/layers.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { ParcelRow } from "./parcel.ts";
import { SearchDirection, SearchFilters, SearchOrder } from "./search-filters.ts";

/** Under what the margin and the residual price of a search were found: those of the organisation, or the public ones. */
const SearchAssumed = z.object({
  origin: z.enum(["organisation", "publiques"]),
  /** In French. */
  sentence: z.string(),
});
export type SearchAssumed = z.infer<typeof SearchAssumed>;

const Analysis = z.object({
  commune: CommuneState,
  parcels: z.array(ParcelRow),
  /** Parcels of the commune. */
  total: z.number().int(),
  /** Parcels that pass every filter, those without a known price included. */
  matched: z.number().int(),
  /** Of the matched, those that passed the budget only because no price is known. */
  matchedWithoutPrice: z.number().int(),
  /** Refused parcels that pass every other filter, and that the list was asked to leave out. */
  hidden: z.number().int(),
  /** Parcels that the organisation set aside and that pass every other filter, left out of the list. */
  setAside: z.number().int(),
  /** Of the matched, those whose score is unknown ("non noté"). */
  unscored: z.number().int(),
  /** Zone libelles of the commune with their number of parcels, for the filter. */
  zones: z.array(z.object({ libelle: z.string(), typezone: z.string(), parcels: z.number().int() })),
  /** When nothing matches: how many parcels each single relaxation would bring. */
  relaxations: z.array(z.object({ filter: z.string(), label: z.string(), matched: z.number().int() })),
  assumed: SearchAssumed,
  /** Of the parcels listed, those that the saved search asked about had not found before: they come first. */
  news: z.array(z.string()),
});
export type Analysis = z.infer<typeof Analysis>;

/** GET /api/cadastral/analyze: 200 with the parcels, or 202 with the loading to follow. `commune` is a code or a name. */
export const analyzeCommune = oc
  .route({ method: "GET", path: "/cadastral/analyze", outputStructure: "detailed", tags: ["recherche"] })
  .input(
    SearchFilters.extend({
      commune: text.trim().min(1).max(80),
      order: SearchOrder.optional(),
      direction: SearchDirection.optional(),
      /** A saved search of who asks: what it had not found at its last visit but one comes first. */
      news: z.uuid("Cette recherche n'existe pas.").optional(),
    }),
  )
  .output(
    z.union([
      z.object({ status: z.literal(200), body: answer(Analysis) }),
      z.object({
        status: z.literal(202),
        body: answer(z.object({ commune: CommuneState })),
      }),
    ]),
  );
