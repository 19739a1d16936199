import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { aPdf, pieceForm } from "../testing/piece.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a piece goes with its bytes; one that proves an event stays", async () => {
  const asker = await product().signUp("piece-fin@example.fr", "piece fin");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/dossier/pieces`;
  const { id: proofId } = await dataOf(
    "addDossierPiece",
    await asker.post(path, pieceForm(aPdf(), { code: "PREUVE" })),
  );
  const depot = { kind: "depot", on: "2026-03-02", detail: { fileKind: "declaration-prealable" }, proofId };
  const { id: eventId } = await dataOf(
    "recordDossierEvent",
    await asker.post(`/properties/${id}/dossier/events`, depot),
  );
  expect(await refusalOf(await asker.delete(`${path}/${proofId}`))).toMatchObject({
    status: 409,
    code: "piece-is-proof",
  });
  await asker.delete(`/properties/${id}/dossier/events/${eventId}`);
  expect(await dataOf("deleteDossierPiece", await asker.delete(`${path}/${proofId}`))).toEqual({ id: proofId });
  expect((await refusalOf(await asker.get(`${path}/${proofId}`))).status).toBe(404);
  expect((await refusalOf(await asker.delete(`${path}/${proofId}`))).status).toBe(404);
});
