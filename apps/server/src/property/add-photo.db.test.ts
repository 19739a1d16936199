import { randomUUID } from "node:crypto";
import { MOST_PHOTOS } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a photo is drawn anew, listed, shown with its thumbnail, and told in the sheet and the history", async () => {
  const asker = await product().signUp("photo@example.fr", "photo");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/photos`;
  const photo = await dataOf("addPhoto", await asker.post(path, photoForm(PNG)));
  expect(photo).toMatchObject({ name: "IMG_0042.JPG", width: 1, height: 1, url: `/api${path}/${photo.id}` });
  expect(await dataOf("listPhotos", await asker.get(path))).toEqual([photo]);
  for (const url of [photo.url, photo.thumbnailUrl]) {
    const answer = await asker.get(url.replace("/api", ""));
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  }
  const sheet = await dataOf("showProperty", await asker.get(`/properties/${id}`));
  expect(sheet.photos).toEqual([photo.url]);
  const [deed] = await dataOf("listPropertyHistory", await asker.get(`/properties/${id}/history`));
  expect(deed).toMatchObject({ said: "Photo ajoutée" });
});

test("the same photo sent twice, by a double click, is kept once; thirty are, and no more", async () => {
  const asker = await product().signUp("trente@example.fr", "trente");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/photos`;
  const same = randomUUID();
  await Promise.all([1, 2, 3].map(async () => dataOf("addPhoto", await asker.post(path, photoForm(PNG, same)))));
  expect(await dataOf("listPhotos", await asker.get(path))).toHaveLength(1);
  for (let sent = 1; sent < MOST_PHOTOS - 1; sent += 1)
    await dataOf("addPhoto", await asker.post(path, photoForm(PNG)));
  const last = await Promise.all([asker.post(path, photoForm(PNG)), asker.post(path, photoForm(PNG))]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await refusalOf(await asker.post(path, photoForm(PNG)))).toMatchObject({
    code: "too-many-photos",
    error: "Une propriété garde 30 photos au plus : supprimez-en une d'abord.",
  });
  expect(await dataOf("listPhotos", await asker.get(path))).toHaveLength(MOST_PHOTOS);
});

test("what is no photo is refused with a sentence, and nothing is kept of it", async () => {
  const asker = await product().signUp("heic@example.fr", "heic");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}/photos`;
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
  for (const [bytes, error] of [
    [heic, /^Les photos HEIC ne sont pas lues ici/],
    [Buffer.from("<svg/>"), /^Ce fichier n'est ni une photo JPEG/],
    [Buffer.alloc(0), /^Ce fichier est vide/],
    [Buffer.alloc(10_000_001), /^Cette photo pèse plus de 10 Mo/],
  ] as const) {
    const refusal = await refusalOf(await asker.post(path, photoForm(bytes)));
    expect(refusal).toMatchObject({ status: 400, code: "bad-photo" });
    expect(refusal.error).toMatch(error);
  }
  expect(await refusalOf(await asker.post(path, photoForm(Buffer.alloc(11_000_000))))).toMatchObject({ status: 413 });
  const text = new FormData();
  text.set("photo", "une photo");
  for (const body of [text, {}]) {
    const refusal = await refusalOf(await asker.post(path, body));
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal.error).toMatch(/[a-zé].*\.$/);
  }
  expect(await dataOf("listPhotos", await asker.get(path))).toEqual([]);
});

test("nobody adds, sees, lists or deletes a photo of another organisation", async () => {
  const { id } = await propertyOn(product().ana, product().built);
  const path = `/properties/${id}/photos`;
  const photo = await dataOf("addPhoto", await product().ana.post(path, photoForm(PNG)));
  const stranger = await product().signUp("indiscret@example.fr", "indiscret");
  for (const who of [stranger, product().nobody])
    for (const answer of [
      await who.post(path, photoForm(PNG)),
      await who.get(path),
      await who.get(`${path}/${photo.id}`),
      await who.get(`${path}/${photo.id}?size=thumbnail`),
      await who.delete(`${path}/${photo.id}`),
    ])
      expect([401, 404]).toContain(answer.status);
  // Nor by naming it under a property of one's own.
  const own = await propertyOn(stranger, product().bare);
  expect((await stranger.get(`/properties/${own.id}/photos/${photo.id}`)).status).toBe(404);
  expect((await stranger.post(`/properties/${ABSENT_PROPERTY}/photos`, photoForm(PNG))).status).toBe(404);
  expect((await product().ana.get(`${path}/${photo.id}`)).status).toBe(200);
});
