import { expect, test } from "vitest";
import { filesOfTar } from "./files-of-tar.ts";

const entry = (path: string, content: string): Buffer => {
  const header = Buffer.alloc(512);
  header.write(path, 0, "latin1");
  header.write(content.length.toString(8).padStart(11, "0"), 124, "latin1");
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content, "latin1");
  return Buffer.concat([header, body]);
};

test("les fichiers d'une archive viennent entiers, dans l'ordre ; ni les dossiers, ni ce qui suit la fin", () => {
  const whole = ["a.so", "b/", "b/vide", "c.sql"].map((path) =>
    entry(path, path === "a.so" ? "x".repeat(700) : path === "c.sql" ? "select 1" : ""),
  );
  const read = filesOfTar(Buffer.concat([...whole, Buffer.alloc(1024), entry("après", "fin")]));
  expect(read.map(({ path, content }) => [path, content.toString("latin1")])).toEqual([
    ["a.so", "x".repeat(700)],
    ["b/vide", ""],
    ["c.sql", "select 1"],
  ]);
});
