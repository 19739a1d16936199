import type { ChildProcess } from "node:child_process";

/** Kills a child started `detached` and whatever it became: its whole process group where groups exist. */
export const killGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
};
