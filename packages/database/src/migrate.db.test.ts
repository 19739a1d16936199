import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Migration, migrate, readApplied, readMigrations } from "./migrate.ts";
import { type BareBase, bareBase, withoutSchemas } from "./testing/bare-base.fixture.ts";
import { catalogueOf } from "./testing/catalogue.fixture.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

const ALL = readMigrations();
const options = (migrations: readonly Migration[]) => ({ migrations, appVersion: "0.0.0-test" });

/** Rows written as soon as a migration has made their table, which every later migration must keep. */
const WRITTEN_AFTER: Readonly<Record<number, string>> = {
  2: `insert into territory.commune (code, name, departement, source, vintage) values ('33234', 'Latresne', '33', 'x', 'x');
      insert into territory.load (commune, layer) values ('33234', 'parcelles');
      insert into territory.loaded_parcelle
        (load_id, id, commune, prefixe, section, numero, surface_m2, centre, geometry)
        values (1, '332340000A0001', '33234', '000', 'A', '1', 500, 'SRID=4326;POINT(0 45)', 'SRID=4326;MULTIPOLYGON EMPTY');
      insert into territory.layer (commune, name, status, load_id) values ('33234', 'parcelles', 'loaded', 1);`,
  3: `insert into auth."user" (name, email, email_verified, first_name, last_name) values ('A B', 'a@b.fr', false, 'A', 'B');
      insert into auth.organization (id, name, slug, created_at)
        values ('0a000000-0000-4000-8000-00000000000a', 'A', 'a', now());
      insert into auth.member (organization_id, user_id, role, created_at)
        select o.id, u.id, 'admin', now() from auth.organization o, auth."user" u;`,
  4: `insert into app.property (organisation_id, parcelle_id, name, vintage, geometry)
        values ('0a000000-0000-4000-8000-00000000000a', '332340000A0001', 'A', 'x', 'SRID=4326;MULTIPOLYGON EMPTY');`,
};

const KEPT = `select (select count(*) from territory.commune)::int as communes,
  (select count(*) from territory.parcelle)::int as parcelles, (select count(*) from auth.member)::int as members,
  (select count(*) from app.property)::int as properties`;

test("les numéros des migrations se suivent à partir de 1", () => {
  expect(ALL.map(({ version }) => version)).toEqual(ALL.map((_, index) => index + 1));
});

onBothHomes((home) => {
  describe("migrations", () => {
    let base: BareBase;
    beforeAll(async () => {
      base = await bareBase(home);
    });
    afterAll(() => base?.close());

    test("chacune s'applique sur la précédente, où il y avait des lignes, et les garde", async () => {
      for (const [index] of ALL.entries()) {
        const applied = await migrate(base.run, options(ALL.slice(0, index + 1)));
        expect(applied).toBe(1);
        await base.run(WRITTEN_AFTER[index + 1] ?? "select 1");
      }
      expect((await base.run(KEPT)).rows).toEqual([{ communes: 1, parcelles: 1, members: 1, properties: 1 }]);
      expect(await migrate(base.run, options(ALL))).toBe(0);
    });

    test("pas à pas ou d'un coup, la base est la même", async () => {
      const stepwise = await catalogueOf(base.run);
      await withoutSchemas(base.run);
      expect(await migrate(base.run, options(ALL))).toBe(ALL.length);
      expect(await catalogueOf(base.run)).toEqual(stepwise);
      expect(stepwise.length).toBeGreaterThan(150);
    });

    test("toutes les tables appartiennent à lotir_owner, toutes celles d'app forcent la sécurité par ligne", async () => {
      const { rows } = await base.run(`select c.oid::regclass::text as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'v') and ((n.nspname in ('territory', 'app', 'auth') and c.relowner <> 'lotir_owner'::regrole)
          or (n.nspname = 'app' and not (c.relrowsecurity and c.relforcerowsecurity))
          or (c.relkind = 'v' and n.nspname in ('territory', 'app')
            and not coalesce(c.reloptions @> array['security_invoker=true'], false)))`);
      expect(rows).toEqual([]);
    });

    test("une migration modifiée après coup est refusée", async () => {
      const edited = ALL.map((each) => (each.version === 2 ? { ...each, checksum: "autre" } : each));
      await expect(migrate(base.run, options(edited))).rejects.toThrow(/2 \(territory\) was edited/);
    });

    test("une migration qui échoue ne laisse rien d'elle", async () => {
      const version = ALL.length + 1;
      const broken = { version, name: "broken", sql: "create table app.half (id int); select 1 / 0;", checksum: "x" };
      await expect(migrate(base.run, options([...ALL, broken]))).rejects.toThrow(/division by zero/);
      const { rows } = await base.run("select to_regclass('app.half') is null as absent");
      expect(rows).toEqual([{ absent: true }]);
      expect((await readApplied(base.run)).at(-1)?.version).toBe(ALL.length);
    });
  });
});
