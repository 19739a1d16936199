import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";
import { type Attack, attacks } from "./testing/hostile-sql.fixture.ts";
import {
  CANARY_A,
  CANARY_B,
  createOrganisation,
  createTwoOrganisations,
  ORGANISATION_A,
  ORGANISATION_B,
} from "./testing/two-organisations.fixture.ts";

/** Statements sent: `LOTIR_SQL=1000000` by hand, on the server. */
const STATEMENTS = { server: Number(process.env.LOTIR_SQL ?? 4_000), embedded: 1_000 };
const AT_ONCE = 8;
const LOT = 400;
/** It owns nothing, and what it does stays done. */
const STRANGER = "0c000000-0000-4000-8000-00000000000c";

class Undo extends Error {}

const textOf = (error: unknown): string => `${String(error)} ${JSON.stringify(Object(error))}`;

const tablesOf = async ({ territory }: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(territory);
  return rows.map(({ name }) => name);
};

const contentOf = async (database: Database, organisation: string): Promise<string> => {
  const tables = await tablesOf(database);
  return database.application(organisation, async (trx) => {
    let content = "";
    for (const name of tables) {
      const { rows } = await sql`select to_jsonb(t)::text as row from ${sql.raw(name)} t order by 1`.execute(trx);
      content += `${name} ${JSON.stringify(rows)}\n`;
    }
    return content;
  });
};

onBothHomes((home) => {
  describe("des transactions hostiles, tirées au hasard", () => {
    let database: Database;
    let tables: readonly string[];
    let sent = 0;
    beforeAll(async () => {
      database = await home.open();
      await createTwoOrganisations(database);
      await createOrganisation(database, STRANGER);
      tables = await tablesOf(database);
    });
    afterAll(() => database?.close());

    /** All that the statements gave or said; the first refusal ends them. */
    const heardBy = async (organisation: string, attack: Attack, then: "undone" | "kept"): Promise<string> => {
      let heard = "";
      await database
        .application(organisation, async (trx) => {
          for (const statement of attack) {
            sent += 1;
            const { rows } = await sql.raw(statement).execute(trx);
            heard += JSON.stringify(rows);
          }
          if (then === "undone") throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) heard += textOf(error);
        });
      return heard.toUpperCase();
    };

    test("témoin : les mêmes, de l'organisation elle-même, entendent son canari", async () => {
      const own = fc.sample(attacks(tables), { numRuns: 300, seed: 3 });
      let heard = 0;
      for (const attack of own) if ((await heardBy(ORGANISATION_B, attack, "undone")).includes(CANARY_B)) heard += 1;
      expect(heard).toBeGreaterThan(25);
    });

    test("d'une autre, aucune n'entend le canari, et aucune ne change rien à personne", async () => {
      const [before, beside] = [await contentOf(database, ORGANISATION_B), await contentOf(database, ORGANISATION_A)];
      expect(before).toContain(CANARY_B);
      expect(beside).toContain(CANARY_A);
      sent = 0;
      const one = async (attack: Attack, rank: number): Promise<void> => {
        const [who, then] = rank % 2 === 0 ? ([ORGANISATION_A, "undone"] as const) : ([STRANGER, "kept"] as const);
        const heard = await heardBy(who, attack, then);
        const leaked = heard.includes(CANARY_B) || (who === STRANGER && heard.includes(CANARY_A));
        if (leaked) throw new Error(`${who}: ${JSON.stringify(attack)} heard ${heard.slice(0, 400)}`);
      };
      for (let lot = 0; sent < STATEMENTS[home.kind]; lot += 1) {
        const drawn = fc.sample(attacks(tables), { numRuns: LOT, seed: 1_000 + lot });
        for (let from = 0; from < drawn.length; from += AT_ONCE)
          await Promise.all(drawn.slice(from, from + AT_ONCE).map(one));
      }
      expect(sent).toBeGreaterThanOrEqual(STATEMENTS[home.kind]);
      expect(await contentOf(database, ORGANISATION_B)).toBe(before);
      expect(await contentOf(database, ORGANISATION_A)).toBe(beside);
    }, 3_600_000);
  });
});
