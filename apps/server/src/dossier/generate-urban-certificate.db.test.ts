import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { settledCertificate } from "../testing/settled-certificate.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("an application is prepared by a job, with real steps, and asking twice prepares one", async () => {
  const asker = await product().signUp("certificat@example.fr", "certificat");
  const { id } = await propertyOn(asker, product().bare);
  const asked = await asker.post(`/properties/${id}/generate-urban-certificate`);
  expect(asked.status).toBe(200);
  const { jobId } = JSON.parse(await asked.text());
  const again = JSON.parse(await (await asker.post(`/properties/${id}/generate-urban-certificate`)).text());
  const done = await settledCertificate(asker, id);
  expect(done).toMatchObject({ status: "completed", progress: 100, error: null });
  expect([jobId, done.jobId]).toContain(again.jobId);
  expect(done.log.at(-1)).toBe("Demande prête");
  expect(done.url).toBe(`/api/properties/${id}/urban-certificate/${done.jobId}/file`);
});

test("an unknown property, or nobody, prepares nothing", async () => {
  const path = `/properties/${ABSENT_PROPERTY}/generate-urban-certificate`;
  expect(await refusalOf(await product().ana.post(path))).toMatchObject({
    status: 404,
    error: "Propriété non trouvée",
  });
  expect((await product().nobody.post(path)).status).toBe(401);
});
