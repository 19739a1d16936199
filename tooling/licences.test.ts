import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** Packages that production needs, by what they say their licence is. */
const licences = (): Map<string, string[]> => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read("package-lock.json"));
  const found = new Map<string, string[]>();
  for (const [path, { license = "", dev, link }] of Object.entries(packages)) {
    if (!path.startsWith("node_modules/") || dev === true || link === true) continue;
    found.set(license, [...(found.get(license) ?? []), path.slice(path.lastIndexOf("node_modules/") + 13)]);
  }
  return found;
};

const NOTICE = read("NOTICE");
/** Whoever receives the product would receive these with their sources; a whole product under one of them is refused. */
const REFUSED = /^(?:A?GPL-|SSPL|BUSL|CC-BY-NC|UNLICENSED|SEE LICENSE)/;

test("chaque licence d'une dépendance de production est nommée dans NOTICE", () => {
  for (const [expression, names] of licences())
    for (const licence of expression.split(/ AND | OR |[()]/).filter((part) => part !== ""))
      expect([licence, names[0], NOTICE.includes(licence)]).toEqual([licence, names[0], true]);
});

test("qui n'en dit aucune y est nommé", () => {
  for (const name of new Set(licences().get("") ?? [])) expect(NOTICE).toContain(name);
});

test("aucune n'interdit ce que le produit fait", () => {
  const refused = [...licences()].filter(([expression]) => REFUSED.test(expression) && !expression.includes(" OR "));
  expect(refused).toEqual([]);
});

test("le PostGIS embarqué est dit sous GPL, quoi qu'en dise son paquet", () => {
  expect(licences().get("Apache-2.0")).toContain("@electric-sql/pglite-postgis");
  expect(NOTICE).toMatch(/pglite-postgis.*GPL-2\.0-or-later/s);
});
