import { expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import { drawingToDxf } from "../dxf/drawing-to-dxf.ts";
import { drawingToGeojson } from "../geo/drawing-to-geojson.ts";
import { type PlacedSurvey, placedSurvey } from "./placed-survey.ts";
import { readSurvey } from "./read-survey.ts";

const placedFrom = async (text: string): Promise<PlacedSurvey> => {
  const survey = await readSurvey(new TextEncoder().encode(text));
  if (!survey.ok) throw new Error(survey.failure);
  const placed = placedSurvey(survey.value, smallDivision().frame);
  if (!placed.ok) throw new Error(placed.failure);
  return placed.value;
};

const gotten = <Value>(outcome: { ok: true; value: Value } | { ok: false; failure: string }): Value => {
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
};

test.each([
  ["un GeoJSON en degrés", () => gotten(drawingToGeojson(smallDivision())), "WGS 84", 4],
  ["un DXF en Lambert-93", () => gotten(drawingToDxf(smallDivision(), "legal")), "Lambert-93", 6],
  ["un DXF en zone conique", () => gotten(drawingToDxf(smallDivision(), "conic")), "CC45", 6],
] as const)("%s se pose où il dit être", async (_, text, plane, digits) => {
  const placed = await placedFrom(text());
  expect(placed.plane).toBe(plane);
  const parcel = placed.shapes.find(({ layer }) => layer === "PARCELLES");
  const corner = parcel?.points.find(([x, y]) => Math.hypot(x - 40, y - 30) < 1);
  expect(corner?.[0]).toBeCloseTo(40, digits);
  expect(corner?.[1]).toBeCloseTo(30, digits);
});

test("des mètres de nulle part restent les leurs : deux points les poseront", async () => {
  const placed = await placedFrom('{"type":"LineString","coordinates":[[1000,200],[1040,230]]}');
  expect(placed.plane).toBeNull();
  expect(placed.shapes[0]?.points).toEqual([
    [1000, 200],
    [1040, 230],
  ]);
});
