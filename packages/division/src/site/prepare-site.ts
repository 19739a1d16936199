import { failure, type Result, success } from "@lotir/foncier";
import {
  GRID,
  inMetres,
  isSimple,
  loopsOf,
  type MultiPolygon,
  type Origin,
  originOf,
  type Point,
  type Region,
  regionArea,
  ringOf,
} from "@lotir/geometry";
import { closeFrontage } from "./close-frontage.ts";
import { mergeParcels, regionOnGrid } from "./merge-parcels.ts";
import { placeBuildings } from "./place-buildings.ts";
import type { Obstacle, Site, SiteAreas, SiteFailure, SiteRemark } from "./site.ts";
import type { SiteRequest } from "./site-request.ts";
import { tagBoundary } from "./tag-boundary.ts";

const MOST_CORNERS = 2_000;
/** Beyond it the products of the grid would leave exact integers (metres). */
const WIDEST = 900;
/** Above it the cadastre's area and the drawn one cannot be taken for each other. */
const CONTENANCE_GAP = 0.02;
const STEEP = 0.15;

const pointsOf = (shape: MultiPolygon): readonly Point[] =>
  shape.flatMap(({ outer, holes }) => [...outer, ...holes.flat()]);

const unreadable = (request: SiteRequest): SiteFailure | undefined => {
  const [first] = request.parcels;
  if (first === undefined || first.polygon.outer.length === 0) return { kind: "no-parcel" };
  if (!(request.scale > 0.9 && request.scale < 1.1)) return { kind: "not-a-number", where: "scale" };
  const points = pointsOf(request.parcels.map(({ polygon }) => polygon));
  const all = [
    ...points,
    ...request.buildings.flatMap(({ shape }) => pointsOf(shape)),
    ...request.constraints.flatMap(({ shape }) => pointsOf(shape)),
    ...request.boundary.flatMap(({ from, to }) => [from, to]),
  ];
  if (!all.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))
    return { kind: "not-a-number", where: "coordinates" };
  if (points.length > MOST_CORNERS) return { kind: "too-many-corners", corners: points.length, most: MOST_CORNERS };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return extent > WIDEST ? { kind: "too-wide", extent, most: WIDEST } : undefined;
};

const touchAtAPoint = (pieces: readonly Region[]): boolean => {
  const seen = new Set<string>();
  for (const piece of pieces) {
    const places = new Set(loopsOf(piece).flatMap((loop) => loop.map(({ x, y }) => `${x},${y}`)));
    for (const place of places) {
      if (seen.has(place)) return true;
      seen.add(place);
    }
  }
  return false;
};

const joined = (request: SiteRequest, origin: Origin): Result<Region, SiteFailure> => {
  const parcels = request.parcels.map(({ polygon }) => regionOnGrid(polygon, origin));
  for (const [index, parcel] of parcels.entries()) {
    const id = request.parcels[index]?.id ?? "";
    if (parcel.outer.length < 3 || regionArea(parcel) <= 0) return failure({ kind: "no-area" });
    if (!isSimple(parcel)) return failure({ kind: "not-simple", parcel: id });
  }
  const pieces = mergeParcels(parcels);
  const [region] = pieces;
  if (region === undefined) return failure({ kind: "no-area" });
  if (pieces.length > 1) {
    return failure({ kind: "apart", touching: touchAtAPoint(pieces) ? "at-a-point" : "nowhere" });
  }
  if (!isSimple(region))
    return failure({ kind: "not-simple", parcel: request.parcels.map(({ id }) => id).join(" + ") });
  return success(region);
};

const areasOf = (request: SiteRequest, region: Region): SiteAreas => {
  const map = regionArea(region) * GRID * GRID;
  const ground = map / (request.scale * request.scale);
  const known = request.parcels.every(({ contenance }) => contenance !== undefined && contenance > 0);
  const contenance = known ? request.parcels.reduce((sum, parcel) => sum + (parcel.contenance ?? 0), 0) : undefined;
  return { map, ground, contenance, ratio: contenance === undefined ? undefined : contenance / ground };
};

const remarksOf = (request: SiteRequest, areas: SiteAreas, obstacles: readonly Obstacle[]): SiteRemark[] => {
  const remarks: SiteRemark[] = [];
  for (const { id, straddles } of obstacles) {
    if (straddles !== undefined) remarks.push({ kind: "straddling-building", building: id, outside: straddles });
  }
  if (areas.ratio !== undefined && Math.abs(areas.ratio - 1) > CONTENANCE_GAP) {
    remarks.push({ kind: "contenance-differs", ratio: areas.ratio });
  }
  const owners = [...new Set(request.parcels.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))];
  if (owners.length > 1) remarks.push({ kind: "different-owners", owners });
  if (request.slope === "inconnue") remarks.push({ kind: "unknown-slope" });
  else if (request.slope > STEEP) remarks.push({ kind: "steep", slope: request.slope });
  return remarks;
};

/** A request made ready for cutting, or what is wrong with it. Never throws on any request of the right type. */
export const prepareSite = (request: SiteRequest): Result<Site, SiteFailure> => {
  const wrong = unreadable(request);
  const corner = request.parcels[0]?.polygon.outer[0];
  if (wrong !== undefined || corner === undefined) return failure(wrong ?? { kind: "no-parcel" });
  const origin = originOf(corner);
  const merged = joined(request, origin);
  if (!merged.ok) return merged;
  const { region, edges } = tagBoundary(merged.value, closeFrontage(request.boundary, request.constraints), origin);
  const polygon = { outer: ringOf(region.outer, origin), holes: region.holes.map((hole) => ringOf(hole, origin)) };
  const obstacles = placeBuildings(request.buildings, polygon, origin);
  const areas = areasOf(request, region);
  return success({
    request,
    origin,
    region,
    ground: inMetres(region),
    edges,
    obstacles,
    constraints: request.constraints.map(({ kind, shape }) => ({ kind, shape })),
    areas,
    remarks: remarksOf(request, areas, obstacles),
  });
};
