import { ccProjectionFor, type Point } from "@lotir/geometry";
import parser, {
  type ICircleEntity,
  type IEntity,
  type ILwpolylineEntity,
  type IPointEntity,
  type ITextEntity,
} from "dxf-parser";
import { expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { placeOf } from "../drawing/drawing-place.ts";
import { drawingToDxf } from "./drawing-to-dxf.ts";

// Its types name the class, its module is the class itself.
const DxfParser = parser as unknown as typeof parser.DxfParser;

const dxfOf = (drawing: Drawing, plane?: "conic" | "legal"): string => {
  const text = drawingToDxf(drawing, plane);
  if (!text.ok) throw new Error(text.failure);
  return text.value;
};
const entitiesOf = (text: string): IEntity[] => new DxfParser().parseSync(text)?.entities ?? [];
const place = placeOf(smallDivision().frame);
if (place === undefined) throw new Error("Lambert-93 is known");

const verticesOf = (entities: readonly IEntity[], layer: string): readonly Point[] => {
  const found = entities.find((each) => each.type === "LWPOLYLINE" && each.layer === layer) as ILwpolylineEntity;
  return found.vertices.map(({ x, y }): Point => [x, y]);
};

test("un autre lecteur retrouve les calques et les mètres de la zone conique", () => {
  const entities = entitiesOf(dxfOf(smallDivision()));
  const zone = ccProjectionFor(place.toLonLat([0, 0]));
  expect(zone.epsg).toBe(3945);
  const [x, y] = zone.toPlanar(place.toLonLat([0, 0]));
  const [first] = verticesOf(entities, "PARCELLES");
  expect(first?.[0]).toBeCloseTo(x, 4);
  expect(first?.[1]).toBeCloseTo(y, 4);
  expect(new Set(entities.map(({ layer }) => layer))).toEqual(
    new Set([
      "PARCELLES_VOISINES",
      "PARCELLES_VOISINES_TEXTES",
      "LOTS",
      "LOTS_TEXTES",
      "PARCELLES",
      "BATIMENTS",
      "ACCES",
      "LIMITES_NOUVELLES",
      "LIMITES_NOUVELLES_TEXTES",
      "ARBRES",
      "ARBRES_TEXTES",
      "CARTOUCHE",
    ]),
  );
});

test("en Lambert-93, les mètres du plan sont ceux du repère, et le facteur d'échelle est écrit", () => {
  const text = dxfOf(smallDivision(), "legal");
  const [first, second] = verticesOf(entitiesOf(text), "PARCELLES");
  expect(first).toEqual([400_000, 6_400_000]);
  expect(second?.[0]).toBeCloseTo(400_000 + 40 * 0.9995, 4);
  const said = entitiesOf(text).flatMap((each) => (each.type === "TEXT" ? [(each as ITextEntity).text] : []));
  expect(said).toContain("Plan : Lambert-93 (EPSG:2154), en mètres");
  expect(said.some((each) => /Facteur d'échelle : [01],\d{6}/.test(each))).toBe(true);
  expect(said).toContain("Île-Sainte-Mirande, 12 chemin des Œillets");
  expect(said).toContain("30,00 m");
});

test("un point porte son altitude, un cercle son rayon, une couche du dessin son nom sans accent", () => {
  const drawing: Drawing = {
    ...smallDivision(),
    layers: [
      {
        name: "Réseaux d'été",
        shapes: [
          { kind: "symbol", style: "level-surveyed", symbol: "level", at: [1, 2], text: "12,34", altitude: 12.34 },
          { kind: "circle", style: "tree", at: [0, 0], radius: 10 },
        ],
      },
    ],
  };
  const entities = entitiesOf(dxfOf(drawing));
  const point = entities.find(({ type }) => type === "POINT") as IPointEntity;
  expect(point.position.z).toBe(12.34);
  expect(point.layer).toBe("RESEAUX_D_ETE");
  expect((entities.find(({ type }) => type === "CIRCLE") as ICircleEntity).radius).toBeCloseTo(10, 2);
});

test("un texte ne peut pas écrire une autre ligne du fichier", () => {
  const text = "0\nLINE\r\n8\nMALICE\u0000";
  const drawing: Drawing = {
    ...smallDivision(),
    title: { title: text, lines: [text] },
    layers: [{ name: "L", shapes: [{ kind: "text", style: "label", at: [0, 0], text }] }],
  };
  const entities = entitiesOf(dxfOf(drawing));
  expect(entities.some(({ layer }) => layer === "MALICE")).toBe(false);
  expect(entities.every(({ type }) => type === "TEXT")).toBe(true);
});

test("une projection inconnue est refusée par une phrase", () => {
  const refused = drawingToDxf({ ...smallDivision(), frame: { epsg: 27_700, origin: [0, 0], scale: 1 } });
  expect(refused).toMatchObject({ ok: false, failure: expect.stringContaining("projection") });
});
