import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, readMigrations } from "./migrate.ts";
import { type BareBase, bareBase } from "./testing/bare-base.fixture.ts";
import { onBothHomes, onServer } from "./testing/homes.fixture.ts";

const ALL = readMigrations();
const BEFORE = ALL.findIndex(({ name }) => name === "departements");
const upTo = (count: number) => ({ migrations: ALL.slice(0, count), appVersion: "0.0.0-test" });

const parcelle = (load: number, id: string) => `insert into territory.loaded_parcelle
  (load_id, id, commune, prefixe, section, numero, surface_m2, centre, geometry) values
  (${load}, '${id}', '${id.slice(0, 5)}', '000', 'A', '1', 500, 'SRID=4326;POINT(0 45)', 'SRID=4326;MULTIPOLYGON EMPTY');`;

const BOUNDS: readonly (readonly [code: string, departement: string, first: string, past: string])[] = [
  ["01004", "01", "01000", "02000"],
  ["09122", "09", "09000", "0A000"],
  ["29019", "29", "29000", "2A000"],
  ["2A004", "2A", "2A000", "2B000"],
  ["2B033", "2B", "2B000", "30000"],
  ["33234", "33", "33000", "34000"],
  ["69381", "69", "69000", "6A000"],
  ["95018", "95", "95000", "96000"],
  ["97105", "971", "97100", "97200"],
  ["97611", "976", "97600", "97700"],
  ["97801", "978", "97800", "97900"],
  ["98818", "988", "98800", "98900"],
];

onBothHomes((home) => {
  describe("le territoire par département", () => {
    let base: BareBase;
    beforeAll(async () => {
      base = await bareBase(home);
    });
    afterAll(() => base?.close());

    const partitions = async (): Promise<readonly unknown[]> =>
      (
        await base.run(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'territory' and c.relispartition and c.relkind = 'r' and c.relname like 'loaded\\_parcelle\\_%'
            and c.relname !~ 'fact|scan' order by 1`)
      ).rows.map(({ name }) => name);

    test("ce qui était chargé se range par département, chaque parcelle avec le chargement dont elle est", async () => {
      await migrate(base.run, upTo(BEFORE));
      await base.run(`insert into territory.load (commune, layer)
        values ('33234', 'parcelles'), ('2A004', 'parcelles'), ('97105', 'facts');
        ${parcelle(1, "332340000A0001")} ${parcelle(1, "470010000A0001")} ${parcelle(2, "2A0040000A0001")}`);
      await migrate(base.run, upTo(BEFORE + 1));
      const { rows } = await base.run(`select tableoid::regclass::text as lies, id, commune, is_beside
        from territory.loaded_parcelle order by id collate "C"`);
      expect(rows).toEqual([
        { lies: "territory.loaded_parcelle_2a", id: "2A0040000A0001", commune: "2A004", is_beside: false },
        { lies: "territory.loaded_parcelle_33", id: "332340000A0001", commune: "33234", is_beside: false },
        // Of Lot-et-Garonne, beside the commune of Gironde that it was loaded with.
        { lies: "territory.loaded_parcelle_33", id: "470010000A0001", commune: "33234", is_beside: true },
      ]);
      expect(await partitions()).toEqual(["loaded_parcelle_2a", "loaded_parcelle_33", "loaded_parcelle_971"]);
    });

    test.each(BOUNDS)("%s est de %s, de %s à %s exclu", async (code, departement, first, past) => {
      const { rows } = await base.run(`select departement, first, past, '${code}' >= first and '${code}' < past as holds
        from territory.departement_bounds('${code}')`);
      expect(rows).toEqual([{ departement, first, past, holds: true }]);
    });

    test("deux départements ne se recouvrent jamais, et aucun code n'est de deux", async () => {
      const { rows } = await base.run(`with code as (select a || b || lpad(c::text, 3, '0') as code
          from unnest(string_to_array('0123456789', null)) a, unnest(string_to_array('0123456789AB', null)) b,
            generate_series(0, 999, 37) c),
        bounds as (select distinct d.* from code, territory.departement_bounds(code.code) d)
        select a.departement, b.departement as other from bounds a join bounds b
          on a.departement < b.departement and a.first < b.past and b.first < a.past
        union all select d.departement, code.code from code, territory.departement_bounds(code.code) d
          where not (code.code >= d.first and code.code < d.past)`);
      expect(rows).toEqual([]);
    });

    test("un département s'ouvre une fois, et ce qui n'est pas un code n'ouvre rien", async () => {
      await base.run("select territory.open_departement('24037'); select territory.open_departement('24038');");
      expect(await partitions()).toContain("loaded_parcelle_24");
      const before = await partitions();
      for (const wrong of ["24", "2C001", "330631", "33''; drop table territory.load; --", ""])
        await expect(base.run(`select territory.open_departement('${wrong}')`)).rejects.toThrow(/no commune/);
      await base.run("select territory.open_departement(null)");
      expect(await partitions()).toEqual(before);
    });

    test("chaque table du territoire qui porte des chargements a sa partition", async () => {
      const { rows } = await base.run(`select c.relname as name from pg_class c join pg_namespace n
        on n.oid = c.relnamespace where n.nspname = 'territory' and c.relname like 'loaded\\_%' and not c.relispartition
        and c.relkind in ('r', 'p') and to_regclass(format('territory.%I', c.relname || '_24')) is null`);
      expect(rows).toEqual([]);
    });

    test("les chiffres viennent avant A et B, quelle que soit la langue de la base", async () => {
      const { rows } = await base.run(`create function pg_temp.in_order(collation_name regcollation) returns boolean
          language plpgsql as $$
        declare sorted text[];
        begin
          execute format('select array_agg(c order by c collate %s) from unnest($1) c', collation_name) into sorted
            using array['30000', '2B999', '2B000', '2A999', '2A000', '29999', '09999', '0A000', '0B000', '10000', '97100', '97099'];
          return sorted = array['09999', '0A000', '0B000', '10000', '29999', '2A000', '2A999', '2B000', '2B999', '30000', '97099', '97100'];
        end $$;
        select count(*)::integer as seen, count(*) filter (where not pg_temp.in_order(oid::regcollation))::integer as wrong
        from pg_collation where collencoding in (-1, pg_char_to_encoding(getdatabaseencoding()))`);
      expect(rows).toEqual([{ seen: expect.any(Number), wrong: 0 }]);
      expect(rows[0]?.seen).toBeGreaterThan(0);
    });

    test("une ligne ne peut être d'une autre commune que son chargement", async () => {
      const elsewhere = parcelle(1, "2A0040000A0009");
      await expect(base.run(elsewhere)).rejects.toMatchObject({ code: "23503" });
    });

    test("retirer un chargement n'interroge que les partitions de son département", async () => {
      const { rows } = await base.run(`begin;
        insert into territory.load (id, commune, layer) overriding system value values (900, '24037', 'parcelles');
        delete from territory.load where id = 900;
        select array_agg(distinct right(c.relname, 3) order by right(c.relname, 3)) as asked
          from pg_locks k join pg_class c on c.oid = k.relation
          where k.pid = pg_backend_pid() and c.relispartition and c.relkind = 'r';`);
      await base.run("rollback");
      expect(rows).toEqual([{ asked: ["_24"] }]);
    });

    if (home.kind === "server")
      test("ouvrir un département n'attend ni qui lit, ni qui charge ailleurs", async () => {
        const where = home.where();
        const url = where.kind === "server" ? where.url : "";
        await onServer(url, async (other) => {
          await other.query(`begin; select count(*) from territory.parcelle; ${parcelle(1, "332340000A0002")}`);
          await base.run("set lock_timeout = '300ms'");
          // In place, it would wait.
          const inPlace = "partition of territory.loaded_parcelle for values from ('48000') to ('49000')";
          await expect(base.run(`create table territory.loaded_parcelle_48 ${inPlace}`)).rejects.toThrow(
            /lock timeout/,
          );
          await base.run("set lock_timeout = '30s'; select territory.open_departement('47001')");
          await other.query("commit");
        });
        expect(await partitions()).toContain("loaded_parcelle_47");
      });

    if (home.kind === "server")
      test("deux processus qui ouvrent le même département l'ouvrent une fois", async () => {
        const where = home.where();
        const url = where.kind === "server" ? where.url : "";
        const open = () => onServer(url, (each) => each.query("select territory.open_departement('59350')"));
        await Promise.all([open(), open(), open()]);
        expect(await partitions()).toContain("loaded_parcelle_59");
      });
  });
});
