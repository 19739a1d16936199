import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PDF_LIMITS } from "./pdf-limits.ts";
import { readInChild } from "./read-in-child.ts";

const LIMITS = { ...PDF_LIMITS, baseMs: 10_000 };
const onPage = () => undefined;

let folder = "";
beforeAll(() => {
  // The child may read this workspace only.
  folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "probe-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const saying = (name: string, ...lines: string[]): string => {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, `process.stdout.write(${JSON.stringify(`${lines.join("\n")}\n`)});`);
  return script;
};

const PAGE = { number: 1, width: 100, height: 100, imageCount: 0, lines: [{ text: "Article UB 6", pieces: [] }] };

describe("a child that a hostile file has taken over", () => {
  test.each([
    ["words", "Segmentation fault"],
    ["half", '{"page": {"number"'],
    ["list", "[1, 2, 3]"],
    ["nothing", "null"],
    ["page", '{"page": {"number": 1, "lines": "all of them"}}'],
    ["line", '{"page": {"number": 1, "lines": [{"text": 12, "pieces": []}]}}'],
    ["piece", '{"page": {"number": 1, "lines": [{"text": "a", "pieces": [{"start": 0}]}]}}'],
    ["refusal", '{"refusal": {"kind": "__proto__"}}'],
    ["told", '{"refusal": {"kind": "too-many-pages"}}'],
    ["count", '{"pages": "many"}'],
  ])("says %s: the file is refused and this process goes on", async (name, line) => {
    const read = await readInChild(new Uint8Array(1), LIMITS, { onPage, script: saying(name, line) });
    expect(read.ok || read.failure.kind).toBe("crashed");
  });

  test("what it says well is heard", async () => {
    const script = saying("well", '{"pages":1}', JSON.stringify({ page: PAGE }), '{"done":true}');
    const read = await readInChild(new Uint8Array(1), LIMITS, { onPage, script });
    expect(read.ok && read.value.pages).toEqual([PAGE]);
  });
});

test("a child that cannot be started is a refusal, not an exception", async () => {
  const script = "a\u0000b.mjs";
  const read = await readInChild(new Uint8Array(1), LIMITS, { onPage, script });
  expect(read.ok || read.failure.kind).toBe("crashed");
});
