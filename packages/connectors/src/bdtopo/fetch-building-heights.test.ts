import { serveCommune } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, bench, demoCommune } from "../sources.fixture.ts";

let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());

const [lon, lat] = demoCommune().identity.middle;
const box = { west: lon - 0.002, south: lat - 0.002, east: lon + 0.002, north: lat + 0.002 };

test("buildings come with their height, or without where nobody measured it", async () => {
  const answer = await own.connectors.fetchBuildingHeights({ box });
  if (!answer.ok) throw new Error("the bench answers");
  const heights = answer.value.value.map(({ height }) => height);
  expect(heights).toContain(undefined);
  expect(heights.filter((height) => height !== undefined).length).toBeGreaterThan(5);
  for (const height of heights) expect(height ?? 3).toBeGreaterThan(2);
  expect(answer.value.provenance.source).toContain("BD TOPO");
  expect(own.server.requests.at(-1)?.path).toContain("TYPENAMES=BDTOPO_V3%3Abatiment");
});

test("a height of nought is an unknown one", async () => {
  own.server.setFault("voies", {
    kind: "rewrite",
    rewrite: (text) => text.replaceAll(/"hauteur":[\d.]+/g, '"hauteur":0'),
  });
  const answer = await own.connectors.fetchBuildingHeights({ box });
  own.server.setFault("voies", undefined);
  expect(answer.ok && answer.value.value.every(({ height }) => height === undefined)).toBe(true);
});

test("a source that has no such layer publishes nothing; a dead one has failed", async () => {
  const { hauteurs: _, ...without } = serveCommune(demoCommune());
  const bare = await bench([without]);
  expect(await bare.connectors.fetchBuildingHeights({ box })).toMatchObject({
    ok: false,
    failure: { kind: "not-published" },
  });
  bare.server.setFault("voies", { kind: "dead" });
  expect(await bare.connectors.fetchBuildingHeights({ box })).toMatchObject({ ok: false });
  await bare.close();
});
