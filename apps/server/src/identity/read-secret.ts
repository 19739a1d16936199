import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;
const WHOLE = /^[0-9a-f]{64,}$/;

/** A file that a crash left empty or cut is no secret: the library would take a key that everybody knows instead. */
const keptIn = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const kept = readFileSync(path, "utf8").trim();
  if (WHOLE.test(kept)) return kept;
  rmSync(path);
  return undefined;
};

/** The key that signs the cookies: drawn at the first start, kept in LOTIR_HOME where only this account reads it. */
export const readSecret = (home: string): string => {
  const path = join(home, "secret");
  const kept = keptIn(path);
  if (kept !== undefined) return kept;
  mkdirSync(home, { recursive: true });
  const drawn = join(home, `secret-${process.pid}`);
  writeFileSync(drawn, randomBytes(SECRET_BYTES).toString("hex"), { mode: 0o600 });
  // Linked when whole: of two processes that start together, one gives its secret and the other reads it.
  try {
    linkSync(drawn, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(drawn);
  }
  return readFileSync(path, "utf8").trim();
};
