import { expect, test } from "vitest";
import { hasZeroByte } from "./zero-byte.ts";

test.each(["a\0", ["a", ["\0"]], { a: { b: "x\0y" } }, { "a\0": 1 }])("%j holds one", (sent) => {
  expect(hasZeroByte(sent)).toBe(true);
});

test.each(["", "texte", 0, null, undefined, [], {}, { a: ["b", { c: "d" }] }])("%j holds none", (sent) => {
  expect(hasZeroByte(sent)).toBe(false);
});
