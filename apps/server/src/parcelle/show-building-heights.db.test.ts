import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const pathOf = (id: string): string => `/cadastral/parcels/${id}/building-heights`;

test("buildings of the sheet, in its order, each with its height or none", async () => {
  const { ana, built } = product();
  const { id } = built;
  const sheet = await dataOf("showParcel", await ana.get(`/cadastral/parcels/${id}`));
  const heights = await dataOf("showBuildingHeights", await ana.get(pathOf(id)));
  expect(heights.status).toBe("read");
  expect(heights.source).toContain("BD TOPO");
  expect(heights.buildings.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual(
    sheet.buildings.map(({ geometry }: { geometry: unknown }) => geometry),
  );
  expect(heights.buildings.length).toBeGreaterThan(0);
  for (const { heightM } of heights.buildings) expect(heightM === null || (heightM > 2 && heightM < 30)).toBe(true);
});

test("bare ground asks nothing of anybody", async () => {
  const { ana, bare } = product();
  expect(await dataOf("showBuildingHeights", await ana.get(pathOf(bare.id)))).toMatchObject({
    buildings: [],
    status: "unknown",
  });
});

test("a parcel that is not loaded has no building", async () => {
  expect(await refusalOf(await product().ana.get(pathOf("06999000ZZ9999")))).toMatchObject({ code: "unknown-parcel" });
});
