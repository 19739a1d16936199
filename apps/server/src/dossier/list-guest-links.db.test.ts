import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("links are listed with their openings, never with their secret, to their organisation alone", async () => {
  const asker = await product().signUp("liens@example.fr", "liens");
  const other = await product().signUp("liens-autre@example.fr", "liens autre");
  const { id } = await propertyOn(asker, product().bare);
  const link = { guest: "Vendeur", blocks: ["terrain"], days: 7 };
  const { path } = await dataOf("createGuestLink", await asker.post(`/properties/${id}/guest-links`, link));
  await product().nobody.post("/guest/open", { token: path.split("#")[1] });
  const answer = await asker.get(`/properties/${id}/guest-links`);
  const listed = await dataOf("listGuestLinks", answer);
  expect(listed).toMatchObject([{ guest: "Vendeur", blocks: ["terrain"], isOpen: true, openings: 1 }]);
  expect(JSON.stringify(listed)).not.toContain(path.split("#")[1]?.slice(40));
  expect((await refusalOf(await other.get(`/properties/${id}/guest-links`))).status).toBe(404);
});
