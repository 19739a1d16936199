import { expect, test } from "vitest";
import { readReference } from "./read-reference.ts";

test.each([
  ["06088000AB0123", undefined, "06088000AB0123"],
  [" 06088 000 ab 0123 ", undefined, "06088000AB0123"],
  ["2A004000BC0007", undefined, "2A004000BC0007"],
  ["AB 123", "33234", "33234000AB0123"],
  ["a12", "33234", "332340000A0012"],
  ["AB 123", undefined, undefined],
  ["33360", "33234", undefined],
  ["12 rue des Lilas", "33234", undefined],
  ["06088000AB012", undefined, undefined],
  ["", "33234", undefined],
])("« %s » (dans %s) : %s", (text, commune, expected) => expect(readReference(text, commune)).toBe(expected));
