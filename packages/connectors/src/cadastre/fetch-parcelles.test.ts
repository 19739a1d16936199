import { describe, expect, test } from "vitest";
import { parcelleFrom } from "./fetch-parcelles.ts";

const id = "2A2470000C0323";
const geometry = {
  type: "Polygon",
  coordinates: [
    [
      [8.7, 41.9],
      [8.701, 41.9],
      [8.701, 41.901],
      [8.7, 41.9],
    ],
  ],
};
const read = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  parcelleFrom({ id: undefined, geometry, properties: { id, ...properties }, ...more });

describe("parcelleFrom", () => {
  test.each([
    [{ contenance: 1250 }, 1250],
    [{ contenance: "1250" }, 1250],
    [{ CONTENANCE: 1250 }, 1250],
    [{ contenance: 0 }, undefined],
    [{ contenance: null }, undefined],
    [{}, undefined],
  ])("%o has the contenance %s", (properties, expected) => {
    expect(read(properties).contenance).toBe(expected);
  });

  test.each([
    [{ contenance: -5 }, "l’attribut « contenance » est hors de ses bornes"],
    [{ contenance: "grand" }, "l’attribut « contenance » devrait être un nombre"],
    [{ arpente: "oui" }, "l’attribut « arpente » devrait être vrai ou faux"],
    [{ id: 12 }, "l’attribut « id » devrait être un texte"],
    [{ id: "2A247000C0323" }, "« 2A247000C0323 » n’est pas un identifiant de parcelle"],
  ])("%o is refused", (properties, issue) => {
    expect(() => read(properties)).toThrow(issue);
  });

  test("the id at the root of the feature serves when the properties have none", () => {
    expect(parcelleFrom({ id, geometry, properties: {} }).id).toBe(id);
    expect(() => parcelleFrom({ id: undefined, geometry, properties: null })).toThrow("l’attribut « id » est absent");
  });

  test.each([
    [null, "aucune géométrie"],
    [{ type: "Polygon" }, "aucune géométrie"],
    [{ type: "MultiPolygon", coordinates: [] }, "aucune géométrie"],
    [{ type: "Point", coordinates: [8.7, 41.9] }, "géométrie de type « Point » au lieu d’une surface"],
    [{ type: "Polygon", coordinates: [[[41.9, 8.7]]] }, "coordonnées inversées"],
    [{ type: "Polygon", coordinates: [[[8.7, "41.9"]]] }, "une coordonnée n’est pas un nombre"],
    [{ type: "Polygon", coordinates: [[[8.7]]] }, "coordonnées incomplètes"],
    [{ type: "Polygon", coordinates: [[[1_170_000, 6_200_000]]] }, "ne sont pas des degrés"],
    [{ type: "Polygon", coordinates: [[[-74, 40.7]]] }, "hors de France"],
  ])("%o is refused", (wrong, issue) => {
    expect(() => read({}, { geometry: wrong })).toThrow(issue);
  });

  test("invalid rings are given as they are: mending is not reading", () => {
    const bow = [
      [8.7, 41.9],
      [8.701, 41.901],
      [8.701, 41.9],
      [8.7, 41.901],
      [8.7, 41.9],
    ];
    const thin = [
      [8.7, 41.9],
      [8.7, 41.9],
    ];
    const outline = read({}, { geometry: { type: "Polygon", coordinates: [bow, thin] } }).outline;
    expect(outline).toEqual([[bow, thin]]);
  });
});
