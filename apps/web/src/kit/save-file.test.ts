import { expect, test } from "vitest";
import { csvOf } from "./save-file.ts";

test("cells that hold a separator are quoted, and what looks like a formula is not run", () => {
  expect(
    csvOf([
      ["Prix", 'dit "a; b"'],
      ["=1+1", "12 €"],
    ]),
  ).toBe('\ufeffPrix;"dit ""a; b"""\r\n\'=1+1;12 €\r\n');
});
