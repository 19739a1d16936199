import { z } from "zod";

/** The layers of a commune, in the order they are shown while loading. */
export const LayerName = z.enum(["commune", "parcelles", "batiments", "zones", "ventes", "voies", "dpe", "servitudes"]);
export type LayerName = z.infer<typeof LayerName>;

/** `unknown`: the source did not answer. `not-published`: the source says it has nothing for this place. */
export const LayerStatus = z.enum(["waiting", "loading", "loaded", "not-published", "unknown", "cancelled"]);
export type LayerStatus = z.infer<typeof LayerStatus>;

export const LayerState = z.object({
  layer: LayerName,
  status: LayerStatus,
  /** What the layer counts: rows read, kept and set aside by reason. */
  read: z.number(),
  kept: z.number(),
  setAside: z.record(z.string(), z.number()),
  vintage: z.string().nullable(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  loadedAt: z.string().nullable(),
  /** A French sentence when the layer is unknown. */
  problem: z.string().nullable(),
  progress: z.number().min(0).max(1).nullable(),
});
export type LayerState = z.infer<typeof LayerState>;

/** `absent`: never asked for. `partial`: usable, at least one layer unknown. */
export const CommuneState = z.object({
  codeInsee: z.string(),
  name: z.string().nullable(),
  status: z.enum(["absent", "loading", "analysing", "ready", "partial", "failed"]),
  layers: z.array(LayerState),
  /** The division scan: parcels analysed so far, out of all of them. */
  scan: z.object({ status: LayerStatus, done: z.number().int(), total: z.number().int() }).nullable(),
  parcelCount: z.number(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** Changes whenever what the map shows changes; part of every tile address. Null until parcels are there. */
  version: z.string().nullable(),
  fictional: z.boolean(),
  /** French sentences: what its answers show as a whole that ordinary communes do not. They are then to be checked. */
  doubts: z.array(z.string()),
  problem: z.string().nullable(),
});
export type CommuneState = z.infer<typeof CommuneState>;
