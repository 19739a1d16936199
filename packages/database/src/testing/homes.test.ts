import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { templateMark } from "./homes.fixture.ts";

test.each(["provision.sql", "embedded-only.sql"])("a template is made anew when %s is edited", (edited) => {
  const asItIs = (file: URL): string => readFileSync(file, "utf8");
  const changed = templateMark((file) => (file.pathname.endsWith(edited) ? `${asItIs(file)} -- edited` : asItIs(file)));
  expect(changed).not.toBe(templateMark());
  expect(templateMark(asItIs)).toBe(templateMark());
});
