import { spawn } from "node:child_process";

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Taken {
  /** The exit code; 1 for a step that a signal ended. */
  readonly status: number;
  /** Both outputs, in the order in which they came. */
  readonly said: string;
}

/** Runs a step to its end. What it says is kept, not shown: two steps at once would speak through each other. */
export const takeStep = ({ command, args }: Step, env: NodeJS.ProcessEnv): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { FORCE_COLOR: "1", ...env },
      stdio: ["inherit", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let said = "";
    const hear = (text: Buffer): void => {
      said += text.toString("utf8");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", reject);
    child.once("close", (code) => resolve({ status: code ?? 1, said }));
  });
