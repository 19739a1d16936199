import { success } from "@lotir/foncier";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Lotir } from "../lotir.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { baseTiles } from "./serve-base-tile.ts";

const product = sharedProduct();
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]);

/** The handler over a door that answers a picture, whoever asks; what it was asked is kept. */
const served = () => {
  const asked: object[] = [];
  const lotir = {
    identity: { requireMember: async () => success({}) },
    connectors: {
      fetchBaseTile: async ({ signal: _signal, ...ask }: { signal: unknown }) => {
        asked.push(ask);
        return success({ bytes: PNG, type: "image/png" });
      },
    },
  } as unknown as Lotir;
  const app = new Hono().get("/api/fonds/:layer/:z/:x/:y", baseTiles(lotir));
  return { asked, get: (path: string) => app.request(`/api/fonds/${path}`) };
};

test("a tile of the list is fetched by the product, and kept by the browser a week", async () => {
  const { asked, get } = served();
  const answer = await get("plan/14/8500/5900");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=604800");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
  expect(asked).toEqual([
    { layer: "GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2", style: "normal", format: "image/png", z: 14, x: 8_500, y: 5_900 },
  ]);
});

test.each([
  ["a layer that is not of the list", "ORTHOIMAGERY.ORTHOPHOTOS/14/8500/5900", 404],
  ["a name of JavaScript's own", "constructor/14/8500/5900", 404],
  ["a zoom that is not served", "plan/20/8500/5900", 400],
  ["beyond the world", "plan/3/8/0", 400],
  ["no number", "plan/3/1e0/0", 400],
  ["another address", "plan/3/1/..%2f..%2f", 400],
])("%s is not asked", async (_, path, status) => {
  const { asked, get } = served();
  expect((await get(path)).status).toBe(status);
  expect(asked).toEqual([]);
});

test("who is nobody's member is given nothing; no screen may speak to another host", async () => {
  const answer = await product().nobody.get("/fonds/plan/14/8500/5900");
  expect(answer.status).toBe(401);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).not.toMatch(/https?:\/\//);
});
