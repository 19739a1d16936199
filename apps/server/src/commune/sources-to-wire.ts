import type { Parcel } from "@lotir/contract";
import { describeFailure } from "@lotir/foncier";
import type { LiveProgress } from "../jobs/commune-jobs.ts";

/** Each layer with its source, its edition, and what is wrong with it when something is. */
export const sourcesToWire = ({ layers, fictional }: LiveProgress): Parcel["sources"] =>
  layers.map((layer) => ({
    layer: layer.name,
    status: layer.status,
    provenance: {
      source: layer.source ?? "Source inconnue",
      vintage: layer.vintage,
      licence: layer.licence,
      fetchedOn: layer.loadedAt?.toISOString().slice(0, 10) ?? null,
      fictional,
    },
    problem: layer.failure === null ? null : describeFailure(layer.failure),
  }));
