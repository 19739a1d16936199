import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const START = fileURLToPath(new URL("../../server/src/start.ts", import.meta.url));

const runBeside = (part: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [START, part], { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void child.kill(signal));
    child.once("close", (code) => resolve(code ?? 1));
  });

/** `lotir serve` and `lotir work`: the product takes the place of this process, under its own number where the system can. */
export const runPart =
  (part: "serve" | "work") =>
  async (args: string[]): Promise<number> => {
    if (args.length > 0) {
      console.error(`Usage : lotir ${part}`);
      return 1;
    }
    process.execve?.(process.execPath, [process.execPath, START, part], process.env);
    return runBeside(part);
  };
