import { type DivisionGround, ParcelGeometry, type PlaneShape } from "@lotir/contract";
import { type Point, type Projection, polygonsIn } from "@lotir/geometry";
import { groundAround } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import type { PropertySite } from "./property-site.ts";

/** What is drawn around a ground, metres: its street and the houses next door. */
const MARGIN_M = 80;

const toCentimetre = ([x, y]: Point): [number, number] => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

const shapesOn =
  (plane: Projection) =>
  ({ geometry }: { readonly geometry: string }): PlaneShape[] => {
    const { type, coordinates } = ParcelGeometry.parse(JSON.parse(geometry));
    const pieces = polygonsIn(type, coordinates, ([lon, lat]) => plane.toPlanar([lon, lat])) ?? [];
    return pieces.map(({ outer, holes }) => ({
      outer: outer.map(toCentimetre),
      holes: holes.map((hole) => hole.map(toCentimetre)),
    }));
  };

/** The neighbours of a ground in its own plane, those drawn nearest first. */
export const aroundSite = async (
  { database }: Pick<Lotir, "database">,
  { id, joined, codeInsee }: Pick<PropertySite, "id" | "joined" | "codeInsee">,
  plane: Projection,
): Promise<DivisionGround["around"]> => {
  const ids: readonly string[] = [id, ...joined];
  const { parcels, buildings } = await groundAround(database.territory, { ids, commune: codeInsee, marginM: MARGIN_M });
  const drawn = shapesOn(plane);
  return {
    parcels: parcels.filter((each) => !ids.includes(each.id)).flatMap(drawn),
    buildings: buildings.filter(({ isTheirs }) => !isTheirs).flatMap(drawn),
  };
};
