import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the organisation's properties as a file that French Excel opens, as a workbook, as features", async () => {
  const asker = await product().signUp("exports@example.fr", "exports");
  const { id, name } = await propertyOn(asker, product().bare);
  await propertyOn(asker, product().built);
  const joined = [product().bare.id, product().built.id].map((parcelId) => ({ parcelId, status: "validated" }));
  expect((await asker.put(`/properties/${id}/parcels`, { parcels: joined })).status).toBe(200);
  await asker.patch(`/properties/${id}/name`, { name: "=1+1" });
  const csv = await asker.get("/exports/properties?format=csv");
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.headers.get("content-disposition")).toMatch(/lotir-portfolio-\d{4}-\d{2}-\d{2}\.csv/);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await csv.arrayBuffer());
  expect(text.startsWith("\uFEFFNom;Adresse;")).toBe(true);
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain("'=1+1;");
  const xlsx = await (await asker.get("/exports/properties?format=xlsx")).arrayBuffer();
  expect(new TextDecoder().decode(xlsx.slice(0, 2))).toBe("PK");
  const one = JSON.parse(await (await asker.get(`/exports/properties?format=geojson&ids=${id}`)).text());
  expect(one.features).toMatchObject([{ properties: { Nom: "=1+1", Parcelles: 2 }, geometry: { type: "Point" } }]);
  expect(name).not.toBe("=1+1");
  expect((await refusalOf(await asker.get("/exports/properties?format=pdf"))).error).toBe(
    "Format d'export inconnu : csv, xlsx ou geojson.",
  );
  const stranger = await product().signUp("sansrien@example.fr", "sansrien");
  expect(
    (await (await stranger.get(`/exports/properties?format=csv&ids=${id}`)).text()).trim().split("\r\n"),
  ).toHaveLength(1);
});
