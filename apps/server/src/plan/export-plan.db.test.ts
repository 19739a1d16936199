import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("un plan sort en PDF à l'échelle, en image, en DXF, en GeoJSON et en KML, pour les siens seulement", async () => {
  const asker = await product().signUp("export-plan@example.fr", "Plans export");
  const { id } = await propertyOn(asker, product().built);
  const { id: planId } = await cadastralPlanOf(asker, id);
  const path = (query: string): string => `/properties/${id}/plans/${planId}/export?${query}`;
  const signs = { pdf: "%PDF-", svg: "<svg", png: "PNG", dxf: "SECTION", geojson: "FeatureCollection", kml: "<?xml" };
  for (const [format, sign] of Object.entries(signs)) {
    const answer = await asker.get(path(`format=${format}`));
    expect(answer.status, format).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`\\.${format}`));
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 60)
        .toString("latin1"),
      format,
    ).toContain(sign);
  }
  const svg = await (await asker.get(path("format=svg&scale=1000&paper=a3&orientation=landscape"))).text();
  expect(svg).toContain("Échelle 1:1000");
  expect(svg).toContain('width="420mm"');
  expect(await (await asker.get(path("format=dxf&plane=legal"))).text()).toContain("EPSG:2154");
  expect((await product().ana.get(path("format=pdf"))).status).toBe(404);
});

test("une échelle trop grande, un format ou une feuille inconnus : des phrases", async () => {
  const asker = await product().signUp("export-refus@example.fr", "Plans refus");
  const { id } = await propertyOn(asker, product().built);
  const { id: planId } = await cadastralPlanOf(asker, id);
  const refused = async (query: string): Promise<string> =>
    (await refusalOf(await asker.get(`/properties/${id}/plans/${planId}/export?${query}`))).error;
  expect(await refused("format=dwg")).toBe("Format d'export inconnu : pdf, svg, png, dxf, geojson ou kml.");
  expect(await refused("format=pdf&scale=333")).toBe("Échelle inconnue : 100, 200, 250, 500, 1000 ou 2000.");
  expect(await refused("format=pdf&paper=a2")).toBe("Feuille inconnue : a4 ou a3.");
  const told = await asker.get(`/properties/${id}/plans/${planId}/export?format=pdf&scale=100`);
  // 1:100 on A4 holds 19 m by 23.7 m: no ground of the island is that small.
  expect(told.status).toBe(422);
  expect((await refusalOf(told)).error).toMatch(/^Le terrain ne tient pas au 1:100 en A4/);
});
