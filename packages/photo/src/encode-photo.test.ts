import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodePhoto } from "./encode-photo.ts";
import { describePhotoRefusal, type PhotoRefusal } from "./photo-refusal.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 90 } } });

const encoded = async (bytes: Uint8Array) => {
  const outcome = await encodePhoto(bytes);
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
};

const refused = async (bytes: Uint8Array): Promise<PhotoRefusal | undefined> => {
  const outcome = await encodePhoto(bytes);
  return outcome.ok ? undefined : outcome.failure;
};

describe("a photo is drawn anew", () => {
  test.each(["jpeg", "png", "webp"] as const)("from %s, to WebP, with its thumbnail", async (format) => {
    const { width, height, photo, thumbnail } = await encoded(await picture(3_000, 1_500).toFormat(format).toBuffer());
    expect([width, height]).toEqual([2_400, 1_200]);
    expect(await sharp(photo).metadata()).toMatchObject({ format: "webp", width: 2_400, height: 1_200 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: "webp", width: 480, height: 240 });
  });

  test("a small one is not enlarged", async () =>
    expect(await encoded(await picture(120, 80).png().toBuffer())).toMatchObject({ width: 120, height: 80 }));

  test("turned as it was held, and nothing stays of where it was taken", async () => {
    const taken = await picture(400, 200)
      .withExif({
        IFD0: { Make: "Appareil", Copyright: "quelqu'un" },
        IFD3: { GPSLatitude: "43/1 42/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { width, height, photo, thumbnail } = await encoded(taken);
    expect([width, height]).toEqual([200, 400]);
    for (const bytes of [photo, thumbnail]) {
      const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
      expect({ exif, orientation, icc, xmp }).toEqual({});
    }
  });
});

describe("what is no photo is refused, with a sentence", () => {
  const sound = () => picture(300, 300).jpeg().toBuffer();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');

  test.each([
    ["empty", async () => new Uint8Array()],
    ["too-large", async () => new Uint8Array(10_000_001)],
    ["heic", async () => heic],
    ["not-a-photo", async () => svg],
    ["not-a-photo", async () => Buffer.from("GIF89a")],
    ["not-a-photo", async () => Buffer.from("%PDF-1.7")],
    ["unreadable", async () => (await sound()).subarray(0, 200)],
    ["unreadable", async () => Buffer.concat([(await sound()).subarray(0, 4), Buffer.alloc(5_000, 0x5a)])],
    ["unreadable", async () => Buffer.from("RIFF\x10\0\0\0WEBPVP8 ")],
  ] as const)("%s", async (refusal, bytes) => {
    expect(await refused(await bytes())).toBe(refusal);
    expect(describePhotoRefusal(refusal)).toMatch(/^[A-ZÉ].+\.$/);
  });

  test("a few bytes that open into a hundred million points", async () =>
    expect(await refused(await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer())).toBe(
      "too-many-pixels",
    ));
});
