import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a project goes with its scenarios, its history says so; that of another organisation stays", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId } = await generated(ana, bare, { strategy: "max_lots" });
  const path = `/division/projects/${projectId}`;
  const other = await product().signUp("efface-projet@example.fr", "Autre effacement");
  expect(await refusalOf(await other.delete(path))).toMatchObject({ status: 404, code: "project-not-found" });
  await dataOf("deleteProject", await ana.delete(path));
  expect(await refusalOf(await ana.delete(path))).toMatchObject({ code: "project-not-found" });
  const kept = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  expect(kept.map((project: { projectId: string }) => project.projectId)).not.toContain(projectId);
  const history = await dataOf("listPropertyHistory", await ana.get(`/properties/${propertyId}/history`));
  expect(history[0]).toMatchObject({ said: "Projet de division supprimé" });
});
