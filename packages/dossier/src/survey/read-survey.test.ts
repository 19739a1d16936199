import { expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import { drawingToDxf } from "../dxf/drawing-to-dxf.ts";
import { readSurvey } from "./read-survey.ts";
import { describeSurveyRefusal, SURVEY_LIMITS, type Survey } from "./survey.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const surveyOf = async (bytes: Uint8Array): Promise<Survey> => {
  const outcome = await readSurvey(bytes);
  if (!outcome.ok) throw new Error(describeSurveyRefusal(outcome.failure));
  return outcome.value;
};

const refusalOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  const outcome = await readSurvey(bytes);
  return outcome.ok ? undefined : outcome.failure;
};

test("un DXF se relit : calques, mètres, textes et accents", async () => {
  const dxf = drawingToDxf(smallDivision(), "legal");
  if (!dxf.ok) throw new Error(dxf.failure);
  const survey = await surveyOf(encode(dxf.value));
  expect(survey.unit).toBe("metres");
  const parcel = survey.shapes.find(({ layer }) => layer === "PARCELLES");
  expect(parcel?.closed).toBe(true);
  expect(parcel?.points[0]).toEqual([400_000, 6_400_000]);
  expect(survey.shapes.some(({ text }) => text === "Chêne")).toBe(true);
});

const entity = (lines: readonly (string | number)[]): string =>
  ["0", "SECTION", "2", "ENTITIES", ...lines, "0", "ENDSEC", "0", "EOF", ""].join("\n");

test("un arc de polyligne, un cercle, un point levé et un vieux texte se lisent", async () => {
  const text = entity([
    ...["0", "LWPOLYLINE", "8", "LIMITE", "90", 2, "70", 0, "10", 0, "20", 0, "42", 1, "10", 10, "20", 0],
    ...["0", "CIRCLE", "8", "ARBRE", "10", 5, "20", 5, "40", 2],
    ...["0", "POINT", "8", "LEVE", "10", 1, "20", 2, "30", 12.34],
    ...["0", "TEXT", "8", "NOM", "10", 1, "20", 2, "40", 1, "1", "Ch\u00eane"],
  ]);
  const { shapes } = await surveyOf(new Uint8Array(Buffer.from(text, "latin1")));
  const half = shapes.find(({ layer }) => layer === "LIMITE");
  // A bulge of 1 is half a circle: every point of it is 5 m from the middle.
  for (const [x, y] of half?.points ?? []) expect(Math.hypot(x - 5, y)).toBeCloseTo(5, 6);
  expect(half?.points.length).toBeGreaterThan(10);
  expect(shapes.find(({ layer }) => layer === "ARBRE")?.closed).toBe(true);
  expect(shapes.find(({ layer }) => layer === "LEVE")?.altitude).toBe(12.34);
  expect(shapes.find(({ layer }) => layer === "NOM")?.text).toBe("Chêne");
});

test.each([
  ["empty", new Uint8Array()],
  ["too-large", new Uint8Array(SURVEY_LIMITS.largestBytes + 1)],
  ["binary-dxf", encode("AutoCAD Binary DXF\r\n\u001a\u0000")],
  ["not-a-plan", encode("%PDF-1.7")],
  ["not-a-plan", encode("AC1032 un DWG")],
  ["unreadable", encode('{"type": "FeatureCollection", ')],
  ["no-shape", encode('{"type":"FeatureCollection","features":[]}')],
  ["no-shape", encode(entity([]))],
])("« %s » : une phrase, pas un plan", async (refusal, bytes) => {
  expect(await refusalOf(bytes)).toBe(refusal);
  expect(describeSurveyRefusal(refusal as "empty")).toMatch(/\.$/);
});

test("un fichier fait pour gonfler est refusé : points sans fin, blocs qui se contiennent, objets profonds", async () => {
  const line = `[${Array.from({ length: 210_000 }, (_, rank) => `[${rank},1]`).join(",")}]`;
  expect(await refusalOf(encode(`{"type":"LineString","coordinates":${line}}`))).toBe("too-many");
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expect(["unreadable", "no-shape"]).toContain(await refusalOf(encode(`{"type":"Polygon","coordinates":${deep}}`)));
  const block = ["0", "BLOCK", "8", "0", "2", "B", "10", 0, "20", 0, "30", 0];
  const insert = ["0", "INSERT", "8", "0", "2", "B", "10", 1, "20", 1, "30", 0];
  const inserts = Array.from({ length: 60 }, () => insert).flat();
  const lineOf = ["0", "LINE", "8", "0", "10", 0, "20", 0, "11", 1, "21", 1];
  const text = ["0", "SECTION", "2", "BLOCKS", ...block, ...lineOf, ...inserts, "0", "ENDBLK", "0", "ENDSEC"].join(
    "\n",
  );
  const swollen = `${text}\n${entity(inserts)}`;
  expect(["too-many", "too-slow", "unreadable"]).toContain(await refusalOf(encode(swollen)));
});
