import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutants, openedOperations, ROOT } from "./mutants.ts";

test("chaque contrôle que la batterie retire est dans le code, une fois, et ses essais existent", () => {
  for (const { name, file, from, tests } of mutants()) {
    const times = readFileSync(join(ROOT, file), "utf8").split(from).length - 1;
    expect([name, times]).toEqual([name, 1]);
    expect([name, tests.every((path) => existsSync(join(ROOT, path)))]).toEqual([name, true]);
  }
});

test("les noms sont uniques, et les opérations d'un membre sont trouvées", () => {
  const names = mutants().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(openedOperations().length).toBeGreaterThan(100);
});
