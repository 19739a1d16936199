import type { DivisionPlan } from "@lotir/contract";
import { expect, test } from "vitest";
import { planDrawing } from "./plan-drawing.ts";

const METRE = 180 / (Math.PI * 6_371_000);
/** A strip of ground to the north of a place on the meridian of the legal projection, so many metres deep. */
const strip = (fromM: number, toM: number) => {
  const [lon, lat] = [3, 45.75];
  const east = 30 * (METRE / Math.cos((lat * Math.PI) / 180));
  const ring = [
    [lon, lat + fromM * METRE],
    [lon + east, lat + fromM * METRE],
    [lon + east, lat + toM * METRE],
    [lon, lat + toM * METRE],
    [lon, lat + fromM * METRE],
  ] as [number, number][];
  return { type: "Polygon" as const, coordinates: [ring] };
};

const lot = (number: number, letter: string, geometry: ReturnType<typeof strip>) => ({
  number,
  letter,
  geometry,
  envelope: null,
  areaM2: 1_200,
});

const plan = {
  title: "2 lots <essai>",
  lots: [lot(1, "A", strip(0, 40)), lot(2, "B", strip(40, 80))],
  faces: [],
  access: [],
} as unknown as DivisionPlan;

const svg = planDrawing({ parcelId: "69123000AB0001", plan, buildings: [] });

test("the drawing is at the scale that it names: eighty metres are sixteen centimetres at 1/500", () => {
  expect(svg).toContain("1/500");
  const heightMm = Number(/height="([\d.]+)mm"/.exec(svg)?.[1]);
  expect(heightMm - 2 * 6 - 14).toBeCloseTo(160, 0);
});

test("every lot is drawn with its letter and its area, and words are no markup", () => {
  for (const words of [">A<", ">B<", "2 lots &lt;essai>"]) expect(svg).toContain(words);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(svg).not.toContain("NaN");
});
