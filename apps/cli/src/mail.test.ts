import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPost } from "@lotir/mail";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mail } from "./mail.ts";

const SECRET = "a".repeat(64);
let home = "";

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "lotir-mail-"));
  vi.stubEnv("LOTIR_HOME", home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const heard = async (args: string[]): Promise<string> => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  expect(await mail(args)).toBe(0);
  spy.mockRestore();
  return lines.join("\n");
};

test("sans message, le dit ; gardé, le montre, lien compris", async () => {
  expect(await heard([])).toBe("Aucun message gardé.");
  writeFileSync(join(home, "secret"), SECRET);
  const post = openPost({ home, secret: SECRET, smtp: undefined, now: () => new Date(), onTrouble: () => undefined });
  post.send({ to: "ana@example.fr", subject: "Confirmez", text: "https://lotir.example/verify-email#jeton" });
  await post.close();
  expect(await heard([])).toMatch(/ana@example\.fr\nConfirmez\n\nhttps:\/\/lotir\.example\/verify-email#jeton/);
  expect(JSON.parse(await heard(["--json"]))).toMatchObject({ to: "ana@example.fr", subject: "Confirmez" });
});
