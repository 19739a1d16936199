import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf, bestParcels } from "./parcel-marks.fixture.ts";

const product = sharedProduct();
const path = (format: string, more = "") => `/exports/parcels?format=${format}&communes=${COMMUNE}${more}`;

test("the CSV opens in French Excel: BOM, semicolons, decimal commas; no note runs as a formula", async () => {
  const asker = await product().signUp("bureau-csv@example.fr", "Csv");
  const [id = ""] = await bestParcels(asker, 1);
  await dataOf(
    "saveParcelNote",
    await asker.put(`/parcel-marks/${id}/note`, { text: '=HYPERLINK("x");suite', version: 0 }),
  );
  const answer = await asker.get(path("csv", "&order=score"));
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("lotir-parcelles-");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = "", first = "", ...others] = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  const { matched } = await analysisOf(asker);
  expect(head).toContain("Référence cadastrale;Commune;Section");
  expect(others.length + 1).toBe(matched);
  expect(first.startsWith(id)).toBe(true);
  expect(first).toContain(`"'=HYPERLINK(""x"");suite"`);
  expect(first).toMatch(/;\d+,\d;/);
});

test("the GeoJSON holds the shapes, in degrees; chosen parcels alone where some are named", async () => {
  const asker = await product().signUp("bureau-geo@example.fr", "Geo");
  const ids = await bestParcels(asker, 2);
  const { type, features } = JSON.parse(await (await asker.get(path("geojson", `&ids=${ids.join(",")}`))).text());
  expect([type, features.length]).toEqual(["FeatureCollection", 2]);
  for (const { geometry, properties } of features) {
    expect(geometry.type).toMatch(/^(Multi)?Polygon$/);
    const [longitude, latitude] = geometry.coordinates.flat(Number.POSITIVE_INFINITY);
    expect([Math.abs(longitude) < 180, Math.abs(latitude) < 90]).toEqual([true, true]);
    expect(ids).toContain(properties["Référence cadastrale"]);
  }
});

test("an unknown format, and a commune that is none, are refused in a sentence", async () => {
  const asker = await product().signUp("bureau-format@example.fr", "Format");
  expect((await refusalOf(await asker.get(path("pdf")))).error).toBe("Format d'export inconnu : csv ou geojson.");
  expect((await refusalOf(await asker.get("/exports/parcels?format=csv&communes=partout"))).error).toMatch(
    /code INSEE/,
  );
});
