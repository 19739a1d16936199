import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a file says lots, plans, statuses, rules and pieces, and keeps what is unknown unknown", async () => {
  const asker = await product().signUp("suivi@example.fr", "suivi");
  const { id } = await propertyOn(asker, product().bare);
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(tracking).toMatchObject({
    propertyId: id,
    lotsCount: product().bare.sheet.money?.lots.length,
    plansStatus: "in_progress",
    dossierStatus: "not_generated",
    status: { code: "brouillon", isProbable: false },
    procedure: { kind: "a-confirmer" },
    dueDates: [],
    events: [],
    generated: null,
  });
  expect(tracking.procedure.missing).toContain("site patrimonial remarquable");
  expect(tracking.regulations).toMatchObject({ minLotSize: null, servitudes: [] });
  expect(tracking.pieces.map((piece: { code: string }) => piece.code)).toEqual(
    expect.arrayContaining(["CERFA", "DP1", "DP9", "DP10"]),
  );
  const again = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(again.hash).toBe(tracking.hash);
});

test("a property of another organisation is not found", async () => {
  const asker = await product().signUp("suivi-autre@example.fr", "suivi autre");
  const { id } = await propertyOn(product().ana, product().bare);
  for (const path of [id, ABSENT_PROPERTY])
    expect(await refusalOf(await asker.get(`/properties/${path}/urbanisme-tracking`))).toMatchObject({
      status: 404,
      error: "Propriété non trouvée",
    });
  expect((await product().nobody.get(`/properties/${id}/urbanisme-tracking`)).status).toBe(401);
});
