import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtThreads, THREAD_INDEX, type ThreadFolders } from "./thread-script.ts";

let folders: ThreadFolders;
const source = () => join(folders.root, "source.ts");
const index = () => join(folders.built, THREAD_INDEX);

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "lotir-threads-"));
  folders = { root, built: join(root, "built") };
  mkdirSync(join(folders.built, "first"), { recursive: true });
  writeFileSync(source(), "");
  for (const file of ["thread.mjs", "later.mjs"]) writeFileSync(join(folders.built, "first", file), "");
  const threads = {
    folder: "first",
    scripts: { "thread.worker.ts": "thread.mjs" },
    files: ["thread.mjs", "later.mjs"],
    inputs: { "source.ts": statSync(source()).mtimeMs },
  };
  writeFileSync(index(), JSON.stringify(threads));
});
afterEach(() => rmSync(folders.root, { recursive: true, force: true }));

test("threads built of the very files that are there are used", () => {
  expect(builtThreads(folders)?.scripts).toEqual({ "thread.worker.ts": "thread.mjs" });
});

test.each([
  ["a source was edited since", () => utimesSync(source(), 4e9, 4e9)],
  ["a source was put back as it was long ago", () => utimesSync(source(), 1, 1)],
  ["a source is gone", () => rmSync(source())],
  ["a script is gone", () => rmSync(join(folders.built, "first/thread.mjs"))],
  ["what a script reads later is gone", () => rmSync(join(folders.built, "first/later.mjs"))],
  ["the index is cut short", () => writeFileSync(index(), '{"scripts":')],
  ["nothing was built", () => rmSync(folders.built, { recursive: true })],
])("%s: the sources are read", (_, spoil) => {
  spoil();
  expect(builtThreads(folders)).toBeUndefined();
});
