import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../apps/web/dist/", import.meta.url));

/** Kilobytes: what the build weighs, with a little room. The aims are 250 and 800. */
const MOST = { firstScreen: 365, search: 950 };

/** Bytes on the wire of a file of the build: as compressed, where it is. */
const weightOf = (name: string): number => {
  const path = join(dist, "assets", name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const assetsIn = (text: string): string[] =>
  [...text.matchAll(/assets\/([\w.-]+\.(?:js|mjs|css))/g)].map(([, name = ""]) => name);

/** The fonts of every page: the Latin one; the others are asked for by the letters that need them. */
const LATIN = /^inter-latin-wght-normal.*\.woff2$/;

/** What a page loads: its entry, what that imports at once, the font. */
const firstScreen = (): Set<string> => {
  const needed = new Set(assetsIn(readFileSync(join(dist, "index.html"), "utf8")));
  for (const name of readdirSync(join(dist, "assets"))) if (LATIN.test(name)) needed.add(name);
  return needed;
};

/** A chunk and what it imports statically, whatever the depth. */
const withImports = (names: Iterable<string>, seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(join(dist, "assets", name), "utf8");
    withImports(
      [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, to = ""]) => to),
      seen,
    );
  }
  return seen;
};
const kilobytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + weightOf(name), 0) / 1_000;

/** A build of before assets were compressed says nothing. */
const isBuilt =
  existsSync(join(dist, "index.html")) && readdirSync(join(dist, "assets")).some((name) => name.endsWith(".br"));
if (!isBuilt && process.env.CI) throw new Error("apps/web/dist is not built");

test.skipIf(!isBuilt)(
  "first screen: no heavier on the wire than it was made [apps/web/dist absent: npm run build:web]",
  () => {
    expect(kilobytes(withImports(firstScreen()))).toBeLessThan(MOST.firstScreen);
  },
);

test.skipIf(!isBuilt)(
  "search, its map included: no heavier than it was made [apps/web/dist absent: npm run build:web]",
  () => {
    const names = readdirSync(join(dist, "assets")).filter((name) => /\.(?:js|mjs|css)$/.test(name));
    const ofSearch = names.filter((name) =>
      /^(?:SearchPage|SearchMap|LazyMap|commune-tiles|DivisionLayers|maplibre)/.test(name),
    );
    expect(ofSearch.some((name) => name.startsWith("SearchPage"))).toBe(true);
    expect(kilobytes(withImports([...firstScreen(), ...ofSearch]))).toBeLessThan(MOST.search);
  },
);
