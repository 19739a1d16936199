import { expect, test } from "vitest";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a PNG drawn from the geometry, of the canvas' size, for the members alone", async () => {
  const asker = await product().signUp("image@example.fr", "Plans image");
  const { id } = await propertyOn(asker, product().built);
  const { imageUrl, thumbnailUrl } = await cadastralPlanOf(asker, id);
  const sizeOf = async (url: string) => {
    const answer = await asker.get(url.replace("/api", ""));
    expect(answer.headers.get("content-type")).toContain("image/png");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(await sizeOf(imageUrl)).toEqual([1_600, 1_200]);
  expect(await sizeOf(thumbnailUrl)).toEqual([480, 360]);
  expect((await product().ana.get(imageUrl.replace("/api", ""))).status).toBe(404);
});
