import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { IsoDate } from "@lotir/units";
import { VINTAGES } from "../place/identity.ts";
import type { Feature } from "./feature.ts";
import type { ServedFile } from "./served-commune.ts";

const zip = promisify(gzip);

// Joined piece by piece: one text of a large commune would be held twice.
const jsonBytes = (features: readonly Feature[]): Uint8Array => {
  const parts = ['{"type":"FeatureCollection","features":['];
  features.forEach((feature, index) => {
    parts.push(index === 0 ? "" : ",", JSON.stringify(feature));
  });
  parts.push("]}");
  return Buffer.from(parts.join(""), "utf8");
};

/** A file of the cadastre, as Etalab publishes it on that day. */
export const cadastreFile = (features: readonly Feature[], edition: IsoDate = VINTAGES.cadastre): Promise<ServedFile> =>
  zip(jsonBytes(features), { level: 4 }).then((bytes) => ({
    bytes,
    isGzip: true,
    modified: new Date(`${edition}T00:00:00Z`),
  }));

/** A year of sales; undefined where nothing was sold. */
export const dvfFile = (text: string | undefined): ServedFile | undefined =>
  text === undefined
    ? undefined
    : { bytes: Buffer.from(text, "utf8"), isGzip: false, modified: new Date(`${VINTAGES.dvf}T00:00:00Z`) };
