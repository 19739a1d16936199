import { gunzipSync } from "node:zlib";
import { signedArea } from "@lotir/geometry";
import { beforeAll, describe, expect, test } from "vitest";
import type { Feature } from "../formats/feature.ts";
import type { ServedCommune, ServedFile } from "../formats/served-commune.ts";
import { serveDepartement } from "./serve-departement.ts";

const ASK = { seed: "essai", parcels: 3_000, communes: 5 };

const featuresIn = (file: ServedFile | undefined): readonly Feature[] =>
  JSON.parse(gunzipSync(file?.bytes ?? new Uint8Array()).toString("utf8")).features;

const positionsOf = (value: unknown): readonly (readonly [number, number])[] => {
  if (!Array.isArray(value)) return [];
  const [lon, lat] = value;
  return typeof lon === "number" && typeof lat === "number" ? [[lon, lat]] : value.flatMap(positionsOf);
};

describe("un département inventé", () => {
  const communes = serveDepartement(ASK);
  let parcelles: readonly (readonly Feature[])[] = [];
  beforeAll(async () => {
    parcelles = await Promise.all(communes.map(async (commune) => featuresIn(await commune.parcelles())));
  });

  test("a le nombre de parcelles demandé, à peu près, et chacune son nom", () => {
    const ids = parcelles.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(ASK.parcels * 0.75);
    expect(ids.length).toBeLessThan(ASK.parcels * 1.35);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^06\d{3}000[0A-Z][A-Z]\d{4}$/);
  });

  test("ses communes sont inventées, de tailles inégales, et ne se touchent pas", async () => {
    const told = await Promise.all(communes.map((commune) => commune.identity()));
    for (const { nom, code } of told)
      expect([nom, Number(code) > 6_400]).toEqual([expect.stringContaining("fictive"), true]);
    const sizes = parcelles.map(({ length }) => length);
    expect(Math.max(...sizes)).toBeGreaterThan(2 * Math.min(...sizes));
    const boxes = communes.flatMap(({ box }) => (box ? [box] : []));
    for (const [rank, a] of boxes.entries())
      for (const b of boxes.slice(rank + 1))
        expect(a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]).toBe(false);
  });

  test("tout ce qu'une commune publie est dans la boîte qu'elle annonce", async () => {
    for (const [rank, commune] of communes.entries()) {
      const [west, south, east, north] = commune.box ?? [0, 0, 0, 0];
      const files = [
        await commune.zones(),
        await commune.voies(),
        featuresIn(await commune.batiments()),
        parcelles[rank],
      ];
      for (const [lon, lat] of positionsOf(
        files.map((each) => (each as readonly Feature[]).map((f) => f.geometry.coordinates)),
      )) {
        expect(lon >= west && lon <= east && lat >= south && lat <= north).toBe(true);
      }
    }
  });

  test("ses parcelles sont de formes et de surfaces variées", () => {
    const corners = new Set(parcelles.flat().map(({ geometry }) => positionsOf(geometry.coordinates).length));
    expect(corners.size).toBeGreaterThan(4);
    const areas = parcelles
      .flat()
      .map(({ geometry }) => Math.abs(signedArea(positionsOf(geometry.coordinates).map(([x, y]) => [x, y]))));
    expect(Math.max(...areas)).toBeGreaterThan(8 * Math.min(...areas));
  });

  test("redemandé, il donne les mêmes octets", async () => {
    const again: readonly ServedCommune[] = serveDepartement(ASK);
    expect(featuresIn(await again[2]?.parcelles())).toEqual(parcelles[2]);
    expect((await again[2]?.dvf(2024))?.bytes).toEqual((await communes[2]?.dvf(2024))?.bytes);
  });

  test("plus de communes qu'il n'a de codes libres se refuse", () => {
    expect(() => serveDepartement({ ...ASK, communes: 600 })).toThrow(RangeError);
  });
});
