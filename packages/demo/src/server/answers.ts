import type { Feature } from "../formats/feature.ts";
import type { ServedCommune, ServedFile } from "../formats/served-commune.ts";
import type { ServedLayer } from "./faults.ts";

/** What a request asks, once its address is understood. */
export interface Asked {
  readonly url: URL;
  /** The address of this server, for answers that name their own files. */
  readonly base: string;
  readonly body: unknown;
  readonly communes: readonly ServedCommune[];
  /** The day of the request. */
  readonly today: string;
}

export type Answer =
  | { readonly kind: "json"; readonly value: unknown; readonly modified?: Date }
  | { readonly kind: "file"; readonly file: ServedFile; readonly type: string }
  | { readonly kind: "absent" };

export interface SourceRoute {
  readonly layer: ServedLayer;
  readonly path: RegExp;
  readonly answer: (asked: Asked, parts: readonly string[]) => Promise<Answer>;
}

export const ABSENT: Answer = { kind: "absent" };

export const communeOf = (asked: Asked, codeInsee: string | undefined): ServedCommune | undefined =>
  asked.communes.find((commune) => commune.codeInsee === codeInsee);

export const fileAnswer = (file: ServedFile | undefined, type: string): Answer =>
  file === undefined ? ABSENT : { kind: "file", file, type };

/** A feature list as API Carto wraps it. */
export const cartoCollection = (features: readonly Feature[]): Answer => ({
  kind: "json",
  value: {
    type: "FeatureCollection",
    features,
    totalFeatures: features.length,
    numberMatched: features.length,
    numberReturned: features.length,
    crs: features.length === 0 ? null : { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::4326" } },
  },
});

type Box = readonly [west: number, south: number, east: number, north: number];

const positionsIn = (value: unknown): readonly (readonly [number, number])[] => {
  if (!Array.isArray(value)) return [];
  const [lon, lat] = value;
  return typeof lon === "number" && typeof lat === "number" ? [[lon, lat]] : value.flatMap(positionsIn);
};

export const boxOf = (geometry: unknown): Box | undefined => {
  const coordinates = typeof geometry === "object" && geometry !== null && "coordinates" in geometry;
  const places = positionsIn(coordinates ? geometry.coordinates : undefined);
  if (places.length === 0) return undefined;
  return places.reduce<Box>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [180, 90, -180, -90],
  );
};

export const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const featuresMeeting = (features: readonly Feature[], box: Box): readonly Feature[] =>
  // What has no place is sent all the same: a server does not mend what it publishes.
  features.filter(({ geometry }) => {
    const own = boxOf(geometry);
    return own === undefined || boxesMeet(own, box);
  });

/** Whether a commune may hold something of a place; one that does not tell where it lies may be anywhere. */
export const mayLieIn = ({ box }: ServedCommune, asked: Box | undefined): boolean =>
  box === undefined || asked === undefined || boxesMeet(box, asked);

/** What each commune asked about holds of a layer, or the answer to give at once: an unreadable file, or none anywhere. */
export const layerOf = async (
  communes: readonly ServedCommune[],
  read: (commune: ServedCommune) => Promise<readonly Feature[] | ServedFile | undefined>,
): Promise<readonly (readonly Feature[])[] | Answer> => {
  const found = await Promise.all(communes.map(read));
  const unreadable = found.find((each) => each !== undefined && "bytes" in each);
  if (unreadable !== undefined && "bytes" in unreadable) return fileAnswer(unreadable, "application/geo+json");
  if (found.length > 0 && found.every((each) => each === undefined)) return ABSENT;
  return found.map((each) => (each === undefined || "bytes" in each ? [] : each));
};
