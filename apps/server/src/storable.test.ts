import { expect, test } from "vitest";
import { isStorable } from "./storable.ts";

test.each(["a\0", ["a", ["\0"]], { a: { b: "x\0y" } }, { "a\0": 1 }, "\uD800", { a: ["\uDC00x"] }])(
  "%j cannot be stored",
  (sent) => {
    expect(isStorable(sent)).toBe(false);
  },
);

test.each(["", "texte", "🏡", 0, null, undefined, [], {}, { a: ["b", { c: "d" }] }])("%j can", (sent) => {
  expect(isStorable(sent)).toBe(true);
});

test("what is nested a hundred thousand deep is read like anything else", () => {
  const depth = 100_000;
  expect(isStorable(JSON.parse(`${"[".repeat(depth)}"x"${"]".repeat(depth)}`))).toBe(true);
});
