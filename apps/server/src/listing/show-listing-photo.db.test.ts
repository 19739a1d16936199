import { expect, test } from "vitest";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { everyListing, firstListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("a photo is fetched once, redrawn and kept; another organisation has nothing of it", async () => {
  const asker = await product().signUp("quentin@example.fr", "Photos");
  const listing = firstListing(await everyListing(asker), ({ images }) => images.length > 1);
  const path = listing.images[0]?.replace(/^\/api/, "") ?? "";
  const shown = await asker.get(path);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("cache-control")).toMatch(/private|no-store/);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(Buffer.from(await (await asker.get(`${path}?size=thumbnail`)).arrayBuffer()).length).toBeLessThan(
    bytes.length,
  );
  const other = await product().signUp("rita@example.fr", "Ailleurs");
  expect((await other.get(path)).status).toBe(404);
  expect((await product().nobody.get(path)).status).toBe(401);
  expect((await asker.get(`/listings/${listing.id}/photos/60`)).status).toBe(404);
});

test("addresses of private networks never became photos", async () => {
  const asker = await product().signUp("sven@example.fr", "Réseaux");
  const trapped = product().commune.adverts.filter(({ trap }) => trap === "private-photos");
  const listings = [...(await everyListing(asker)), ...(await everyListing(asker, "without"))];
  const shown = listings.filter(({ id }) => trapped.some(({ uuid }) => id === `melo_${uuid}`));
  for (const { images } of shown) expect(images.length).toBeLessThanOrEqual(1);
});
