import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../apps/server/src/", import.meta.url));
const sources = globSync("**/*.ts", { cwd: root }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));

/** A table of the organisations', as SQL or the query builder names it. */
const TABLE = /\bapp\.([a-z_]+)(?= |"|`|\n|$)/g;
/** Functions of the schema, and methods of Hono's `app`. */
const NO_TABLE = new Set(["enter", "current_organisation", "use", "get", "on", "all", "fetch"]);

test("une table des organisations n'est lue et écrite que dans un magasin", () => {
  const stores = new Map<string, Set<string>>();
  for (const file of sources)
    for (const [, table = ""] of readFileSync(`${root}${file}`, "utf8").matchAll(TABLE))
      if (!NO_TABLE.has(table)) stores.set(table, (stores.get(table) ?? new Set()).add(file));
  expect([...stores.keys()].sort()).toContain("property");
  expect([...stores].filter(([, files]) => files.size > 1)).toEqual([]);
});
