import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Migration, migrate, readApplied, readMigrations } from "./migrate.ts";
import { type BareBase, bareBase, withoutSchemas } from "./testing/bare-base.fixture.ts";
import { catalogueOf } from "./testing/catalogue.fixture.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

const ALL = readMigrations();
const options = (migrations: readonly Migration[]) => ({ migrations, appVersion: "0.0.0-test" });

const ORGANISATION = "0a000000-0000-4000-8000-00000000000a";
const SQUARE = "SRID=4326;MULTIPOLYGON EMPTY";

/** Rows written as soon as a migration has made their table, which every later migration must keep. */
const WRITTEN_AFTER: Readonly<Record<number, string>> = {
  2: `insert into territory.commune (code, name, departement, source, vintage) values ('33234', 'Latresne', '33', 'x', 'x');
      insert into territory.load (commune, layer)
        select '33234', unnest(array['parcelles', 'batiments', 'voies', 'zones', 'ventes', 'facts', 'scan']);
      insert into territory.loaded_parcelle
        (load_id, id, commune, prefixe, section, numero, surface_m2, centre, geometry)
        values (1, '332340000A0001', '33234', '000', 'A', '1', 500, 'SRID=4326;POINT(0 45)', '${SQUARE}');
      insert into territory.loaded_batiment (load_id, number, commune, emprise_m2, geometry)
        values (2, 1, '33234', 80, '${SQUARE}');
      insert into territory.loaded_voie (load_id, number, commune, geometry)
        values (3, 1, '33234', 'SRID=4326;MULTILINESTRING EMPTY');
      insert into territory.loaded_zone (load_id, number, commune, libelle, typezone, geometry)
        values (4, 1, '33234', 'UB', 'U', '${SQUARE}');
      insert into territory.loaded_sale (load_id, id, commune, sold_on, nature, kind, price_eur, parcelle_ids, sale)
        values (5, 's', '33234', '2025-01-01', 'Vente', 'land', 1, array['332340000A0001'], '{}');
      insert into territory.loaded_parcelle_fact
        (load_id, parcelle_id, commune, version, coverage, surface_m2, zone_status, sheet)
        values (6, '332340000A0001', '33234', '1', 1, 500, 'unknown', '{"kept": true}');
      insert into territory.layer (commune, name, status, load_id)
        values ('33234', 'parcelles', 'loaded', 1), ('33234', 'facts', 'loaded', 6);`,
  3: `insert into auth."user" (name, email, email_verified, first_name, last_name) values ('A B', 'a@b.fr', false, 'A', 'B');
      insert into auth.organization (id, name, slug, created_at) values ('${ORGANISATION}', 'A', 'a', now());
      insert into auth.member (organization_id, user_id, role, created_at)
        select o.id, u.id, 'admin', now() from auth.organization o, auth."user" u;`,
  4: `insert into app.property (organisation_id, parcelle_id, name, vintage, geometry)
        values ('${ORGANISATION}', '332340000A0001', 'A', 'x', '${SQUARE}');
      insert into app.audit (organisation_id, action, subject) values ('${ORGANISATION}', 'x', 'x');`,
  5: `insert into territory.loaded_parcelle_scan
        (load_id, parcelle_id, commune, version, verdict, geometry_verdict, ms, sheet)
        values (7, '332340000A0001', '33234', '1', 'non', 'non', 1, '{}');`,
  7: `insert into app.assumptions (organisation_id, chosen) values ('${ORGANISATION}', '{}');
      insert into app.property_money (organisation_id, property_id) select organisation_id, id from app.property;`,
  8: `insert into territory.plu_document (partition, commune, status) values ('DU_33234', '33234', 'read');
      insert into territory.plu_zone_rules (document_id, zone, secteur, rules, claims, places)
        select id, 'UB', '', '[]', '[]', '[]' from territory.plu_document;`,
  9: `insert into app.division_project (organisation_id, property_id, wishes, scenarios)
        select organisation_id, id, '{}', '[]' from app.property;`,
  10: `insert into territory.loaded_prescription (load_id, number, commune, nature, geometry)
        values (4, 1, '33234', 'ebc', '${SQUARE}');`,
  11: `insert into app.rule_correction (organisation_id, commune, zone, rule, value, unit, reason)
        values ('${ORGANISATION}', '33234', 'UB', 'bande', 20, 'm', 'mairie');`,
  16: `insert into app.lot (organisation_id, property_id, id, number, kind, surface_m2, price_eur, status)
        select organisation_id, id, 'lot_1', 1, 'constructible', 500, 1, 'planned' from app.property;
      insert into app.property_note (organisation_id, property_id, text) select organisation_id, id, 'x' from app.property;`,
  17: `insert into territory.loaded_diagnosis (load_id, number, commune, diagnosis)
        values (4, 1, '33234', '{"numero": "A"}');`,
  18: `insert into app.property_photo (organisation_id, property_id, id, name, width, height, bytes)
        select organisation_id, id, id, 'x', 1, 1, 1 from app.property;`,
  23: `insert into app.plan (organisation_id, id, property_id, name, kind, source, frame)
        select organisation_id, id, id, 'x', 'other', 'manual', '{}' from app.property;
      insert into app.plan_object (organisation_id, plan_id, id, body, revision)
        select organisation_id, id, 'trait', '{}', 1 from app.plan;`,
  19: `insert into app.secret (organisation_id, name, sealed, last_four)
        values ('${ORGANISATION}', 'annonces', repeat('A', 40), '1234');`,
  20: `insert into app.preferences (organisation_id, user_id) select '${ORGANISATION}', id from auth."user";`,
  22: `insert into auth.sign_in_pace (key, failures) values ('${"0".repeat(64)}', 1);`,
  24: `insert into app.listing (organisation_id, id, source, commune, listing)
        values ('${ORGANISATION}', 'melo_a', 'melo', '33234', '{}');`,
  25: `insert into app.dossier (organisation_id, property_id) select organisation_id, id from app.property;
      insert into app.dossier_piece (organisation_id, property_id, id, code, name, type, bytes)
        select organisation_id, id, id, 'DP1', 'x', 'application/pdf', 1 from app.property;
      insert into app.dossier_event (organisation_id, property_id, id, kind, happened_on)
        select organisation_id, id, id, 'depot', '2026-01-01' from app.property;
      insert into app.dossier_making (organisation_id, property_id, id, kind, status)
        select organisation_id, id, id, 'dossier', 'completed' from app.property;
      insert into app.guest_link (organisation_id, property_id, id, secret_hash, guest, blocks, expires_at)
        select organisation_id, id, id, repeat('0', 64), 'x', '{}', now() from app.property;`,
  26: `insert into territory.auction (site, notice, lot, region, url, facts, status)
        values ('licitor', '1', 1, 'x', 'x', '{}', 'upcoming');
      insert into territory.auction_change (site, notice, lot, field, after) values ('licitor', '1', 1, 'price', '1');
      insert into app.auction_site (organisation_id, site, is_on) values ('${ORGANISATION}', 'licitor', true);
      insert into app.property_auction (organisation_id, property_id, site, notice, lot, facts)
        select organisation_id, id, 'licitor', '1', 1, '{}' from app.property;`,
  27: `insert into app.division_capture (organisation_id, property_id, facts, plan, is_laid)
        select organisation_id, id, '{}', '{}', true from app.property;`,
  29: `insert into app.division_generation (organisation_id, property_id, wishes)
        select organisation_id, id, '{}' from app.property;`,
  30: `insert into app.saved_search (organisation_id, user_id, kind, name, criteria)
        select '${ORGANISATION}', id, 'annonces', 'x', '{}' from auth."user";`,
  33: `update territory.commune set risks = '{"risks": [], "askedOn": "2026-11-24"}'`,
  34: `insert into app.parcel_mark (organisation_id, parcelle_id, is_seen) values ('${ORGANISATION}', '332340000A0001', true);`,
  39: `insert into territory.loaded_beside (load_id, number, commune, neighbour, geometry)
        values (1, 1, '33234', '33550', '${SQUARE}');`,
  40: `insert into territory.loaded_servitude (load_id, number, commune, family, code, drawn, mended, geometry)
        values (4, 1, '33234', 'servitude', 'AC1', 'surface', false, '${SQUARE}');`,
  41: `insert into territory.load_wait (commune, organisation_id) values ('33234', '${ORGANISATION}');`,
};

/** The text of every row of every table of ours: a migration may add columns to it, never lose one. */
const rowsByTable = async (run: BareBase["run"]): Promise<ReadonlyMap<string, readonly Record<string, unknown>[]>> => {
  const { rows } = await run(`select c.oid::regclass::text as name from pg_class c join pg_namespace n
    on n.oid = c.relnamespace where n.nspname in ('territory', 'app', 'auth') and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const tables = new Map<string, readonly Record<string, unknown>[]>();
  for (const { name } of rows) {
    const stored = await run(`select to_jsonb(r) as row from ${String(name)} r`);
    tables.set(
      String(name),
      stored.rows.map(({ row }) => Object(row)),
    );
  }
  return tables;
};

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
        const before = await rowsByTable(base.run);
        const applied = await migrate(base.run, options(ALL.slice(0, index + 1)));
        expect(applied).toBe(1);
        const after = await rowsByTable(base.run);
        for (const [table, rows] of before)
          expect([table, after.get(table)]).toEqual([table, rows.map((row) => expect.objectContaining(row))]);
        await base.run(WRITTEN_AFTER[index + 1] ?? "select 1");
      }
      expect(await migrate(base.run, options(ALL))).toBe(0);
      const { rows } = await base.run("select sheet from territory.parcelle_fact");
      expect(rows).toEqual([{ sheet: { kept: true } }]);
    });

    test("aucune table d'une organisation ni du territoire n'a traversé ces migrations vide", async () => {
      const empty = [...(await rowsByTable(base.run))].filter(
        ([name, rows]) => !name.startsWith("auth.") && !rows.length,
      );
      expect(empty.map(([name]) => name)).toEqual([]);
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
