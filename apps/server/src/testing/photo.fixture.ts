import { randomUUID } from "node:crypto";

/** One point, in PNG. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file as a browser's form sends it. */
export const photoForm = (bytes: Uint8Array<ArrayBuffer>, photoId: string = randomUUID()): FormData => {
  const form = new FormData();
  form.set("photoId", photoId);
  form.set("photo", new File([bytes], "IMG_0042.JPG", { type: "image/jpeg" }));
  return form;
};
