import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const WORKSPACE = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** V8 reserves this much writable address space for compiled code; RLIMIT_DATA counts it though it is never touched. */
const CODE_RANGE_MEGABYTES = 512;

const UNSHARE = ["/usr/bin/unshare", "/bin/unshare"].find((path) => existsSync(path));

let isolates: boolean | undefined;

/** Whether this machine lets a process take an empty network of its own (Linux user namespaces). Asked once. */
export const canIsolateNetwork = (): boolean => {
  isolates ??= UNSHARE !== undefined && spawnSync(UNSHARE, ["--map-root-user", "--net", "true"]).status === 0;
  return isolates;
};

export interface BoundedCommand {
  readonly file: string;
  readonly args: readonly string[];
}

export interface Bounds {
  readonly memoryMegabytes: number;
  /** Folders of what the child imports, and nothing beside: not the homes, secrets and databases of the workspace. */
  readonly reads: readonly string[];
  /** It needs compiled modules. */
  readonly addons?: boolean;
}

/**
 * The command that runs a script under bounds: it may read its own code and write nothing, start no process and no
 * worker, compile no text into code; its data segment and heap are limited, it is nice, it leaves no core and, where the
 * system allows, it has no network. On Windows only the bounds of Node itself hold.
 */
export const boundedCommand = (
  script: readonly string[],
  { memoryMegabytes, reads, addons = false }: Bounds,
): BoundedCommand => {
  const readable = new Set([join(WORKSPACE, "package.json"), ...reads].flatMap((path) => [path, realpathSync(path)]));
  const options = [
    "--permission",
    ...(addons ? ["--allow-addons"] : []),
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    "--max-old-space-size=256",
    "--disallow-code-generation-from-strings",
    "--no-warnings",
  ];
  const node = [process.execPath, ...options, ...script];
  if (process.platform === "win32") return { file: process.execPath, args: node.slice(1) };
  const isolated = UNSHARE && canIsolateNetwork() ? [UNSHARE, "--map-root-user", "--net", ...node] : node;
  const shell = 'ulimit -d "$1"; ulimit -c 0; shift; exec nice -n 10 "$@"';
  return {
    file: "/bin/sh",
    args: ["-c", shell, "sh", String((memoryMegabytes + CODE_RANGE_MEGABYTES) * 1000), ...isolated],
  };
};
