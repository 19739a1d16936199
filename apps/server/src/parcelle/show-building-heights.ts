import type { LonLatBox, MeasuredBuilding } from "@lotir/connectors";
import type { BuildingHeights, ParcelGeometry } from "@lotir/contract";
import { describeFailure, readParcelleId, referenceOf, type UpstreamFailure } from "@lotir/foncier";
import {
  type LonLat,
  type MultiPolygon,
  pointInMultiPolygon,
  pointOnSurface,
  polygonsIn,
  projectionFor,
} from "@lotir/geometry";
import { buildingsOn, findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

/** Two surveys of one building do not lie on each other to the metre. In degrees, some ten metres. */
const MARGIN = 0.0001;

const boxAround = (geometries: readonly ParcelGeometry[]): LonLatBox => {
  const places = geometries.flatMap(({ type, coordinates }) =>
    type === "Polygon" ? coordinates.flat() : coordinates.flat(2),
  );
  const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)];
  return {
    west: Math.min(...lons) - MARGIN,
    south: Math.min(...lats) - MARGIN,
    east: Math.max(...lons) + MARGIN,
    north: Math.max(...lats) + MARGIN,
  };
};

type Drawn = Pick<ParcelGeometry, "type"> & { readonly coordinates: unknown };

const planeAt = (at: LonLat) => {
  const { toPlanar } = projectionFor(at);
  return ({ type, coordinates }: Drawn): MultiPolygon =>
    polygonsIn(type, coordinates, ([lon, lat]) => toPlanar([lon, lat])) ?? [];
};

const holds = (shape: MultiPolygon, other: MultiPolygon): boolean => {
  const inside = pointOnSurface(other);
  return inside !== undefined && pointInMultiPolygon(inside, shape);
};

/** Each building with the height of the one that the other survey draws there. */
const withHeights = (
  geometries: readonly ParcelGeometry[],
  measured: readonly MeasuredBuilding[],
  at: LonLat,
): BuildingHeights["buildings"] => {
  const onPlane = planeAt(at);
  const others = measured.map(({ outline, height }) => ({
    shape: onPlane({ type: "MultiPolygon", coordinates: outline }),
    height,
  }));
  return geometries.map((geometry) => {
    const shape = onPlane(geometry);
    const found = others.find((other) => holds(other.shape, shape) || holds(shape, other.shape));
    return { geometry, heightM: found?.height ?? null };
  });
};

const silence = (failure: UpstreamFailure): Pick<BuildingHeights, "status" | "words"> =>
  failure.kind === "not-published"
    ? { status: "unknown", words: "La source ne donne aucune hauteur ici" }
    : { status: "failing", words: describeFailure(failure) };

const NOTHING_BUILT = { status: "unknown", words: "Aucun bâtiment sur cette parcelle" } as const;

const heightsOn = async (
  { connectors, plan, today }: Pick<Lotir, "connectors" | "plan" | "today">,
  { codeInsee, at }: { readonly codeInsee: string; readonly at: LonLat },
  geometries: readonly ParcelGeometry[],
): Promise<BuildingHeights> => {
  const unread = geometries.map((geometry) => ({ geometry, heightM: null }));
  const silent = { buildings: unread, source: plan.live.voies.name, licence: null, askedOn: today() };
  if (geometries.length === 0) return { ...silent, ...NOTHING_BUILT };
  const asked = await connectors.of(codeInsee).fetchBuildingHeights({ box: boxAround(geometries) });
  if (!asked.ok) return { ...silent, ...silence(asked.failure) };
  const { value, provenance } = asked.value;
  return {
    buildings: withHeights(geometries, value, at),
    status: "read",
    words: null,
    source: provenance.source,
    licence: provenance.licence,
    askedOn: today(),
  };
};

/** The heights of what stands on a parcel, where BD TOPO has measured them. */
export const showBuildingHeights = asMember.showBuildingHeights.handler(async ({ input, context: { lotir } }) => {
  const id = readParcelleId(input.id);
  const parcelle = id && (await findParcelle(lotir.database.territory, id));
  if (id === undefined || parcelle === undefined) throw refuse("unknown-parcel", { id: input.id });
  const built = await buildingsOn(lotir.database.territory, id);
  // Written by PostGIS from our own columns.
  const geometries = built.map(({ geometry }) => JSON.parse(geometry) as ParcelGeometry);
  const [lon, lat] = parcelle.sheet.row.centre;
  const data = await heightsOn(lotir, { codeInsee: referenceOf(id).codeInsee, at: [lon, lat] }, geometries);
  return { success: true, data };
});
