import { expect, test } from "vitest";
import { unjudged } from "./judge-scan.ts";

test("where the judge or its Python is missing, a sentence says which", () => {
  const here = import.meta.filename;
  expect(unjudged({ judge: "/nulle/part.py", python: "/usr/bin/python3" })).toContain("est absent");
  expect(unjudged({ judge: here, python: "/nulle/part/python3" })).toContain("python3-shapely");
  // A program that accepts anything stands for a Python that has it.
  expect(unjudged({ judge: here, python: "true" })).toBeUndefined();
});
