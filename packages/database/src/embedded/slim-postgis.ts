import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { postgis } from "@electric-sql/pglite-postgis";

// PGlite compiles every module of an extension's bundle at each start; rasters, topology and the upgrade scripts are
// two thirds of this one, and nothing here uses them.
const KEPT = [
  /^(\.\/)?lib\/postgresql\/postgis-3\.so$/,
  /(^|\/)postgis(--\d+\.\d+\.\d+)?\.(sql|control)$/,
  /(^|\/)share\/proj\//,
];

const BLOCK = 512;

const field = (header: Buffer, from: number, to: number): string =>
  header.toString("latin1", from, to).split("\0")[0] ?? "";

/** The entries of a tar archive (POSIX ustar) whose path is kept, as an archive of their own. */
export const keepOfTar = (tar: Buffer, keeps: (path: string) => boolean): Buffer => {
  const kept: Buffer[] = [];
  let offset = 0;
  while (offset + BLOCK <= tar.length && tar[offset] !== 0) {
    const header = tar.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(field(header, 124, 136), 8) || 0;
    const next = offset + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const path = [field(header, 345, 500), field(header, 0, 100)].filter(Boolean).join("/");
    if (keeps(path)) kept.push(tar.subarray(offset, next));
    offset = next;
  }
  return Buffer.concat([...kept, Buffer.alloc(2 * BLOCK)]);
};

const wholeBundle = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite-postgis")), "postgis.tar.gz");

/** Made once per version beside the installed packages, whole or not at all. */
const slimBundle = (): string => {
  const whole = wholeBundle();
  const { version } = JSON.parse(readFileSync(join(dirname(whole), "../package.json"), "utf8")) as { version: string };
  const folder = join(dirname(whole), "../../../.cache/lotir");
  const slim = join(folder, `postgis-${version}.tar.gz`);
  if (existsSync(slim)) return slim;
  const tar = keepOfTar(gunzipSync(readFileSync(whole)), (path) => KEPT.some((pattern) => pattern.test(path)));
  mkdirSync(folder, { recursive: true });
  const making = `${slim}.${process.pid}`;
  writeFileSync(making, gzipSync(tar, { level: 1 }));
  renameSync(making, slim);
  return slim;
};

const bundle = (): string => {
  try {
    return slimBundle();
  } catch {
    // Packages installed read-only: the whole bundle works as well, later.
    return wholeBundle();
  }
};

/** PostGIS without what Lotir never calls: the embedded base opens in half the time. */
export const slimPostgis: typeof postgis = {
  ...postgis,
  setup: async (...given) => ({ ...(await postgis.setup(...given)), bundlePath: pathToFileURL(bundle()) }),
};
