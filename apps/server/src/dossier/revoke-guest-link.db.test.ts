import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a closed link shows nothing from then on; another organisation closes none", async () => {
  const asker = await product().signUp("ferme@example.fr", "ferme");
  const other = await product().signUp("ferme-autre@example.fr", "ferme autre");
  const { id } = await propertyOn(asker, product().bare);
  const link = { guest: "Vendeur", blocks: ["terrain"], days: 7 };
  const made = await dataOf("createGuestLink", await asker.post(`/properties/${id}/guest-links`, link));
  const token = made.path.split("#")[1];
  const path = `/properties/${id}/guest-links/${made.id}`;
  expect((await refusalOf(await other.delete(path))).status).toBe(404);
  expect((await product().nobody.post("/guest/open", { token })).status).toBe(200);
  expect(await dataOf("revokeGuestLink", await asker.delete(path))).toEqual({ id: made.id });
  expect(await refusalOf(await product().nobody.post("/guest/open", { token }))).toMatchObject({
    status: 404,
    code: "guest-link-closed",
  });
  expect((await refusalOf(await asker.delete(path))).status).toBe(404);
});
