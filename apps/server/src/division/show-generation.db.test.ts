import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOf } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { writeGeneration } from "./generation-store.ts";

const product = sharedProduct();

test("the work is followed while it goes, and nothing is left of it once it ended", async () => {
  const { ana, bare } = product();
  const propertyId = await propertyOf(ana, bare);
  const path = `/division/generate/${propertyId}`;
  const show = async () => dataOf("showGeneration", await ana.get(path));
  expect(await show()).toBeNull();
  const asked = ana.post("/division/generate", { propertyId, strategy: "max_lots" });
  await expect.poll(show, { interval: 5 }).toMatchObject({ stage: "search", total: expect.any(Number) });
  const other = await product().signUp("suivi-projet@example.fr", "Autre suivi");
  expect(await dataOf("showGeneration", await other.get(path))).toBeNull();
  expect((await asked).status).toBe(200);
  expect(await show()).toBeNull();
});

test("one that the server stopped under is told with its wishes, to whoever comes back, until it is begun again or forgotten", async () => {
  const { ana, built, lotir } = product();
  const propertyId = await propertyOf(ana, built);
  const path = `/division/generate/${propertyId}`;
  const show = async () => dataOf("showGeneration", await ana.get(path));
  // What a killed server leaves behind it: the row, and nobody who works on it.
  const [{ id: organisationId }] = JSON.parse(await (await ana.get("/auth/organization/list")).text());
  const wishes = { strategy: "premium", minLotSize: 500 };
  const interrupt = () =>
    lotir.database.application(organisationId, async (trx) =>
      writeGeneration(trx, { propertyId, wishes, startedBy: null }),
    );
  await interrupt();
  expect(await show()).toMatchObject({ stage: "interrupted", wishes: { strategy: "premium", minLotSize: 500 } });
  expect(await dataOf("stopGeneration", await ana.post(`${path}/stop`))).toEqual({ stopped: true });
  expect(await show()).toBeNull();
  await interrupt();
  expect((await ana.post("/division/generate", { propertyId, strategy: "max_lots" })).status).toBe(200);
  expect(await show()).toBeNull();
});
