import { type IsoDate, isIsoDate } from "@lotir/units";
import { z } from "zod";
import { type Outline, outlineMaybeEmptyFrom } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";

/** One zone of a local plan, as published (CNIG attributes); undefined is what this edition of the standard leaves out. */
export interface ZoneUrba {
  /** The zone's name in its règlement, free text: "UB", "1AUa", "Np". */
  readonly libelle: string;
  readonly libelong: string | undefined;
  /** U, AUc, AUs, A, N and their older or newer variants, as written. */
  readonly typezone: string;
  readonly destdomi: string | undefined;
  readonly partition: string | undefined;
  readonly idurba: string | undefined;
  readonly nomfic: string | undefined;
  readonly urlfic: string | undefined;
  readonly datappro: IsoDate | undefined;
  readonly datvalid: IsoDate | undefined;
  readonly gpuDocId: string | undefined;
  /** Some published zones are of no extent: an empty list. */
  readonly outline: Outline;
}

const text = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === "" ? undefined : value));

const anyText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === "" ? undefined : String(value)));

/** YYYYMMDD (the standard) or YYYY-MM-DD; anything else is no date. */
const date = anyText.transform((value): IsoDate | undefined => {
  const iso = value?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3").slice(0, 10);
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
});

const Properties = z.object({
  libelle: z.string().min(1, "est vide"),
  typezone: z.string().min(1, "est vide"),
  libelong: text,
  destdomi: anyText,
  partition: text,
  idurba: text,
  nomfic: text,
  urlfic: text,
  datappro: date,
  datvalid: date,
  gpu_doc_id: text,
});

export const zoneUrbaFrom = (feature: RawFeature): ZoneUrba => {
  const { gpu_doc_id: gpuDocId, ...properties } = readProperties(Properties, lowercased(feature.properties));
  return { ...properties, gpuDocId, outline: outlineMaybeEmptyFrom(feature.geometry) };
};
