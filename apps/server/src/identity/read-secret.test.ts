import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSecret } from "./read-secret.ts";

test("le secret est tiré une fois, gardé pour ce compte seul", () => {
  const home = join(mkdtempSync(join(tmpdir(), "lotir-secret-")), "neuf");
  const secret = readSecret(home);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(home)).toBe(secret);
  expect(statSync(join(home, "secret")).mode & 0o777).toBe(0o600);
  rmSync(home, { recursive: true });
});

test.each(["", "\n", "abc", "0".repeat(40)])(
  "un secret vidé ou coupé par une panne est tiré de nouveau : « %s »",
  (cut) => {
    const home = mkdtempSync(join(tmpdir(), "lotir-secret-"));
    writeFileSync(join(home, "secret"), cut);
    const secret = readSecret(home);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret(home)).toBe(secret);
    expect(readdirSync(home)).toEqual(["secret"]);
    rmSync(home, { recursive: true });
  },
);
