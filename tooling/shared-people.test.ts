import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ADDRESS = /"([\w.+-]+@example\.fr)"/g;

test("files that share a product sign up people of their own: which of them share one changes from run to run", () => {
  const owners = new Map<string, string[]>();
  for (const file of globSync("apps/server/src/**/*.db.test.ts")) {
    const text = readFileSync(file, "utf8");
    if (!text.includes("sharedProduct()")) continue;
    for (const address of new Set([...text.matchAll(ADDRESS)].map(([, found = ""]) => found)))
      owners.set(address, [...(owners.get(address) ?? []), file]);
  }
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
