import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { boundedCommand, canIsolateNetwork } from "@lotir/child";
import { describe, expect, test } from "vitest";
import { HOSTILE_PDFS, ONE_BROKEN_PAGE, soundPdf } from "./hostile-pdfs.fixture.ts";
import { PDF_LIMITS } from "./pdf-limits.ts";
import { describePdfRefusal } from "./pdf-refusal.ts";
import { PDF_READS } from "./read-in-child.ts";
import { readPdfPages } from "./read-pdf-pages.ts";

const LIMITS = { ...PDF_LIMITS, baseMs: 6_000, perPageMs: 50 };
/** For the files that may end by time: nothing is lost by waiting less. */
const SHORT = { ...LIMITS, baseMs: 3_000 };
const BOUNDS = { memoryMegabytes: 600, reads: PDF_READS };
const MEGABYTE = 1_000_000;

/** The largest resident size of this process while something runs. */
const peakWhile = async <Value>(work: () => Promise<Value>): Promise<{ value: Value; grewBy: number }> => {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const value = await work();
  clearInterval(timer);
  return { value, grewBy: Math.max(peak, process.memoryUsage.rss()) - before };
};

describe("a hostile PDF is refused with a sentence and never touches this process", () => {
  test("at least thirty such files are tried", () => {
    expect(HOSTILE_PDFS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(HOSTILE_PDFS.map((each) => each.name)).size).toBe(HOSTILE_PDFS.length);
  });

  test.each(HOSTILE_PDFS)("$name", async ({ make, refusals, mayBeRepaired }) => {
    const bytes = make();
    const { value, grewBy } = await peakWhile(() =>
      readPdfPages(bytes, refusals.includes("too-slow") ? SHORT : LIMITS),
    );
    if (value.ok) expect(mayBeRepaired).toBe(true);
    else {
      expect(refusals).toContain(value.failure.kind);
      expect(describePdfRefusal(value.failure)).toMatch(/^(?:Le|La|Ce) .+\.$/);
    }
    expect(grewBy).toBeLessThan(200 * MEGABYTE);
  });
});

describe("a sound PDF", () => {
  test("gives its lines with their boxes", async () => {
    const read = await readPdfPages(soundPdf(), LIMITS);
    expect(read.ok && read.value.pages.map((page) => page.lines.map((line) => line.text))).toEqual([["Article UB 6"]]);
    const line = read.ok ? read.value.pages[0]?.lines[0] : undefined;
    expect(line?.pieces[0]).toMatchObject({ start: 0, end: 12, box: { x: 50 } });
  });

  test("a missing file is a refusal, not an exception", async () => {
    const read = await readPdfPages("/nowhere/reglement.pdf");
    expect(read.ok || read.failure.kind).toBe("unreadable-file");
  });

  test("a file above the size limit is refused unopened", async () => {
    const read = await readPdfPages(soundPdf(), { ...LIMITS, maxBytes: 100 });
    expect(read.ok || read.failure.kind).toBe("too-large");
  });
});

test.each(ONE_BROKEN_PAGE)("one page with %s is said to be unread, the others are read", async (_, make) => {
  const read = await readPdfPages(make(), LIMITS);
  const pages = read.ok ? read.value.pages : [];
  expect(pages.map(({ number, broken }) => [number, broken ?? false])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ]);
  expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["Article UB 6"],
    ["Article UB 6"],
    [],
    ["Article UB 6"],
  ]);
});

describe("the child has no network", () => {
  test.skipIf(!canIsolateNetwork())("a script run under the bounds cannot reach a server of this machine", async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), "probe-"));
    const probe = join(folder, "probe.mjs");
    writeFileSync(
      probe,
      `import { connect } from "node:net"; connect(${port}, "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(7));`,
    );
    const { file, args } = boundedCommand([probe], BOUNDS);
    const code = await new Promise((done) =>
      spawn(file, [...args], { stdio: "ignore", env: { PATH: process.env.PATH ?? "" } }).on("close", done),
    );
    rmSync(folder, { recursive: true });
    server.close();
    expect(existsSync(folder)).toBe(false);
    expect(code).toBe(7);
    expect(connections).toBe(0);
  });
});

describe("the child reads its own code only", () => {
  test("a script run under the bounds cannot open what stands beside it in the workspace", () => {
    const here = dirname(fileURLToPath(import.meta.url));
    const folder = mkdtempSync(join(here, "probe-"));
    const secret = mkdtempSync(join(here, "../../../.lotir-secret-"));
    writeFileSync(join(secret, "secrets.json"), "{}");
    writeFileSync(
      join(folder, "probe.mjs"),
      `import { readFileSync } from "node:fs";
const opens = (path) => { try { readFileSync(path); return true; } catch (error) { return error.code !== "ERR_ACCESS_DENIED"; } };
process.exit(opens(${JSON.stringify(join(secret, "secrets.json"))}) ? 1 : opens("/etc/hostname") ? 2 : 9);`,
    );
    const { file, args } = boundedCommand([join(folder, "probe.mjs")], BOUNDS);
    const { status } = spawnSync(file, [...args], { env: { PATH: process.env.PATH ?? "" } });
    for (const made of [folder, secret]) rmSync(made, { recursive: true });
    expect(status).toBe(9);
  });
});
