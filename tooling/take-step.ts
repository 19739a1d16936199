import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

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

/** What a step said, without its colours: to be read by a program. */
export const plainOf = ({ said }: Taken): string => stripVTControlCharacters(said);

/**
 * Runs a step to its end and keeps what it says. Only a step that runs alone is shown as it speaks: two at once would speak
 * through each other.
 */
export const takeStep = (
  { command, args }: Step,
  env: NodeJS.ProcessEnv,
  output: "shown" | "kept" = "kept",
): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { FORCE_COLOR: "1", ...env },
      stdio: ["inherit", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let said = "";
    const hear = (to: NodeJS.WriteStream) => (text: Buffer) => {
      said += text.toString("utf8");
      if (output === "shown") to.write(text);
    };
    child.stdout.on("data", hear(process.stdout));
    child.stderr.on("data", hear(process.stderr));
    child.once("error", reject);
    child.once("close", (code) => resolve({ status: code ?? 1, said }));
  });
