import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("an Admin sends a plan back with a word, then approves it; only what is proposed", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId } = await generated(ana, bare, { strategy: "max_lots" });
  const decide = (body: object) => ana.post(`/division/projects/${projectId}/decision`, body);
  expect(await refusalOf(await decide({ decision: "approved" }))).toMatchObject({ status: 409, code: "not-proposed" });
  await ana.post(`/division/projects/${projectId}/ready-for-approval`);
  const sentBack = await dataOf("decideProject", await decide({ decision: "sent-back", word: "Revoir l'accès." }));
  expect(sentBack).toMatchObject({ status: "sent-back", word: "Revoir l'accès." });
  await ana.post(`/division/projects/${projectId}/ready-for-approval`);
  expect(await dataOf("decideProject", await decide({ decision: "approved" }))).toMatchObject({ status: "approved" });
  const [kept] = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  expect(kept.statusBy).not.toBeNull();
  expect(await refusalOf(await decide({ decision: "peut-être" }))).toMatchObject({
    error: "La décision est approved ou sent-back.",
  });
});
