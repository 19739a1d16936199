import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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
    // On the disk before the folder has its name: after a power cut it is whole or not there.
    writeFileSync(join(folder, path), content, { flush: true });
  }
};

/** Made once per version beside the installed packages, whole or not at all. */
const unpacked = (): string => {
  const bundle = wholeBundle();
  const { version } = JSON.parse(readFileSync(join(dirname(bundle), "../package.json"), "utf8")) as { version: string };
  const kept = createHash("sha256").update(KEPT.join("\n")).digest("hex").slice(0, 8);
  const caches = join(dirname(bundle), "../../../.cache/lotir");
  const folder = join(caches, `postgis-${version}-${kept}`);
  if (existsSync(folder)) return folder;
  mkdirSync(caches, { recursive: true });
  const making = mkdtempSync(join(caches, `${basename(folder)}-`));
  try {
    unpackInto(making, bundle);
    // Installed by one account, the product may run under another.
    chmodSync(making, 0o755);
    renameSync(making, folder);
  } catch (cause) {
    rmSync(making, { recursive: true, force: true });
    // Another process made it in the meantime: its copy is as good as ours.
    if (!existsSync(folder)) throw cause;
  }
  return folder;
};

/** The folder of the unpacked PostGIS; undefined where it can be neither made nor read. */
export const unpackedFolder = (): string | undefined => {
  try {
    const folder = unpacked();
    readdirSync(folder);
    return folder;
  } catch {
    // Packages installed read-only, by somebody else: the whole bundle works as well, later.
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
    let linked = Promise.reject<void>(new Error("PGlite did not link PostGIS"));
    // Heard where PGlite waits for it, once PostgreSQL has started.
    linked.catch(() => undefined);
    const link = (module: NodeModule): void => {
      linked = linkExtension(module, folder);
      linked.catch(() => undefined);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, postRun: [...(emscriptenOpts.postRun ?? []), link] },
      init: () => linked,
    };
  },
};
