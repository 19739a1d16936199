import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Extension } from "@electric-sql/pglite";
import { postgis } from "@electric-sql/pglite-postgis";
import { filesOfTar } from "./files-of-tar.ts";
import { linkExtension, type NodeModule } from "./link-extension.ts";

// PGlite unpacks an extension at each start, and compiles every module in it; rasters, topology and the upgrade scripts
// are two thirds of this one, and nothing here uses them.
const KEPT = [
  /^(\.\/)?lib\/postgresql\/postgis-3\.so$/,
  /(^|\/)postgis(--\d+\.\d+\.\d+)?\.(sql|control)$/,
  /(^|\/)share\/proj\//,
];

const wholeBundle = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite-postgis")), "postgis.tar.gz");

const unpackInto = (folder: string, bundle: string): void => {
  for (const { path, content } of filesOfTar(gunzipSync(readFileSync(bundle)))) {
    if (!KEPT.some((pattern) => pattern.test(path))) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** Made once per version beside the installed packages, whole or not at all. */
const unpacked = (): string => {
  const bundle = wholeBundle();
  const { version } = JSON.parse(readFileSync(join(dirname(bundle), "../package.json"), "utf8")) as { version: string };
  const caches = join(dirname(bundle), "../../../.cache/lotir");
  const folder = join(caches, `postgis-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(caches, { recursive: true });
  const making = mkdtempSync(join(caches, `${basename(folder)}-`));
  unpackInto(making, bundle);
  try {
    renameSync(making, folder);
  } catch (cause) {
    // Another process made it in the meantime: its copy is as good as ours.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  }
  return folder;
};

/** The folder of the unpacked PostGIS; undefined where nothing may be written. */
export const unpackedFolder = (): string | undefined => {
  try {
    return unpacked();
  } catch {
    // Packages installed read-only: the whole bundle works as well, later.
    return undefined;
  }
};

/** PostGIS without what Lotir never calls, read where it lies: the embedded base opens in half the time. */
export const unpackedPostgis: Extension = {
  ...postgis,
  setup: async (pg, options) => {
    const { emscriptenOpts, bundlePath } = await postgis.setup(pg, options);
    const folder = unpackedFolder();
    if (folder === undefined) return { emscriptenOpts, bundlePath };
    const linking = Promise.withResolvers<void>();
    const link = (module: NodeModule): void => {
      linkExtension(module, folder).then(linking.resolve, linking.reject);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, postRun: [...(emscriptenOpts.postRun ?? []), link] },
      init: () => linking.promise,
    };
  },
};
