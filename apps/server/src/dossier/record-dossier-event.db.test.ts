import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();
const DEPOT = {
  kind: "depot",
  on: "2026-03-02",
  detail: { fileKind: "declaration-prealable", number: "DP 06999 26 X0012", mode: "electronique" },
};

test("a lodging starts the clocks: statuses and days follow, never typed", async () => {
  const asker = await product().signUp("depot@example.fr", "depot");
  const { id } = await propertyOn(asker, product().bare);
  const record = (body: unknown) => asker.post(`/properties/${id}/dossier/events`, body);
  const eventId = "0e000000-0000-4000-8000-000000000001";
  for (let twice = 0; twice < 2; twice += 1)
    expect(await dataOf("recordDossierEvent", await record({ ...DEPOT, eventId }))).toEqual({ id: eventId });
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(tracking).toMatchObject({
    dossierStatus: "submitted",
    status: { code: "tacite", isProbable: true, label: "Accord tacite probable, à confirmer par certificat" },
    number: "DP 06999 26 X0012",
  });
  expect(tracking.events).toHaveLength(1);
  expect(tracking.events[0]).toMatchObject({ label: "Dépôt en mairie", by: expect.any(String) });
  expect(tracking.dueDates).toContainEqual(
    expect.objectContaining({ code: "decision", on: "2026-04-02", isPast: true }),
  );
  const history = await dataOf("listPropertyHistory", await asker.get(`/properties/${id}/history`));
  expect(history[0]).toMatchObject({ said: "Dossier : Dépôt en mairie" });
});

test("a day to come, a proof that is not there, an unknown property are refused", async () => {
  const asker = await product().signUp("depot-refus@example.fr", "depot refus");
  const { id } = await propertyOn(asker, product().bare);
  const record = (body: unknown, of = id) => asker.post(`/properties/${of}/dossier/events`, body);
  expect(await refusalOf(await record({ ...DEPOT, on: "2999-01-01" }))).toMatchObject({ status: 400 });
  expect(await refusalOf(await record({ ...DEPOT, on: "31/12/2026" }))).toMatchObject({ status: 400 });
  expect(await refusalOf(await record({ ...DEPOT, proofId: ABSENT_PROPERTY }))).toMatchObject({ status: 404 });
  expect(await refusalOf(await record(DEPOT, ABSENT_PROPERTY))).toMatchObject({ status: 404 });
});
