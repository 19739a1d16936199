import { expect, test } from "vitest";
import { servitudeFrom } from "./servitude.ts";

const ring = [
  [7.28, 43.59],
  [7.29, 43.59],
  [7.29, 43.6],
  [7.28, 43.59],
];
const surface = { type: "Polygon", coordinates: [ring] };
const easement = (properties: Record<string, unknown>, geometry: unknown = surface) =>
  servitudeFrom({ family: "servitude", drawn: "surface" })({ id: "a.1", properties, geometry });

test("une assiette dit sa catégorie, son nom, la date et l'adresse de son acte", () => {
  expect(
    easement({
      SUPTYPE: "ac1",
      nomsuplitt: "Église  Saint-Martin",
      typeass: "Périmètre des abords",
      partition: "130001_SUP_33_AC1",
      gpu_doc_id: "ab895285a1be6ca0",
      fichier: "AC1_Eglise_19261025_act.pdf",
      gpu_timestamp: "2025-03-02T10:00:00Z",
    }),
  ).toMatchObject({
    family: "servitude",
    code: "AC1",
    name: "Église Saint-Martin",
    part: "Périmètre des abords",
    actOn: "1926-10-25",
    actUrl:
      "https://data.geopf.fr/annexes/gpu/documents/130001_SUP_33_AC1/ab895285a1be6ca0/AC1_Eglise_19261025_act.pdf",
    publishedOn: "2025-03-02",
  });
});

test("l'adresse d'un acte n'est jamais un script, ni un chemin que la source écrirait", () => {
  expect(easement({ suptype: "ac1", urlreg: "javascript:alert(1)" }).actUrl).toBeUndefined();
  expect(easement({ suptype: "ac1", urlreg: "https://exemple.gouv.fr/a.pdf" }).actUrl).toBe(
    "https://exemple.gouv.fr/a.pdf",
  );
  const parts = { suptype: "pm1", gpu_doc_id: "../..", partition: "DU", fichier: "a.pdf" };
  expect(easement(parts).actUrl).toBeUndefined();
});

test("une information garde son sous-type ; un point et une ligne ont la largeur d'un trait", () => {
  const read = servitudeFrom({ family: "information", drawn: "ligne" });
  const geometry = { type: "LineString", coordinates: ring.slice(0, 2) };
  const found = read({
    id: 1,
    properties: { typeinf: 4, stypeinf: "01", libelle: "DPU", datappro: "20240318" },
    geometry,
  });
  expect(found).toMatchObject({ code: "04-01", name: "DPU", actOn: "2024-03-18", drawn: "ligne" });
  expect(found.outline).toHaveLength(1);
});

test.each([
  [{ suptype: "<script>" }, surface, "catégorie"],
  [{}, surface, "suptype"],
  [{ suptype: "ac1" }, null, "aucune géométrie"],
  [{ suptype: "ac1" }, { type: "Polygon", coordinates: [[[43.59, 7.28], ...ring]] }, "inversées"],
  [{ suptype: "ac1" }, { type: "Polygon", coordinates: [[[7.28, "43"], ...ring]] }, "nombre"],
])("%o est refusée, et dit pourquoi", (properties, geometry, words) => {
  expect(() => easement(properties, geometry)).toThrow(words);
});
