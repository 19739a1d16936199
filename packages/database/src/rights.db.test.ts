import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, readMigrations } from "./migrate.ts";
import { type BareBase, bareBase } from "./testing/bare-base.fixture.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

/** Names of functions that are not of their arguments alone, on PostgreSQL 15 and on the embedded one. */
const CALLABLE = new URL("./callable-functions.txt", import.meta.url);

const MATRIX = `
  select role || ' ' || n.nspname as who, string_agg(distinct privilege, ' ' order by privilege) as may
  from unnest(array['lotir_application', 'lotir_jobs', 'lotir_identity']) as role
  cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
  join pg_namespace n on n.nspname in ('territory', 'app', 'auth', 'jobs', 'migration')
  join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v')
  where has_schema_privilege(role, n.oid, 'USAGE')
    and (has_table_privilege(role, c.oid, privilege)
      or (privilege in ('SELECT', 'INSERT', 'UPDATE') and has_any_column_privilege(role, c.oid, privilege)))
  group by 1 order by 1`;

onBothHomes((home) => {
  describe("droits de chaque rôle (docs/database-rights.md)", () => {
    let base: BareBase;
    beforeAll(async () => {
      base = await bareBase(home);
      await migrate(base.run, { migrations: readMigrations(), appVersion: "0.0.0-test" });
    });
    afterAll(() => base?.close());

    test("par schéma, pas un droit de plus que le tableau", async () => {
      expect(Object.fromEntries((await base.run(MATRIX)).rows.map(({ who, may }) => [who, may]))).toEqual({
        "lotir_application app": "DELETE INSERT SELECT UPDATE",
        "lotir_application territory": "SELECT",
        "lotir_identity auth": "DELETE INSERT SELECT UPDATE",
        // The notices of the channel that are too long for NOTIFY; the tables of the queue are its own.
        "lotir_jobs jobs": "DELETE INSERT SELECT",
        "lotir_jobs territory": "DELETE INSERT SELECT UPDATE",
      });
    });

    test("aucun rôle n'est puissant, ne se connecte, ne crée hors de chez lui", async () => {
      const roles = await base.run(`select rolname from pg_roles
        where rolname in ('lotir_owner', 'lotir_identity', 'lotir_jobs', 'lotir_application') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolcanlogin)`);
      expect(roles.rows).toEqual([]);
      const creating = await base.run(`select role || ' ' || n.nspname as who
        from unnest(array['lotir_application', 'lotir_jobs', 'lotir_identity']) as role
        join pg_namespace n on has_schema_privilege(role, n.oid, 'CREATE')`);
      expect(creating.rows).toEqual([{ who: "lotir_jobs jobs" }]);
      const temporary =
        await base.run(`select role from unnest(array['lotir_application', 'lotir_jobs', 'lotir_identity']) as role
        where has_database_privilege(role, current_database(), 'TEMP, CREATE')`);
      expect(temporary.rows).toEqual([]);
    });

    test("ce que l'application peut appeler et qui lit autre chose que ses arguments est écrit, fonction par fonction", async () => {
      const { rows } = await base.run(`select distinct p.proname as name from pg_proc p
        where p.provolatile <> 'i' and p.prokind = 'f' and has_function_privilege('lotir_application', p.oid, 'EXECUTE')
          and has_schema_privilege('lotir_application', p.pronamespace, 'USAGE') and p.prorettype <> 'internal'::regtype
          and p.prorettype <> 'trigger'::regtype and p.prorettype <> 'event_trigger'::regtype
          and not exists (select from unnest(p.proargtypes) as a where a = 'internal'::regtype) order by 1`);
      const written = new Set(readFileSync(CALLABLE, "utf8").split(/\s+/));
      expect(rows.map(({ name }) => String(name)).filter((name) => !written.has(name))).toEqual([]);
    });

    test("les fonctions aux droits de leur auteur sont connues, et fermées à tous les autres", async () => {
      const { rows } =
        await base.run(`select p.oid::regprocedure::text as name, array_to_string(p.proconfig, ';') as path,
          array(select role from unnest(array['public', 'lotir_application', 'lotir_jobs', 'lotir_identity']) as role
            where has_function_privilege(role, p.oid, 'EXECUTE')) as callers
        from pg_proc p where p.prosecdef and p.pronamespace::regnamespace::text in ('territory', 'app', 'auth', 'jobs')
        order by 1`);
      expect(rows).toEqual([
        { name: "app.current_organisation()", path: "search_path=pg_catalog, pg_temp", callers: ["lotir_application"] },
        { name: "app.enter(text)", path: "search_path=pg_catalog, pg_temp", callers: ["lotir_application"] },
        {
          name: "territory.open_departement(text)",
          path: "search_path=pg_catalog, pg_temp",
          callers: ["lotir_jobs"],
        },
        {
          name: "territory.refresh_statistics(text,text)",
          path: "search_path=pg_catalog, pg_temp;default_statistics_target=25",
          callers: ["lotir_jobs"],
        },
      ]);
    });
  });
});
