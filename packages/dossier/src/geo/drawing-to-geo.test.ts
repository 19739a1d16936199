import { readGeojson } from "@lotir/geometry";
import { expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { placeOf } from "../drawing/drawing-place.ts";
import { drawingToGeojson } from "./drawing-to-geojson.ts";
import { drawingToKml } from "./drawing-to-kml.ts";

const place = placeOf(smallDivision().frame);
if (place === undefined) throw new Error("Lambert-93 is known");

test("le GeoJSON remet chaque forme à sa place, à mieux qu'un millimètre", () => {
  const text = drawingToGeojson(smallDivision());
  if (!text.ok) throw new Error(text.failure);
  const read = JSON.parse(text.value);
  const parcel = read.features.find(
    ({ properties }: { properties: { layer: string } }) => properties.layer === "PARCELLES",
  );
  const [lon, lat] = parcel.geometry.coordinates[0][2];
  const [x, y] = place.fromPlane(place.projection.toPlanar([lon, lat]));
  expect(x).toBeCloseTo(40, 4);
  expect(y).toBeCloseTo(30, 4);
  expect(readGeojson(parcel.geometry).ok).toBe(true);
  expect(parcel.geometry.coordinates[0].at(-1)).toEqual(parcel.geometry.coordinates[0][0]);
});

test("le KML range les calques en dossiers et reste du XML quoi qu'on écrive", () => {
  const drawing: Drawing = { ...smallDivision(), title: { title: "<a>&\u0001\ud800", lines: [] } };
  const text = drawingToKml(drawing);
  if (!text.ok) throw new Error(text.failure);
  expect(text.value).toContain("<name>&lt;a&gt;&amp;</name>");
  expect(text.value).toContain("<Folder><name>LOTS</name>");
  expect(text.value.match(/<Placemark>/g)?.length).toBe(text.value.match(/<\/Placemark>/g)?.length);
  expect(text.value).toMatch(/<coordinates>-?\d+\.\d{8},\d+\.\d{8}<\/coordinates>/);
});
