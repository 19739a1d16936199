import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

interface Run {
  readonly status: number;
  readonly said: string;
}

/** Runs vitest, shows what it says as it says it, and keeps it. */
const vitest = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn("vitest", ["run", ...args], {
      env: { FORCE_COLOR: "1", ...env },
      stdio: ["inherit", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let said = "";
    const hear = (to: NodeJS.WriteStream) => (text: Buffer) => {
      said += text.toString("utf8");
      to.write(text);
    };
    child.stdout.on("data", hear(process.stdout));
    child.stderr.on("data", hear(process.stderr));
    child.once("error", reject);
    child.once("close", (code) => resolve({ status: code ?? 1, said: stripVTControlCharacters(said) }));
  });

const CRASH = /Worker exited unexpectedly with signal \w+ .*?while running test files? ([^\s,]+(?:, [^\s,]+)*)/g;
const FILES = /Test Files\s+(\d+) passed \((\d+)\)/;

/**
 * The files that a crash of the engine itself left unread: V8 now and then aborts while WebAssembly is freed and compiled at
 * once (nodejs/node#64500, "jit_page_->allocations_.erase"). Undefined when anything else went wrong: a test that failed is
 * never run again here.
 */
export const filesLostToCrash = (said: string): readonly string[] | undefined => {
  const lost = [...new Set([...said.matchAll(CRASH)].flatMap(([, files = ""]) => files.split(", ")))];
  const [, passed = 0, all = 0] = FILES.exec(said)?.map(Number) ?? [];
  const isAllThatIsMissing = lost.length > 0 && all - passed === lost.length;
  const onlyCrashes = (said.match(/Unhandled Error ⎯/g) ?? []).length === [...said.matchAll(CRASH)].length;
  return isAllThatIsMissing && onlyCrashes ? lost : undefined;
};

/** Every test; the files that a crash of the engine cut short once more, and no others. */
export const runTests = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const first = await vitest([], env);
  const lost = first.status === 0 ? undefined : filesLostToCrash(first.said);
  if (lost === undefined) return first.status;
  console.log(`\nLe moteur JavaScript s'est arrêté de lui-même : on reprend ${lost.join(", ")}`);
  return (await vitest(lost, env)).status;
};
