import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Where PGlite installs PostgreSQL in Emscripten's file system. */
const INSTALLED = "/pglite";
/** Where the unpacked extension appears there. */
const MOUNT = "/extension";

/** The part of PGlite's module that we touch: internals of the pinned PGlite, checked by the tests of both homes. */
export interface NodeModule {
  readonly FS: {
    readonly filesystems: { readonly NODEFS: object };
    mkdirTree(path: string): void;
    mount(type: object, options: { readonly root: string }, point: string): void;
    symlink(target: string, path: string): void;
    createPreloadedFile(
      parent: string,
      name: string,
      content: Uint8Array,
      canRead: boolean,
      canWrite: boolean,
      onLoaded: () => void,
      onFailed: () => void,
      dontCreateFile: boolean,
    ): void;
  };
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));

/** Compiled and linked beside the start of PostgreSQL: `dlopen` then finds it by its path. */
const preload = ({ FS }: NodeModule, folder: string, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const at = path.lastIndexOf("/");
    const [parent, name] = [`${INSTALLED}/${path.slice(0, at)}`, path.slice(at + 1)];
    const failed = (): void => reject(new Error(`${path} was not linked`));
    FS.createPreloadedFile(parent, name, readFileSync(join(folder, path)), true, true, resolve, failed, true);
  });

/**
 * Puts an unpacked extension where PostgreSQL looks for it, as links to the files of this machine: nothing is copied into
 * memory, and what is not used is not read. To be called once the runtime is there (Emscripten's `postRun`), before
 * PostgreSQL starts; resolves once the extension's modules can be called.
 */
export const linkExtension = async (module: NodeModule, folder: string): Promise<void> => {
  const { FS } = module;
  FS.mkdirTree(MOUNT);
  FS.mount(FS.filesystems.NODEFS, { root: folder }, MOUNT);
  const files = filesOf(folder);
  for (const path of files) {
    FS.mkdirTree(`${INSTALLED}/${path.slice(0, path.lastIndexOf("/"))}`);
    FS.symlink(`${MOUNT}/${path}`, `${INSTALLED}/${path}`);
  }
  const modules = files.filter((path) => path.endsWith(".so"));
  await Promise.all(modules.map((path) => preload(module, folder, path)));
};
