import { addressesInLogs } from "./addresses-in-logs.ts";
import { plainOf, type Taken, takeStep } from "./take-step.ts";

const vitest = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Taken> =>
  takeStep({ name: "Tests", command: "vitest", args: ["run", ...args] }, env, "shown");

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

/** The suite's products log as they do for their users: what they wrote is read, whatever the tests said. */
const judged = ({ status, said }: Taken): number => {
  const named = addressesInLogs(said);
  if (named.length === 0) return status;
  console.error(`\nUne adresse e-mail est au journal :\n${named.join("\n")}`);
  return 1;
};

/** Every test; the files that a crash of the engine cut short once more, and no others. */
export const runTests = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const first = await vitest([], env);
  const isJudged = first.status === 0 || addressesInLogs(first.said).length > 0;
  const lost = isJudged ? undefined : filesLostToCrash(plainOf(first));
  if (lost === undefined) return judged(first);
  console.log(`\nLe moteur JavaScript s'est arrêté de lui-même : on reprend ${lost.join(", ")}`);
  return judged(await vitest(lost, env));
};
