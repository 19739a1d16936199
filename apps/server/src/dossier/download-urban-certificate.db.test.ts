import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { settledCertificate } from "../testing/settled-certificate.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { readZip } from "../testing/zip-parts.fixture.ts";

const product = sharedProduct();

test("what comes out is an application, to be signed, and never looks like a decision", async () => {
  const asker = await product().signUp("certificat-fichier@example.fr", "certificat fichier");
  const other = await product().signUp("certificat-autre@example.fr", "certificat autre");
  const { id } = await propertyOn(asker, product().bare);
  await asker.post(`/properties/${id}/generate-urban-certificate`);
  const { jobId } = await settledCertificate(asker, id);
  const path = `/properties/${id}/urban-certificate/${jobId}/file`;
  const pdf = Buffer.from(await (await asker.get(path)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const word = readZip(new Uint8Array(await (await asker.get(`${path}?format=docx`)).arrayBuffer()));
  const text = String(word.get("word/document.xml"))
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&apos;", "'");
  expect(text).toContain("Demande de certificat");
  expect(text).toContain("13410");
  expect(text).toMatch(/n.est pas un certificat d.urbanisme/);
  expect(text).not.toMatch(/est délivré|ARRÊTÉ|certifie que|décide/i);
  expect(await refusalOf(await other.get(path))).toMatchObject({ status: 404, code: "certificate-not-found" });
  const absent = `/properties/${id}/urban-certificate/${ABSENT_PROPERTY}/file`;
  expect(await refusalOf(await asker.get(absent))).toMatchObject({ status: 404 });
});
