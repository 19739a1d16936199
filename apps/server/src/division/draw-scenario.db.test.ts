import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("un scénario sort en PDF à l'échelle, en image, en SVG et en DXF, pour les siens seulement", async () => {
  const { ana, bare } = product();
  const { projectId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [scenario] = scenarios;
  const path = `/division/projects/${projectId}/scenarios/${scenario?.id}`;
  const signs = { pdf: "%PDF-", svg: "<svg", png: "PNG", dxf: "SECTION", geojson: "FeatureCollection", kml: "<?xml" };
  for (const [format, sign] of Object.entries(signs)) {
    const answer = await ana.get(`${path}/drawing?format=${format}`);
    expect(answer.status, format).toBe(200);
    const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 60);
    expect(start.toString("latin1"), format).toContain(sign);
  }
  const note = {
    id: "note-1",
    type: "text",
    points: [{ x: 5, y: 5 }],
    text: "Garder le chêne",
    metadata: { own: true },
  };
  await dataOf("updateScenario", await ana.put(path, { annotations: [note] }));
  const svg = await (await ana.get(`${path}/drawing?format=svg&scale=1000&paper=a3`)).text();
  expect(svg).toContain("Échelle 1:1000");
  expect(svg).toContain("Garder le chêne");
  const other = await product().signUp("dessin@example.fr", "Autre dessin");
  expect(await refusalOf(await other.get(`${path}/drawing?format=pdf`))).toMatchObject({ status: 404 });
  expect(await refusalOf(await ana.get(`${path}/drawing?format=dwg`))).toMatchObject({ status: 400 });
  expect(
    await refusalOf(await ana.get(`/division/projects/${projectId}/scenarios/absent/drawing?format=pdf`)),
  ).toMatchObject({
    code: "scenario-not-found",
  });
});

test("l'adresse de l'image d'un scénario mène à son image", async () => {
  const { ana, bare } = product();
  const { propertyId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [project] = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  const url: string = project.scenarios[0].planImageUrl;
  expect(scenarios[0]?.planImageUrl).toBe(url);
  const image = await ana.get(url.replace(/^\/api/, ""));
  expect(image.headers.get("content-type")).toBe("image/png");
});
