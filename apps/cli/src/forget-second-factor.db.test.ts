import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@lotir/database";
import { embeddedFolder } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSecondFactor } from "./forget-second-factor.ts";

let home = "";

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-test-cli-"));
  const made = await embeddedFolder();
  cpSync(made, join(home, "database"), { recursive: true });
  rmSync(made, { recursive: true, force: true });
  vi.stubEnv("LOTIR_HOME", home);
  vi.stubEnv("DATABASE_URL", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

const inDatabase = async <Outcome>(work: (database: Database) => Promise<Outcome>): Promise<Outcome> => {
  const folder = join(home, "database");
  const opened = await openDatabase({ home: { kind: "embedded", folder }, appVersion: "0.0.0-test" });
  if (!opened.ok) throw new Error(opened.failure.kind);
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
};

test("le second facteur d'un compte se retire, ses sessions se ferment, celui d'un autre reste", async () => {
  await inDatabase(async ({ identity }) => {
    await sql`insert into auth."user" (name, email, email_verified, first_name, last_name, two_factor_enabled)
      select e, e || '@example.fr', true, 'A', 'B', true from unnest(array['perdu', 'autre']) e`.execute(identity);
    await sql`insert into auth.two_factor (secret, backup_codes, user_id) select 'x', 'x', id from auth."user"`.execute(
      identity,
    );
    await sql`insert into auth.session (expires_at, token, updated_at, user_id)
      select now() + interval '1 day', email, now(), id from auth."user"`.execute(identity);
  });
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await forgetSecondFactor(["Perdu@example.fr"])).toBe(0);
  expect(said.mock.calls.join()).toContain("Second facteur retiré");
  const left = await inDatabase(({ identity }) =>
    sql<object>`select u.name, u.two_factor_enabled as is_on, count(f.id)::int as factors, count(s.id)::int as sessions
      from auth."user" u left join auth.two_factor f on f.user_id = u.id left join auth.session s on s.user_id = u.id
      group by u.id order by u.name`.execute(identity),
  );
  expect(left.rows).toEqual([
    { name: "autre", is_on: true, factors: 1, sessions: 1 },
    { name: "perdu", is_on: false, factors: 0, sessions: 0 },
  ]);
});

test("sans compte à cette adresse, ou sans adresse : rien n'est changé, et c'est dit", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await forgetSecondFactor([])).toBe(1);
  expect(await forgetSecondFactor(["personne@example.fr"])).toBe(1);
  expect(said.mock.calls.join()).toMatch(/Usage.*Aucun compte ne porte cette adresse/s);
});
