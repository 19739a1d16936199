import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../apps/web/dist/", import.meta.url));

/** Kilobytes on the wire, at most. The home of a member adds the frame to the first screen, whose files then stay in cache. */
const MOST = { firstScreen: 250, search: 800, home: 320 };

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

const assets = isBuilt ? readdirSync(join(dist, "assets")) : [];
/** The chunks of parts of the interface, by the name of their file. */
const chunks = (...parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const found = assets.filter((name) => /\.(?:js|mjs|css)$/.test(name) && name.startsWith(`${part}-`));
    if (found.length === 0) throw new Error(`No chunk named ${part}`);
    return found;
  });
const FRAME = ["AppFrame", "Toasts"];

test.skipIf(!isBuilt)("first screen, of who arrives: 250 kB at most [apps/web/dist absent: npm run build:web]", () => {
  const weight = kilobytes(withImports([...firstScreen(), ...chunks("SignInPage")]));
  expect(weight).toBeLessThan(MOST.firstScreen);
});

test.skipIf(!isBuilt)("home of a member: no heavier than it was made [apps/web/dist absent: npm run build:web]", () => {
  expect(kilobytes(withImports([...firstScreen(), ...chunks(...FRAME, "HomePage")]))).toBeLessThan(MOST.home);
});

test.skipIf(!isBuilt)(
  "search, its frame and map included: 800 kB at most [apps/web/dist absent: npm run build:web]",
  () => {
    const ofSearch = chunks(...FRAME, "SearchPage", "SearchMap", "BaseMap", "maplibre-gl-worker");
    expect(kilobytes(withImports([...firstScreen(), ...ofSearch]))).toBeLessThan(MOST.search);
  },
);

test.skipIf(!isBuilt)(
  "every component of Mantine that is used has its styles [apps/web/dist absent: npm run build:web]",
  () => {
    const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
    const read = (ending: string): string =>
      assets
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(dist, "assets", name), "utf8"))
        .join("\n");
    const [used, styled] = [new Set(read(".js").match(CLASS)), new Set(read(".css").match(CLASS))];
    const styles = fileURLToPath(new URL("../node_modules/@mantine/core/styles/", import.meta.url));
    const missing = readdirSync(styles).filter(
      (name) =>
        !name.endsWith(".layer.css") &&
        readFileSync(join(styles, name), "utf8")
          .match(CLASS)
          ?.some((each) => used.has(each) && !styled.has(each)),
    );
    expect(used.size).toBeGreaterThan(50);
    expect(missing, "à ajouter à apps/web/src/mantine.css").toEqual([]);
  },
);
