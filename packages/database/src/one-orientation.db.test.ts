import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, readMigrations } from "./migrate.ts";
import { type BareBase, bareBase } from "./testing/bare-base.fixture.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

const ALL = readMigrations();
const ONE_ORIENTATION = 13;
const upTo = (version: number) => ({ migrations: ALL.slice(0, version), appVersion: "0.0.0-test" });

const ORGANISATION = "0a000000-0000-4000-8000-00000000000a";

/** Turned as the published cadastre often is: outer ring clockwise, its hole the other way; then a second piece. */
const CLOCKWISE =
  "MULTIPOLYGON(((0 45,0 46,1 46,1 45,0 45),(0.2 45.2,0.4 45.2,0.4 45.4,0.2 45.2)),((2 45,2 46,3 46,2 45)))";
const OURS = "MULTIPOLYGON(((5 45,6 45,6 46,5 46,5 45),(5.2 45.2,5.4 45.4,5.4 45.2,5.2 45.2)))";

const LOADED = ["loaded_parcelle", "loaded_batiment", "loaded_zone", "loaded_prescription"] as const;
type Loaded = (typeof LOADED)[number];

/** One row of each table, number `rank`, of that ground. */
const rowOf: Readonly<Record<Loaded, (rank: number, ground: string) => string>> = {
  loaded_parcelle: (rank, ground) => `insert into territory.loaded_parcelle
    (load_id, id, commune, prefixe, section, numero, surface_m2, centre, geometry)
    values (1, '332340000A000${rank}', '33234', '000', 'A', '${rank}', 500, 'SRID=4326;POINT(0 45)', '${ground}')`,
  loaded_batiment: (rank, ground) => `insert into territory.loaded_batiment
    (load_id, number, commune, emprise_m2, geometry) values (2, ${rank}, '33234', 80, '${ground}')`,
  loaded_zone: (rank, ground) => `insert into territory.loaded_zone
    (load_id, number, commune, libelle, typezone, geometry) values (3, ${rank}, '33234', 'UB', 'U', '${ground}')`,
  loaded_prescription: (rank, ground) => `insert into territory.loaded_prescription
    (load_id, number, commune, nature, geometry) values (3, ${rank}, '33234', 'ebc', '${ground}')`,
};

const property = (rank: number, ground: string): string => `insert into app.property
  (organisation_id, parcelle_id, name, vintage, geometry, version, updated_at)
  values ('${ORGANISATION}', '332340000A000${rank}', 'A', 'x', '${ground}', 7, '2026-01-02T03:04:05Z')`;

const SOWN = [
  `insert into territory.load (commune, layer) select '33234', unnest(array['parcelles', 'batiments', 'zones'])`,
  `insert into auth.organization (id, name, slug, created_at) values ('${ORGANISATION}', 'A', 'a', now())`,
  ...LOADED.flatMap((table) => [rowOf[table](1, `SRID=4326;${CLOCKWISE}`), rowOf[table](2, `SRID=4326;${OURS}`)]),
  property(1, `SRID=4326;${CLOCKWISE}`),
  property(2, `SRID=4326;${OURS}`),
].join(";");

onBothHomes((home) => {
  describe("une seule orientation", () => {
    let base: BareBase;
    beforeAll(async () => {
      base = await bareBase(home);
      await migrate(base.run, upTo(ONE_ORIENTATION - 1));
      await base.run(SOWN);
      await migrate(base.run, upTo(ALL.length));
    });
    afterAll(() => base?.close());

    test.for([...LOADED.map((table) => `territory.${table}`), "app.property"])(
      "%s : ce qui tournait à l'envers est retourné, le reste intact",
      async (table) => {
        const { rows } = await base.run(`select ST_IsPolygonCCW(geometry) as turned, ST_AsText(geometry) as text,
          ST_Equals(geometry, 'SRID=4326;${CLOCKWISE}') or ST_Equals(geometry, 'SRID=4326;${OURS}') as same
          from ${table}`);
        expect(rows.map(({ turned, same }) => [turned, same])).toEqual([
          [true, true],
          [true, true],
        ]);
        // Not a coordinate of it moved.
        expect(rows.map(({ text }) => text)).toContain(OURS);
      },
    );

    test("le bien d'une organisation garde sa version et sa date : personne ne l'a changé", async () => {
      const { rows } = await base.run(
        "select version, updated_at = '2026-01-02T03:04:05Z' as unchanged from app.property",
      );
      expect(rows).toEqual([
        { version: 7, unchanged: true },
        { version: 7, unchanged: true },
      ]);
    });

    test("les murs entre organisations et le compte des versions sont de nouveau debout", async () => {
      const { rows } = await base.run(`select relrowsecurity and relforcerowsecurity as walled,
        (select tgenabled from pg_trigger where tgname = 'property_next_version') as counted
        from pg_class where oid = 'app.property'::regclass`);
      expect(rows).toEqual([{ walled: true, counted: "O" }]);
    });

    test.for(LOADED)("territory.%s refuse un contour qui tourne à l'envers", async (table) => {
      await expect(base.run(rowOf[table](3, `SRID=4326;${CLOCKWISE}`))).rejects.toThrow(/turns_our_way/);
    });

    test("app.property le refuse aussi", async () => {
      await expect(base.run(property(3, `SRID=4326;${CLOCKWISE}`))).rejects.toThrow(/turns_our_way/);
    });
  });
});
