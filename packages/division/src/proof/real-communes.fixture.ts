import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  boundingBox,
  boxesMeet,
  ccProjectionFor,
  frontageOf,
  grownBox,
  indexOf,
  type LonLat,
  type MultiPolygon,
  mendPolygon,
  neighbourKnownInside,
  outlineOf,
  type Point,
  readGeojson,
  roadsOf,
} from "@lotir/geometry";
import { boundaryFromFrontage } from "../site/boundary-from-frontage.ts";
import type { SiteBuilding, SiteRequest } from "../site/site-request.ts";

const shared = new URL("../../../../../shared/data/", import.meta.url);

interface Feature {
  readonly geometry: { readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
}

export type RealCommune = "gennes-25267" | "latresne-33234";

export const isAbsent = (folder: RealCommune): boolean => !existsSync(new URL(folder, shared));

const read = (path: string): Feature[] =>
  (JSON.parse(gunzipSync(readFileSync(new URL(path, shared))).toString()) as { features: Feature[] }).features;

/** A parcelle of a real commune as the engine is asked about it. */
export interface RealParcelle {
  readonly id: string;
  readonly request: SiteRequest;
}

/** The built parcelles of a commune in one piece, one in `every`; Gennes has its roads, Latresne no road file. */
export const builtParcelles = (folder: RealCommune, every: number): Generator<RealParcelle> =>
  realParcelles(folder, (rank) => rank % every === 0, "built");

type Wanted = (isWanted: (rank: number) => boolean, which: "built" | "all") => Generator<RealParcelle>;

/** Those of a commune that are wanted by their rank, built or all of them. */
export const realParcelles = (folder: RealCommune, ...wanted: Parameters<Wanted>): Generator<RealParcelle> =>
  readCommune(folder)(...wanted);

/** A commune read once: its parcelles may then be gone through as often as wanted. */
export const readCommune = (folder: RealCommune): Wanted => {
  const features = read(`${folder}/parcelles.json.gz`);
  const corner: LonLat = (features[0]?.geometry.coordinates as LonLat[][] | undefined)?.[0]?.[0] ?? [0, 0];
  const projection = ccProjectionFor(corner);
  const shapeOf = (feature: Feature): MultiPolygon => {
    const reading = readGeojson(feature.geometry);
    const mending = reading.ok ? mendPolygon(reading.value, projection) : undefined;
    return mending?.ok ? mending.value.shape : [];
  };
  const parcels = features
    .map((feature) => ({ id: String(feature.properties.id), shape: shapeOf(feature) }))
    .filter(({ shape }) => shape.length > 0);
  const neighbours = indexOf(parcels);
  const neighbourKnownAt = neighbourKnownInside(outlineOf(parcels.map(({ shape }) => shape)));
  const roads = existsSync(new URL(`${folder}/voies.geojson.gz`, shared))
    ? roadsOf(
        read(`${folder}/voies.geojson.gz`).map(({ geometry, properties }) => ({
          line: (geometry.coordinates as LonLat[]).map(([lon, lat]): Point => projection.toPlanar([lon, lat])),
          width: Number(properties.LARGEUR),
          nature: String(properties.NATURE),
          fictif: properties.FICTIF === "Oui",
        })),
      )
    : ("unknown" as const);
  const buildings = read(`${folder}/batiments.json.gz`).map((feature, index) => {
    const shape = shapeOf(feature);
    const solidity = feature.properties.type === "02" ? ("leger" as const) : ("dur" as const);
    return { building: { id: `b${index}`, shape, solidity } satisfies SiteBuilding, box: boundingBox(shape) };
  });
  return function* parcellesOf(isWanted, which) {
    for (const [rank, { id, shape }] of parcels.entries()) {
      const [polygon] = shape;
      if (!isWanted(rank) || polygon === undefined || shape.length > 1) continue;
      const around = grownBox(boundingBox(shape), 1);
      const near = buildings.filter(({ building, box }) => building.shape.length > 0 && boxesMeet(box, around));
      if (near.length === 0 && which === "built") continue;
      const scale = projection.scaleAt(polygon.outer[0] ?? [0, 0]);
      const edges = frontageOf({ parcel: shape, id, neighbours, roads, neighbourKnownAt, scale });
      yield {
        id,
        request: {
          parcels: [{ id, polygon }],
          boundary: boundaryFromFrontage(edges),
          buildings: near.map(({ building }) => building),
          constraints: [],
          scale,
          slope: "inconnue",
        },
      };
    }
  };
};
