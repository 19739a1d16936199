import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { onBothHomes, type TestHome } from "./testing/homes.fixture.ts";
import { CHANGING, READING, TELLING } from "./testing/hostile-statements.fixture.ts";
import {
  addProperty,
  CANARY_A,
  CANARY_B,
  createOrganisation,
  createTwoOrganisations,
  ORGANISATION_A,
  ORGANISATION_B,
} from "./testing/two-organisations.fixture.ts";

/** Everything that statements gave or said, as text; a refusal ends them. */
const heardFrom = async (
  statements: readonly string[],
  run: (statement: string) => Promise<unknown>,
): Promise<string> => {
  let heard = "";
  for (const statement of statements) {
    try {
      heard += JSON.stringify(await run(statement));
    } catch (error) {
      return heard + JSON.stringify({ message: String(error), ...Object(error) });
    }
  }
  return heard;
};

interface AppTable {
  readonly name: string;
  readonly forced: boolean;
  /** Each policy as PostgreSQL reads it back. */
  readonly policies: readonly Record<string, unknown>[];
}

/** Every table of `app`, as the catalogue knows it: a new one is tried without anybody having to think of it. */
const appTables = async (database: Database): Promise<readonly AppTable[]> => {
  const { rows } = await sql<AppTable>`
    select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select coalesce(json_agg(json_build_object('roles', p.roles::text[], 'permissive', p.permissive, 'cmd', p.cmd,
          'qual', p.qual, 'with_check', p.with_check)), '[]')
        from pg_policies p where p.schemaname = 'app' and p.tablename = c.relname) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' and c.relkind in ('r', 'p', 'm', 'f') order by 1`.execute(database.territory);
  return rows;
};

/** All that an organisation has, table by table. */
const contentOf = async (database: Database, organisationId: string): Promise<Record<string, unknown>> => {
  const tables = await appTables(database);
  return database.application(organisationId, async (trx) => {
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{
        row: unknown;
      }>`select to_jsonb(t) as row from ${sql.raw(name)} t order by 1`.execute(trx);
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });
};

class Undo extends Error {}

/** Runs statements as organisation A, then undoes whatever they managed to do. */
const asOrganisationA = async (database: Database, statements: readonly string[]): Promise<string> => {
  let heard = "";
  await database
    .application(ORGANISATION_A, async (trx) => {
      heard = await heardFrom(statements, (statement) => sql.raw(statement).execute(trx));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) heard += String(error);
    });
  return heard;
};

const applicationLogin = (home: TestHome): string => {
  const where = home.where();
  if (where.kind !== "server") throw new TypeError("Only a server has logins");
  const kept: Record<string, { application: { name: string; password: string } }> = JSON.parse(
    readFileSync(join(where.secretsFolder, "database-logins.json"), "utf8"),
  );
  const [logins] = Object.values(kept);
  const url = new URL(where.url);
  url.username = logins?.application.name ?? "";
  url.password = logins?.application.password ?? "";
  return url.href;
};

onBothHomes((home) => {
  describe("chaque organisation ne voit que ses lignes", () => {
    let database: Database;
    beforeAll(async () => {
      database = await home.open();
      await createTwoOrganisations(database);
    });
    afterAll(() => database?.close());

    test("témoin : chacune voit bien les siennes", async () => {
      expect(JSON.stringify(await contentOf(database, ORGANISATION_A))).toContain(CANARY_A);
      expect(JSON.stringify(await contentOf(database, ORGANISATION_B))).toContain(CANARY_B);
    });

    test.each(TELLING)("ce qui en dit quelque chose sans les lire est refusé : %s", async (statement) => {
      expect(await asOrganisationA(database, [statement])).toMatch(/permission denied|does not exist/);
    });

    const OWN = "(organisation_id = ( SELECT app.current_organisation() AS current_organisation))";

    test("chaque table d'app force la règle, et n'a qu'elle : les lignes de son organisation", async () => {
      const tables = await appTables(database);
      expect(tables.length).toBeGreaterThanOrEqual(5);
      const rule = { roles: ["lotir_application"], permissive: "PERMISSIVE", cmd: "ALL", qual: OWN, with_check: OWN };
      for (const table of tables) expect(table).toEqual({ name: table.name, forced: true, policies: [rule] });
    });

    test("chaque table d'app : une ligne à chacune, aucune de l'autre, ni lue, ni changée, ni retirée", async () => {
      const tables = await appTables(database);
      const before = await contentOf(database, ORGANISATION_B);
      for (const { name } of tables) {
        expect(JSON.stringify(before[name]).toUpperCase()).toContain(CANARY_B);
        const attempts = [
          [`select * from ${name}`],
          [`select to_jsonb(t) from ${name} t where organisation_id = '${ORGANISATION_B}'`],
          [`select t from ${name} t for update`],
          [`update ${name} set organisation_id = '${ORGANISATION_B}'`],
          [`insert into ${name} select * from ${name}`],
          [`delete from ${name} where organisation_id = '${ORGANISATION_B}'`],
          [`delete from ${name}`],
        ];
        for (const statements of attempts) {
          const heard = await asOrganisationA(database, statements);
          expect([statements, heard.toUpperCase().includes(CANARY_B)]).toEqual([statements, false]);
          expect(await contentOf(database, ORGANISATION_B)).toEqual(before);
        }
        const { rows } = await sql`select 1 from ${sql.raw(name)}`.execute(database.territory);
        expect([name, rows]).toEqual([name, []]);
      }
    });

    test.each(READING)("lire chez l'autre : %s", async (...statements) => {
      expect(await asOrganisationA(database, statements)).not.toContain(CANARY_B);
    });

    test.each(CHANGING)("changer chez l'autre : %s", async (...statements) => {
      const before = await contentOf(database, ORGANISATION_B);
      const heard = await heardFrom(statements, (statement) =>
        database.application(ORGANISATION_A, (trx) => sql.raw(statement).execute(trx)),
      );
      expect(heard).not.toContain(CANARY_B);
      expect(await contentOf(database, ORGANISATION_B)).toEqual(before);
      const [flags] = (
        await sql<{ on: boolean }>`select bool_and(relrowsecurity and relforcerowsecurity) as on from pg_class c
          join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind = 'r'`.execute(
          database.territory,
        )
      ).rows;
      expect(flags).toEqual({ on: true });
    });

    test("sans organisation, pas une ligne", async () => {
      const inserted = sql`insert into app.audit (action, subject) values ('x', 'x')`.execute(database.territory);
      await expect(inserted).rejects.toThrow();
    });

    test("l'organisation ne survit pas à la transaction, réussie ou non", async () => {
      await database.application(ORGANISATION_A, async () => {});
      await database.application(ORGANISATION_A, () => Promise.reject(new Undo())).catch(() => {});
      const { rows } = await sql`select app.current_organisation() as organisation`.execute(database.territory);
      expect(rows).toEqual([{ organisation: null }]);
    });

    test("un identifiant d'organisation qui n'en est pas un est refusé avant la base", async () => {
      for (const wrong of ["", "1", `${ORGANISATION_A}' or '1'='1`, ORGANISATION_A.toUpperCase()])
        await expect(database.application(wrong, async () => "entré")).rejects.toThrow(RangeError);
    });

    test("deux organisations ont chacune la même parcelle, une organisation ne l'a qu'une fois", async () => {
      const add = (id: string) => database.application(id, (trx) => addProperty(trx, "332340000A0003", "la même"));
      await add(ORGANISATION_A);
      await add(ORGANISATION_B);
      await expect(add(ORGANISATION_A)).rejects.toMatchObject({ code: "23505" });
    });

    test("200 transactions mêlées de dix organisations ne se mélangent pas", async () => {
      const organisations = Array.from({ length: 10 }, (_, index) => `0c000000-0000-4000-8000-00000000000${index}`);
      for (const id of organisations) {
        await createOrganisation(database, id);
        await database.application(id, (trx) => addProperty(trx, "332340000A0002", id));
      }
      const seen = await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const id = organisations[(index * 7) % 10] ?? "";
          return database.application(id, async (trx) => {
            const rows = await trx.selectFrom("app.property").select("name").execute();
            return rows.length === 1 && rows[0]?.name === id;
          });
        }),
      );
      expect(seen.every(Boolean)).toBe(true);
    });

    test("chaque modification élève la version d'un, et deux écritures concurrentes ne se recouvrent pas", async () => {
      const { version } = await database.application(ORGANISATION_A, (trx) => addProperty(trx, "332340000A0004", "v"));
      const rename = (name: string) =>
        database.application(ORGANISATION_A, (trx) =>
          trx
            .updateTable("app.property")
            .set({ name })
            .where("parcelle_id", "=", "332340000A0004")
            .where("version", "=", version)
            .returning("version")
            .execute(),
        );
      const outcomes = await Promise.all([rename("un"), rename("deux")]);
      expect(outcomes.map((rows) => rows.length).sort()).toEqual([0, 1]);
      expect(outcomes.flat()).toEqual([{ version: version + 1 }]);
    });

    if (home.kind === "server") {
      test("témoin : sans la sécurité par ligne, ces essais voient l'autre organisation", async () => {
        const rules = async (state: "enable" | "disable"): Promise<void> => {
          const where = home.where();
          const admin = new pg.Client(where.kind === "server" ? where.url : "");
          await admin.connect();
          await admin.query(`alter table app.property ${state} row level security`).finally(() => admin.end());
        };
        await rules("disable");
        const heard = await asOrganisationA(database, READING[0] ?? []).finally(() => rules("enable"));
        expect(heard).toContain(CANARY_B);
      });

      test("chaque règle d'app retirée, l'une après l'autre et de trois façons, est vue par les essais de cette page", async () => {
        const admin = async (statement: string): Promise<void> => {
          const where = home.where();
          const client = new pg.Client(where.kind === "server" ? where.url : "");
          await client.connect();
          await client.query(statement).finally(() => client.end());
        };
        const ways = (table: string): readonly (readonly [string, string])[] => [
          [`alter table ${table} disable row level security`, `alter table ${table} enable row level security`],
          [
            `alter policy own_organisation on ${table} using (true)`,
            `alter policy own_organisation on ${table} using (organisation_id = (select app.current_organisation()))`,
          ],
          [
            `alter policy own_organisation on ${table} with check (true)`,
            `alter policy own_organisation on ${table} with check (organisation_id = (select app.current_organisation()))`,
          ],
        ];
        const rules = async (): Promise<string> => JSON.stringify(await appTables(database));
        const asTheyStand = await rules();
        const unseen: string[] = [];
        let tried = 0;
        for (const { name } of await appTables(database))
          for (const [remove, restore] of ways(name)) {
            tried += 1;
            await admin(remove);
            const heard = await asOrganisationA(database, [`select t from ${name} t`]);
            const isRead = (await rules()) !== asTheyStand;
            await admin(restore);
            // A check alone shows nothing to who only reads: there, the rule read back from the catalogue tells.
            const isSeen = remove.includes("with check") ? isRead : isRead && heard.toUpperCase().includes(CANARY_B);
            if (!isSeen) unseen.push(remove);
          }
        expect(tried).toBeGreaterThan(50);
        expect(unseen).toEqual([]);
        expect(await rules()).toBe(asTheyStand);
      });

      test("le mot de passe de l'application en main, pas une ligne d'organisation", async () => {
        const client = new pg.Client(applicationLogin(home));
        await client.connect();
        try {
          for (const statements of [...READING, ...CHANGING]) {
            await client.query("begin");
            const heard = await heardFrom(statements, async (statement) => {
              const results: unknown = await client.query(statement);
              return [results].flat().map((result) => Object(result).rows);
            });
            await client.query("rollback");
            expect(heard).not.toContain(CANARY_B);
          }
          const owned = "select count(*)::int as owned from pg_class where relowner = current_user::regrole";
          expect((await client.query(owned)).rows).toEqual([{ owned: 0 }]);
        } finally {
          await client.end();
        }
      });
    }
  });
});
