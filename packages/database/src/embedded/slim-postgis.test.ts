import { expect, test } from "vitest";
import { keepOfTar } from "./slim-postgis.ts";

const entry = (path: string, content: string): Buffer => {
  const header = Buffer.alloc(512);
  header.write(path, 0, "latin1");
  header.write(content.length.toString(8).padStart(11, "0"), 124, "latin1");
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content, "latin1");
  return Buffer.concat([header, body]);
};

test("une archive réduite garde ses fichiers entiers, dans l'ordre, et sa fin", () => {
  const [a, b, c] = [entry("a.so", "x".repeat(700)), entry("b/vide", ""), entry("c.sql", "select 1")];
  const tar = Buffer.concat([a, b, c, Buffer.alloc(1024)]);
  expect(keepOfTar(tar, () => true)).toEqual(tar);
  expect(keepOfTar(tar, (path) => path !== "b/vide")).toEqual(Buffer.concat([a, c, Buffer.alloc(1024)]));
});
