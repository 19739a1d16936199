import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWebFiles } from "./web-files.ts";

const TEXT = "export const many = 1;".repeat(200);
let folder: string;
const app = new Hono();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lotir-test-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<html></html>");
  writeFileSync(join(folder, "assets/a-1.js"), TEXT);
  writeFileSync(join(folder, "assets/a-1.js.br"), brotliCompressSync(TEXT));
  writeFileSync(join(folder, "assets/a-1.js.gz"), gzipSync(TEXT));
  serveWebFiles(app, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const asked = (encoding: string) => app.request("/assets/a-1.js", { headers: { "accept-encoding": encoding } });

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
])("an asset goes as it was compressed at build, for ever: %s", async (accepted, encoding) => {
  const answer = await asked(accepted);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-type")).toContain("javascript");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(TEXT.length / 4);
});

test("whoever takes nothing compressed gets it plain; a former build's file is missing, not a page", async () => {
  expect(await (await asked("identity")).text()).toBe(TEXT);
  expect((await app.request("/assets/a-0.js")).status).toBe(404);
  expect(await (await app.request("/properties")).text()).toBe("<html></html>");
});
