import { afterEach, expect, test, vi } from "vitest";
import { photoKey } from "../photo-keys.ts";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { purgeDeleted } from "./purge-deleted.ts";
import { HIDDEN_MS } from "./undo-window.ts";

const product = sharedProduct();
afterEach(() => vi.useRealTimers());

test("photos wait for the undo, then go with their property, and with no other", async () => {
  const asker = await product().signUp("purge@example.fr", "purge");
  const [{ id: organisationId }] = JSON.parse(await (await asker.get("/auth/organization/list")).text());
  const { lotir, bare, built } = product();
  const kept = await Promise.all(
    [bare, built].map(async (parcelle) => {
      const { id: propertyId } = await propertyOn(asker, parcelle);
      const { id: photoId } = await dataOf(
        "addPhoto",
        await asker.post(`/properties/${propertyId}/photos`, photoForm(PNG)),
      );
      return { propertyId, key: photoKey({ organisationId, propertyId, photoId }, "photo") };
    }),
  );
  const [gone, other] = kept;
  if (gone === undefined || other === undefined) throw new Error("two were added");
  await dataOf("deleteProperty", await asker.delete(`/properties/${gone.propertyId}`));
  await purgeDeleted(lotir, organisationId);
  expect(await lotir.objects.get(gone.key)).toBeDefined();
  await dataOf("restoreProperty", await asker.post(`/properties/${gone.propertyId}/restore`));
  await dataOf("deleteProperty", await asker.delete(`/properties/${gone.propertyId}`));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HIDDEN_MS + 1_000 });
  await purgeDeleted(lotir, organisationId);
  vi.useRealTimers();
  expect(await lotir.objects.get(gone.key)).toBeUndefined();
  expect(await lotir.objects.get(other.key)).toBeDefined();
});
