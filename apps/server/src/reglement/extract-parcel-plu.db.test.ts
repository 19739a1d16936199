import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("who asks has the règlement read, and is told at once that it is under way or done", async () => {
  const { asker, parcelId } = await readReglement(product(), "extraire@example.fr");
  const again = await asker.post(`/cadastral/parcels/${parcelId}/plu/extract`, { forceRefresh: false });
  expect(again.status).toBe(202);
  const unknown = await refusalOf(await asker.post("/cadastral/parcels/06999000ZZ9999/plu/extract", {}));
  expect(unknown).toMatchObject({ status: 404, code: "unknown-parcel" });
});
