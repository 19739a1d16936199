import { describe, expect, test } from "vitest";
import { zoneUrbaFrom } from "./zone-urba.ts";

const geometry = {
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [7.2, 43.6],
        [7.3, 43.6],
        [7.3, 43.7],
        [7.2, 43.6],
      ],
    ],
  ],
};
const read = (properties: Record<string, unknown>, place: unknown = geometry) =>
  zoneUrbaFrom({ id: undefined, geometry: place, properties });

describe("zoneUrbaFrom", () => {
  test.each([
    [{ datvalid: "20260616" }, "2026-06-16"],
    [{ DATVALID: "2026-06-16" }, "2026-06-16"],
    [{ datvalid: 20260616 }, "2026-06-16"],
    [{ datvalid: "2026-06-16T00:00:00Z" }, "2026-06-16"],
    [{ datvalid: "20260231" }, undefined],
    [{ datvalid: "" }, undefined],
    [{ datvalid: null }, undefined],
    [{}, undefined],
  ])("%o is valid from %s", (properties, expected) => {
    expect(read({ libelle: "UA", typezone: "U", ...properties }).datvalid).toBe(expected);
  });

  test("capitals, empty texts and numbers for codes", () => {
    expect(read({ LIBELLE: "UCa", TYPEZONE: "U", URLFIC: "", DESTDOMI: 1 })).toMatchObject({
      libelle: "UCa",
      typezone: "U",
      urlfic: undefined,
      destdomi: "1",
    });
  });

  test.each([
    [{ typezone: "U" }, "l’attribut « libelle » est absent"],
    [{ libelle: "", typezone: "U" }, "l’attribut « libelle » est vide"],
    [{ libelle: "UA" }, "l’attribut « typezone » est absent"],
  ])("%o is refused", (properties, issue) => {
    expect(() => read(properties)).toThrow(issue);
  });

  test("a zone of no extent is read, a zone without geometry is not", () => {
    const zone = { libelle: "N", typezone: "N" };
    expect(read(zone, { type: "MultiPolygon", coordinates: [] }).outline).toEqual([]);
    expect(() => read(zone, null)).toThrow("aucune géométrie");
  });
});
