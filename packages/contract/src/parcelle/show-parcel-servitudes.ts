import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

export const ParcelServitude = z.object({
  /** "AC1", "PM1"; "14", "04-01" of informations. */
  code: z.string(),
  /** The category, in French; null for one that our table does not tell. */
  kind: z.string().nullable(),
  name: z.string().nullable(),
  part: z.string().nullable(),
  /** Of the parcel, 0 to 1; null where a line or a point is drawn, which only crosses or touches it. */
  share: z.number().min(0).max(1).nullable(),
  drawn: z.enum(["surface", "ligne", "point"]),
  /** What it changes to a division; null where the act alone says it. */
  effect: z.string().nullable(),
  article: z.string().nullable(),
  /** `à confirmer`: known, and not read in the text itself. */
  articleStatus: z.enum(["vérifié", "à confirmer"]).nullable(),
  actOn: z.string().nullable(),
  actUrl: z.string().nullable(),
  publishedOn: z.string().nullable(),
});
export type ParcelServitude = z.infer<typeof ParcelServitude>;

/**
 * `none`: some are published for the commune, none here. `not-published`: nobody sent any for this commune, which does not
 * say that there is none. `unknown`: the source was not asked, or did not answer.
 */
export const ServitudeState = z.enum(["found", "none", "not-published", "unknown"]);
export type ServitudeState = z.infer<typeof ServitudeState>;

const ServitudeFamily = z.object({
  state: ServitudeState,
  found: z.array(ParcelServitude),
  /** The categories that the commune has some of: what « none » is said of. */
  published: z.array(z.string()),
});
export type ServitudeFamily = z.infer<typeof ServitudeFamily>;

export const ParcelServitudes = z.object({
  servitudes: ServitudeFamily,
  informations: ServitudeFamily,
  source: z.string().nullable(),
  licence: z.string().nullable(),
  /** The newest edition on the Géoportail. */
  vintage: z.string().nullable(),
  loadedOn: z.string().nullable(),
  /** A French sentence: why it is unknown, or why what is shown is not of today. */
  problem: z.string().nullable(),
});
export type ParcelServitudes = z.infer<typeof ParcelServitudes>;

/** GET /api/cadastral/parcels/{id}/servitudes: as loaded of the Géoportail de l'urbanisme. */
export const showParcelServitudes = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/servitudes", tags: ["parcelles"] })
  .input(z.object({ id: z.string() }))
  .output(answer(ParcelServitudes));
