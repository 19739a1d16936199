import { expect, test } from "vitest";
import { copyLine } from "./copy-text.ts";

test.each([
  [[1, -0.5, 1e21], "1\t-0.5\t1e+21\n"],
  [[null, "", "\\N"], "\\N\t\t\\\\N\n"],
  [[true, false], "t\tf\n"],
  [["a\tb\nc\rd\\e"], "a\\tb\\nc\\rd\\\\e\n"],
  [[['a"b', "c\\d", "é"]], '{"a\\\\"b","c\\\\\\\\d","é"}\n'],
  [[[]], "{}\n"],
])("%j", (row, line) => expect(copyLine(row)).toBe(line));

test("un nombre qui n'en est pas un n'est jamais écrit", () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => copyLine([wrong])).toThrow(RangeError);
});
