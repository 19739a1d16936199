import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("an event taken back is as if it had not been, and the history says who did", async () => {
  const asker = await product().signUp("retrait@example.fr", "retrait");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/dossier/events`;
  const event = { kind: "depot", on: "2026-03-02", detail: { fileKind: "declaration-prealable" } };
  const { id: eventId } = await dataOf("recordDossierEvent", await asker.post(path, event));
  expect(await dataOf("takeBackDossierEvent", await asker.delete(`${path}/${eventId}`))).toEqual({ id: eventId });
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(tracking).toMatchObject({ status: { code: "brouillon" }, events: [], dueDates: [] });
  expect(await refusalOf(await asker.delete(`${path}/${eventId}`))).toMatchObject({ status: 404 });
  const history = await dataOf("listPropertyHistory", await asker.get(`/properties/${id}/history`));
  expect(history[0]).toMatchObject({ said: "Dossier : événement retiré" });
});
