import { expect, test } from "vitest";
import { filesOfTar } from "./files-of-tar.ts";

const entry = (path: string, content: string, type = "0"): Buffer => {
  const header = Buffer.alloc(512);
  header.write(path, 0, "latin1");
  header.write(content.length.toString(8).padStart(11, "0"), 124, "latin1");
  header.write(type, 156, "latin1");
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content, "latin1");
  return Buffer.concat([header, body]);
};

test("les fichiers d'une archive viennent entiers, dans l'ordre ; ni dossier, ni lien, ni ce qui suit la fin", () => {
  const tar = Buffer.concat([
    entry("a.so", "x".repeat(700)),
    entry("b/", "", "5"),
    entry("b/vide", "", "\0"),
    entry("b/lien", "", "2"),
    entry("c.sql", "select 1"),
    Buffer.alloc(1024),
    entry("après", "fin"),
  ]);
  expect(filesOfTar(tar).map(({ path, content }) => [path, content.toString("latin1")])).toEqual([
    ["a.so", "x".repeat(700)],
    ["b/vide", ""],
    ["c.sql", "select 1"],
  ]);
});

test.each(["../ailleurs", "/etc/passwd", "share/../../ailleurs"])(
  "une archive n'écrit pas hors de son dossier : %s",
  (path) => {
    expect(() => filesOfTar(entry(path, ""))).toThrow(path);
  },
);
