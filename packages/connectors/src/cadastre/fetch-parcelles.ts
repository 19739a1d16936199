import { type ParcelleId, type Result, readParcelleId, success, type UpstreamFailure } from "@lotir/foncier";
import { type IsoDate, isIsoDate, type SquareMetres, terrain } from "@lotir/units";
import { z } from "zod";
import { fetchFeatures, type LayerRead } from "../geojson/fetch-features.ts";
import { type Outline, outlineFrom } from "../geojson/outline.ts";
import { FeatureIssue, type FeatureSink, type RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import { cadastrePath } from "./cadastre-path.ts";

/** One parcel as the cadastre publishes it. */
export interface CadastreParcelle {
  readonly id: ParcelleId;
  /** The official area; undefined where the source gives none. */
  readonly contenance: SquareMetres<"terrain"> | undefined;
  readonly arpente: boolean | undefined;
  readonly updated: IsoDate | undefined;
  readonly outline: Outline;
}

// Some tools write every attribute as text.
const numberFromText = (value: unknown): unknown =>
  typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const Properties = z.object({
  id: z.string(),
  contenance: z.preprocess(numberFromText, z.number().nonnegative().nullish()),
  arpente: z.boolean().nullish(),
  updated: z.string().nullish(),
});

const dateFrom = (text: string | null | undefined): IsoDate | undefined =>
  typeof text === "string" && isIsoDate(text) ? text : undefined;

export const parcelleFrom = (feature: RawFeature): CadastreParcelle => {
  const found = lowercased(feature.properties);
  const properties = readProperties(Properties, { ...found, id: found.id ?? feature.id });
  const id = readParcelleId(properties.id);
  if (id === undefined) throw new FeatureIssue(`« ${properties.id} » n’est pas un identifiant de parcelle`);
  const contenance = properties.contenance ?? undefined;
  return {
    id,
    // No parcel has no area: 0 is how some files write "not given".
    contenance: contenance === undefined || contenance === 0 ? undefined : terrain(contenance),
    arpente: properties.arpente ?? undefined,
    updated: dateFrom(properties.updated),
    outline: outlineFrom(feature.geometry),
  };
};

/** Every parcel of a commune, by lots; not-published when the cadastre has no such commune. */
export const fetchParcelles = async (
  access: SourceAccess,
  ask: { readonly codeInsee: string; readonly sink: FeatureSink<CadastreParcelle> },
): Promise<Result<LayerRead, UpstreamFailure>> => {
  const path = cadastrePath(ask.codeInsee, "parcelles");
  const fetched = await fetchFeatures(access, { path, file: "parcelles", read: parcelleFrom, sink: ask.sink });
  if (!fetched.ok) return notPublishedIfAbsent(fetched);
  return success({ read: fetched.value.read, provenance: fetched.value.provenance });
};
