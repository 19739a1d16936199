import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { builtThreads, THREAD_FOLDERS, THREAD_SOURCES } from "@lotir/territory";
import { expect, test } from "vitest";
import { buildThreads } from "./build-threads.ts";

test("threads are built once, each source has its script, and none asks where it lies", async () => {
  await buildThreads(() => undefined);
  const said: string[] = [];
  await buildThreads((sentence) => said.push(sentence));
  expect(said).toEqual([]);
  const { scripts = {}, inputs = [] } = builtThreads() ?? {};
  expect(Object.keys(scripts).sort()).toEqual(THREAD_SOURCES.map((source) => basename(source)).sort());
  expect(inputs).toContain("packages/division/src/scan-site.ts");
  // A file beside its source would not be found from a build: whoever needs one reads it on the main thread.
  const asking = inputs.filter((path) => readFileSync(join(THREAD_FOLDERS.root, path), "utf8").includes("import.meta"));
  expect(asking).toEqual([]);
});
