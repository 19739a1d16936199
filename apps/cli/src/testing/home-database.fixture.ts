import { cpSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@lotir/database";
import type { TestHome } from "@lotir/database/testing";

/** Puts the base under test in a home of its own; a server's stays where it is. */
export const fillHome = (kept: TestHome, home: string): void => {
  const where = kept.where();
  if (where.kind === "embedded") cpSync(where.folder, join(home, "database"), { recursive: true });
};

/** Opens the base of a home as the product would, and closes it whatever happens. */
export const inHome = async <Outcome>(
  kept: TestHome,
  home: string,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> => {
  const where = kept.where();
  const place =
    where.kind === "server"
      ? { ...where, secretsFolder: home }
      : { kind: "embedded" as const, folder: join(home, "database") };
  const opened = await openDatabase({ home: place, appVersion: "0.0.0-test" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return work(opened.value).finally(() => opened.value.close());
};
