import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { migrate } from "./migrate.ts";

const home = mkdtempSync(join(tmpdir(), "lotir-test-migrate-"));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

test("la base embarquée se met à jour quand on l'ouvre : rien ne s'y prépare, et rien n'y est touché", async () => {
  vi.stubEnv("LOTIR_HOME", home);
  vi.stubEnv("DATABASE_URL", "");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await migrate(["--dry-run"])).toBe(1);
  expect(said.mock.calls.join()).toMatch(/se met à jour quand il l'ouvre/);
  expect(readdirSync(home)).toEqual([]);
});

test("un serveur qui ne répond pas se dit", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://lotir@127.0.0.1:9/lotir");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await migrate(["--dry-run"])).toBe(1);
  expect(said.mock.calls.join()).toMatch(/Le serveur PostgreSQL .* ne répond pas/);
});
