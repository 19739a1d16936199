import { prepareSite } from "@lotir/division";
import { describe, expect, test } from "vitest";
import { readSite } from "./read-site.ts";

const LAMBERT = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2154" } };
const RING = [
  [700_000, 6_600_000],
  [700_040, 6_600_000],
  [700_040, 6_600_050],
  [700_000, 6_600_050],
  [700_000, 6_600_000],
];

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
});

const collection = (...features: unknown[]) => ({ type: "FeatureCollection", crs: LAMBERT, features });
const parcel = feature({ contenance: 1990 }, "Polygon", [RING]);
const road = feature({ width: 5 }, "LineString", [
  [699_900, 6_599_995],
  [700_140, 6_599_995],
]);

const fronts = (file: unknown): number => {
  const read = readSite(file);
  if (!read.ok) throw new Error(read.failure);
  return read.value.request.boundary.filter(({ kind }) => kind === "voie").length;
};

describe("un terrain lu dans un fichier", () => {
  test("en Lambert-93, surface au sol et contenance à part", () => {
    const read = readSite(collection(parcel));
    if (!read.ok) throw new Error(read.failure);
    const site = prepareSite(read.value.request);
    expect(site.ok && site.value.areas.map).toBeCloseTo(2000, 3);
    expect(site.ok && site.value.areas.contenance).toBe(1990);
  });

  test("les contraintes dessinées gardent leur nature, et une nature inconnue n'est pas perdue", () => {
    const drawn = (kind: string) => feature({ role: "contrainte", kind }, "Polygon", [RING]);
    const read = readSite(collection(parcel, drawn("EBC"), drawn("assainissement"), drawn("mystère")));
    if (!read.ok) throw new Error(read.failure);
    expect(read.value.request.constraints.map(({ kind }) => kind)).toEqual(["ebc", "assainissement", "autre"]);
  });

  test("en degrés, sans système annoncé", () => {
    const ring = [
      [2.35, 48.85],
      [2.351, 48.85],
      [2.351, 48.8505],
      [2.35, 48.8505],
      [2.35, 48.85],
    ];
    const read = readSite(feature({}, "Polygon", [ring]));
    const site = read.ok ? prepareSite(read.value.request) : undefined;
    expect(site?.ok === true && Math.abs(site.value.areas.ground - 4080) < 40).toBe(true);
  });

  test("seul, chaque limite est supposée libre, et c'est dit", () => {
    expect(fronts(collection(parcel))).toBe(4);
    const read = readSite(collection(parcel));
    expect(read.ok && read.value.remarks[0]).toContain("supposée");
  });

  test("avec une voie, seule la limite qui la longe compte", () => {
    expect(fronts(collection(parcel, road))).toBe(1);
  });

  test("l'îlot naturel, voisines sur trois côtés et voie devant : la façade est sur la voie", () => {
    const box = (x0: number, y0: number, x1: number, y1: number) =>
      feature({ role: "Voisine" }, "Polygon", [
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
          [x0, y0],
        ],
      ]);
    const left = box(699_960, 6_600_000, 700_000, 6_600_050);
    const right = box(700_040, 6_600_000, 700_080, 6_600_050);
    const back = box(699_960, 6_600_050, 700_080, 6_600_090);
    expect(fronts(collection(parcel, left, right, back, road))).toBe(1);
    expect(fronts(collection(parcel, left, right, back))).toBe(1);
  });

  test("un anneau que son auteur n'a pas refermé garde tous ses coins", () => {
    const read = readSite(collection(feature({}, "Polygon", [RING.slice(0, -1)])));
    const site = read.ok ? prepareSite(read.value.request) : undefined;
    expect(site?.ok === true && site.value.areas.map).toBeCloseTo(2000, 3);
  });

  test("une forme seule, un « crs » en un mot, un rôle accentué, une largeur en texte", () => {
    expect(readSite({ type: "Polygon", coordinates: [RING], crs: "EPSG:2154" }).ok).toBe(true);
    const house = [
      [700_010, 6_600_020],
      [700_020, 6_600_020],
      [700_020, 6_600_030],
      [700_010, 6_600_020],
    ];
    const wide = feature({ LARGEUR: "5,5" }, "LineString", road.geometry.coordinates);
    const read = readSite(collection(parcel, feature({ role: "bâtiments" }, "Polygon", [house]), wide));
    expect(read.ok && [read.value.request.parcels.length, read.value.request.buildings.length]).toEqual([1, 1]);
    expect(fronts(collection(parcel, wide))).toBe(1);
  });

  test("un point est laissé de côté, et c'est dit", () => {
    const read = readSite(collection(parcel, feature({}, "Point", [700_000, 6_600_000])));
    expect(read.ok && read.value.remarks[0]).toContain("laissé de côté");
  });

  test.each([
    ["une géométrie nulle", collection(parcel, { type: "Feature", properties: {}, geometry: null }), "sans géométrie"],
    ["un rôle inconnu", collection(parcel, feature({ role: "piscine" }, "Polygon", [RING])), "piscine"],
    ["une voie sans tracé", collection(parcel, feature({ role: "voie" }, "LineString", [])), "axe de la voie"],
    ["rien", undefined, "GeoJSON"],
    ["un tableau", [], "GeoJSON"],
    ["aucune parcelle", collection(road), "aucune parcelle"],
    ["des mètres sans système", { ...collection(parcel), crs: undefined }, "degrés"],
    ["un système inconnu", { ...collection(parcel), crs: { properties: { name: "EPSG:9999" } } }, "inconnu"],
    ["un polygone sans anneau", collection(feature({}, "Polygon", [[[700_000, 6_600_000]]])), "polygone lisible"],
  ])("%s : une phrase dit ce qui ne va pas", (_, file, words) => {
    const read = readSite(file);
    expect(!read.ok && read.failure).toContain(words);
  });
});
