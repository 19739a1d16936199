import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];

/** The part of Emscripten's file system that we touch: internals of the pinned PGlite, checked by a test. */
interface NodeStream {
  readonly nfd?: number;
  readonly node: object;
}
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  readonly realPath: (node: object) => string;
}

const synchroniseFolder = (path: string): void => {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};

/**
 * PGlite's files on disk, with the fsync that its own version leaves out: without it a commit survives kill -9 but not
 * a power cut. Folders have no descriptor in Emscripten, so their real path is opened.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onFsync: () => void;

  constructor(folder: string, onFsync: () => void) {
    super(folder);
    this.#onFsync = onFsync;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    const withFsync = (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }): void => {
      const files = module.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => {
        this.#onFsync();
        if (stream.nfd === undefined) synchroniseFolder(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, withFsync] } };
  }
}
