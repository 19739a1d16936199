import sharp from "sharp";
import { expect, test } from "vitest";
import { printPhoto } from "./print-photo.ts";

test("a kept photo becomes a JPEG for a page, its longest side bounded; what is none is no photo", async () => {
  const kept = await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: "#26785a" } })
    .webp()
    .toBuffer();
  const printed = await printPhoto(kept);
  expect(printed).toMatchObject({ width: 1_500, height: 750 });
  expect(await sharp(printed?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1_500 });
  expect(await printPhoto(Buffer.from("not a photo"))).toBeUndefined();
});
