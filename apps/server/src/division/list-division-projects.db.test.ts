import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the projects of a property, the last one first; none before a generation", async () => {
  const asker = await product().signUp("projets@example.fr", "Projets");
  const { id: propertyId } = JSON.parse(
    await (await asker.post("/properties", { cadastralReference: product().bare.id })).text(),
  ).data;
  const projects = async () =>
    dataOf("listDivisionProjects", await asker.get(`/division/projects/by-property/${propertyId}`));
  expect(await projects()).toEqual([]);
  const generate = async (strategy: string) =>
    (await dataOf("generateDivisions", await asker.post("/division/generate", { propertyId, strategy }))).projectId;
  const [first, second] = [await generate("max_lots"), await generate("balanced")];
  expect((await projects()).map(({ projectId }: { projectId: string }) => projectId)).toEqual([second, first]);
  const foreign = await refusalOf(await product().ana.get(`/division/projects/by-property/${propertyId}`));
  expect(foreign).toMatchObject({ status: 404, code: "property-not-found" });
});
