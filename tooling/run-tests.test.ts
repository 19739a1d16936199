import { expect, test } from "vitest";
import { filesLostToCrash } from "./run-tests.ts";

const CRASH = `⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯
Error: [vitest-pool]: Worker forks emitted error.
Caused by: Error: Worker exited unexpectedly with signal SIGTRAP during started state while running test file /a/e2e/src/prices.e2e.ts
`;
const SUMMARY = " Test Files  246 passed (247)\n      Tests  3488 passed (3505)\n     Errors  1 error\n";

test("a crash of the engine names the file to run again", () => {
  expect(filesLostToCrash(CRASH + SUMMARY)).toEqual(["/a/e2e/src/prices.e2e.ts"]);
});

test("files that shared the process are all run again", () => {
  const shared = CRASH.replace("file /a/e2e/src/prices.e2e.ts", "files /a/one.test.ts, /a/two.test.ts");
  expect(filesLostToCrash(shared + SUMMARY.replace("246 passed", "245 passed"))).toEqual([
    "/a/one.test.ts",
    "/a/two.test.ts",
  ]);
});

test("a test that failed, another error or a missing file are never run again", () => {
  expect(filesLostToCrash(" Test Files  1 failed | 246 passed (247)\n")).toBeUndefined();
  expect(filesLostToCrash(CRASH + SUMMARY.replace("246 passed", "1 failed | 245 passed"))).toBeUndefined();
  expect(filesLostToCrash(CRASH + SUMMARY.replace("246 passed", "240 passed"))).toBeUndefined();
  expect(filesLostToCrash(`⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯\nError: other\n${CRASH}${SUMMARY}`)).toBeUndefined();
  expect(filesLostToCrash(SUMMARY)).toBeUndefined();
});
