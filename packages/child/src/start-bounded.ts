import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { type Bounds, boundedCommand } from "./bounded-command.ts";

/** Reads what it is to open on its entry, answers on its exit, complains on its errors. */
export type BoundedChild = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Starts a script under bounds (`boundedCommand`), in a group of its own, with none of our environment and none of our folders.
 * Throws where no process can be started at once.
 */
export const startBounded = (script: readonly string[], bounds: Bounds): BoundedChild => {
  const { file, args } = boundedCommand(script, bounds);
  return spawn(file, [...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { PATH: "/usr/bin:/bin" },
    cwd: "/",
    detached: process.platform !== "win32",
  });
};
