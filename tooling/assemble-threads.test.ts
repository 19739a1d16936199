import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { THREAD_SOURCES } from "@lotir/commune-work";
import { builtThreads, THREAD_FOLDERS } from "@lotir/threads";
import { expect, test } from "vitest";
import { buildThreads } from "./assemble-threads.ts";

test("threads are built once, each source has its script, and none asks where it lies", async () => {
  await buildThreads(() => undefined);
  const said: string[] = [];
  await buildThreads((sentence) => said.push(sentence));
  expect(said).toEqual([]);
  const { scripts = {}, inputs: read = {}, files = [], folder = "" } = builtThreads() ?? {};
  const inputs = Object.keys(read);
  expect(Object.keys(scripts).sort()).toEqual(THREAD_SOURCES.map((source) => basename(source)).sort());
  // What only passes others on is read too: edited, it changes what is built.
  for (const path of [
    "packages/division/src/scan-site.ts",
    "packages/units/src/index.ts",
    "packages/units/package.json",
  ])
    expect(inputs).toContain(path);
  // A file beside its source would not be found from a build: whoever needs one reads it on the main thread.
  const asking = files.filter((file) => {
    const text = readFileSync(join(THREAD_FOLDERS.built, folder, file), "utf8");
    return text.replaceAll("createRequire(import.meta.url)", "").includes("import.meta");
  });
  expect(asking).toEqual([]);
  expect(files.length).toBeGreaterThan(2);
});
