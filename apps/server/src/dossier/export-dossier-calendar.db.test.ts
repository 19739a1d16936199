import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("what falls due is a calendar that any agenda reads", async () => {
  const asker = await product().signUp("agenda@example.fr", "agenda");
  const { id } = await propertyOn(asker, product().bare);
  const event = { kind: "depot", on: "2026-03-02", detail: { fileKind: "declaration-prealable" } };
  await asker.post(`/properties/${id}/dossier/events`, event);
  const answer = await asker.get(`/properties/${id}/dossier/calendar`);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = (await answer.text()).replaceAll("\r\n ", "");
  expect(text).toContain("DTSTART;VALUE=DATE:20260402");
  expect(text).toContain("R.423-23");
  expect(await refusalOf(await asker.get(`/properties/${ABSENT_PROPERTY}/dossier/calendar`))).toMatchObject({
    status: 404,
  });
});
