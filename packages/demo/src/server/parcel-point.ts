import { gunzipSync } from "node:zlib";
import type { Feature } from "../formats/feature.ts";
import type { ServedCommune } from "../formats/served-commune.ts";
import { boxOf } from "./answers.ts";

/** The middle of a parcel's box, as the geocoder gives a point for a parcel; undefined for an unknown id. */
export const parcelPoint = async (
  commune: ServedCommune,
  id: string,
): Promise<readonly [number, number] | undefined> => {
  if (!id.startsWith(commune.codeInsee)) return undefined;
  const file = await commune.parcelles();
  if (file === undefined) return undefined;
  const text = (file.isGzip ? gunzipSync(file.bytes) : Buffer.from(file.bytes)).toString("utf8");
  const { features }: { features: readonly Feature[] } = JSON.parse(text);
  const box = boxOf(features.find((feature) => (feature.id ?? feature.properties.id) === id)?.geometry);
  return box && [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
};
