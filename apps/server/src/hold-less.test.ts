import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leanerThan } from "./hold-less.ts";

const LEAN = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

test("a process is replaced once, on Linux only, and never against what its owner chose", () => {
  expect(leanerThan({ PORT: "3000" }, "linux")).toEqual({ PORT: "3000", ...LEAN });
  expect(leanerThan(LEAN, "linux")).toBeUndefined();
  expect(leanerThan({ MALLOC_ARENA_MAX: "8" }, "linux")).toBeUndefined();
  expect(leanerThan({}, "darwin")).toBeUndefined();
  expect(leanerThan({}, "win32")).toBeUndefined();
});

test.runIf(process.platform === "linux")("the same program goes on, with its arguments and its number", () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-memoire-"));
  const script = join(folder, "script.mjs");
  const source = JSON.stringify(new URL("./hold-less.ts", import.meta.url).href);
  writeFileSync(
    script,
    `console.log("né " + process.pid);
     const { holdLess } = await import(${source});
     holdLess();
     console.log("reste " + process.pid + " " + process.argv[2] + " " + process.env.MALLOC_ARENA_MAX);`,
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, "argument"], {
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  rmSync(folder, { recursive: true });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  const [first, again, last] = stdout.trim().split("\n");
  expect(again).toBe(first);
  expect(last).toBe(`reste ${first?.split(" ")[1]} argument 2`);
});
