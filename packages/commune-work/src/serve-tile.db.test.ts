import { onBothHomes } from "@lotir/database/testing";
import type { ParcelleFilters, TileAddress } from "@lotir/territory/work";
import { communeProgress, countMatching, serveTile } from "@lotir/territory/work";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCommune } from "./load-commune.ts";
import { SMALL, serveSmall, startTrial, type Trial } from "./testing/trial.fixture.ts";

/** Every tile over a box at one zoom. */
const tilesOver = (box: readonly [number, number, number, number], z: number): TileAddress[] => {
  const column = (lon: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
  const line = (lat: number) => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
  const [west, south, east, north] = box;
  const addresses: TileAddress[] = [];
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = line(north); y <= line(south); y += 1) addresses.push({ z, x, y });
  return addresses;
};

const featuresOf = (tile: Uint8Array, layer: string) => {
  const decoded = new VectorTile(new PbfReader(tile)).layers[layer];
  return Array.from({ length: decoded?.length ?? 0 }, (_, index) => decoded?.feature(index)?.properties ?? {});
};

const BARE: ParcelleFilters = [
  { fact: "built", is: "under", figure: 20 },
  { fact: "surface", is: "least", figure: 400 },
];
const drawn = new Map<string, Map<string, string>>();

onBothHomes((home) => {
  let trial: Trial;
  let box: readonly [number, number, number, number] = [0, 0, 0, 0];
  const tileAt = (address: TileAddress, filters: ParcelleFilters = []) =>
    serveTile(trial.database.territory, { commune: SMALL, address, filters });

  const countOf = async (filters: ParcelleFilters) =>
    (await countMatching(trial.database.territory, { commune: SMALL, each: [filters] }))[0];

  beforeAll(async () => {
    trial = await startTrial(home, [serveSmall()]);
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    if (!loaded.ok) throw new Error(loaded.failure);
    box = (await communeProgress(trial.database.territory, SMALL)).bbox ?? box;
  });
  afterAll(() => trial.close());

  test("from zoom 14, every parcel is drawn once or more, with its score and its zone", async () => {
    const total = await countOf([]);
    const seen = new Map<string, Record<string, unknown>>();
    for (const address of tilesOver(box, 16))
      for (const properties of featuresOf(await tileAt(address), "parcelles"))
        seen.set(String(properties.id), properties);
    expect(seen.size).toBe(total);
    expect([...seen.values()].every(({ matched }) => matched === 1)).toBe(true);
    expect([...seen.values()].some(({ score, zone }) => typeof score === "number" && typeof zone === "string")).toBe(
      true,
    );
  });

  test("the map and the list match the same parcels", async () => {
    const matched = await countOf(BARE);
    const seen = new Set<unknown>();
    for (const address of tilesOver(box, 15))
      for (const { id, matched: isMatched } of featuresOf(await tileAt(address, BARE), "parcelles"))
        if (isMatched === 1) seen.add(id);
    expect(seen.size).toBe(matched);
  });

  test("below zoom 14, every matching parcel is counted once in a tile, none twice between two", async () => {
    const matched = await countOf(BARE);
    for (const z of [9, 11, 13]) {
      let counted = 0;
      for (const address of tilesOver(box, z))
        for (const { count } of featuresOf(await tileAt(address, BARE), "densite")) counted += Number(count);
      expect(counted, `zoom ${z}`).toBe(matched);
    }
  });

  test("a tile where the commune has nothing is empty", async () => {
    expect((await tileAt({ z: 16, x: 0, y: 0 })).length).toBe(0);
    expect((await tileAt({ z: 3, x: 0, y: 0 })).length).toBe(0);
  });

  test("tiles are kept to be compared between the homes", async () => {
    const own = new Map<string, string>();
    for (const z of [12, 14, 16, 18])
      for (const address of tilesOver(box, z).slice(0, 40))
        own.set(`${z}/${address.x}/${address.y}`, Buffer.from(await tileAt(address, BARE)).toString("base64"));
    drawn.set(home.kind, own);
    expect(own.size).toBeGreaterThan(10);
  });
});

describe("les deux maisons", () => {
  test("draw the same tiles, to the byte", (context) => {
    const [embedded, server] = [drawn.get("embedded"), drawn.get("server")];
    if (embedded === undefined || server === undefined) return context.skip("une seule maison a été essayée ici");
    expect(server).toEqual(embedded);
  });
});
