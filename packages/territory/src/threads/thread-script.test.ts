import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtThreads, THREAD_INDEX, type ThreadFolders } from "./thread-script.ts";

let folders: ThreadFolders;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "lotir-threads-"));
  folders = { root, built: join(root, "built") };
  mkdirSync(folders.built);
  writeFileSync(join(root, "source.ts"), "");
  writeFileSync(join(folders.built, "thread-1.mjs"), "");
  const index = { scripts: { "thread.worker.ts": "thread-1.mjs" }, inputs: ["source.ts"] };
  writeFileSync(join(folders.built, THREAD_INDEX), JSON.stringify(index));
});
afterEach(() => rmSync(folders.root, { recursive: true, force: true }));

test("threads built after everything that they are made of are used", () => {
  expect(builtThreads(folders)?.scripts).toEqual({ "thread.worker.ts": "thread-1.mjs" });
});

test.each([
  ["a source was edited since", () => utimesSync(join(folders.root, "source.ts"), 4e9, 4e9)],
  ["a source is gone", () => rmSync(join(folders.root, "source.ts"))],
  ["a script is gone", () => rmSync(join(folders.built, "thread-1.mjs"))],
  ["the index is cut short", () => writeFileSync(join(folders.built, THREAD_INDEX), '{"scripts":')],
  ["nothing was built", () => rmSync(folders.built, { recursive: true })],
])("%s: the sources are read", (_, spoil) => {
  spoil();
  expect(builtThreads(folders)).toBeUndefined();
});
