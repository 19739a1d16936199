import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { ewkbMultiLineString, ewkbMultiPolygon, ewkbPoint } from "./ewkb.ts";
import { jsonText } from "./json-text.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";
import { createOrganisation, ORGANISATION_A } from "./testing/two-organisations.fixture.ts";

const TRIANGLE = [
  [0, 0],
  [0.001, 0],
  [0, 0.001],
  [0, 0],
] as const;

onBothHomes((home) => {
  describe("un seul dialecte", () => {
    let database: Database;
    beforeAll(async () => {
      database = await home.open();
      await createOrganisation(database, ORGANISATION_A);
    });
    afterAll(() => database?.close());

    test("les valeurs lues ont les mêmes types", async () => {
      const { rows } =
        await sql`select 12::bigint as big, count(*) as count, 12.50::numeric as exact, 1.5::real as real,
        date '2026-03-29' as day, timestamptz '2026-03-29T01:30:00Z' as moment, timestamp '2026-03-29 02:30' as wall,
        interval '1 day' as span, '{"a":[1,null]}'::jsonb as json, array['a,b', null, 'c"d'] as words,
        array[1, 2]::bigint[] as bigs, array[date '2026-03-29'] as days, array[]::bigint[] as none, true as yes,
        null::integer as nothing, 'a'::char(14) as padded, ${ORGANISATION_A}::uuid as id`.execute(database.territory);
      expect(rows).toEqual([
        {
          big: 12,
          count: 1,
          exact: 12.5,
          real: 1.5,
          day: "2026-03-29",
          moment: new Date("2026-03-29T01:30:00Z"),
          wall: "2026-03-29 02:30:00",
          span: "1 day",
          json: { a: [1, null] },
          words: ["a,b", null, 'c"d'],
          bigs: [1, 2],
          days: ["2026-03-29"],
          none: [],
          yes: true,
          nothing: null,
          padded: `a${" ".repeat(13)}`,
          id: ORGANISATION_A,
        },
      ]);
    });

    test("les valeurs données sont comprises de même", async () => {
      const moment = new Date("2026-07-01T12:00:00Z");
      const { rows } =
        await sql`select ${"l'été \\ 10 %"}::text as text, ${3}::integer as number, ${2 ** 40}::bigint as big,
        ${1e-9}::double precision as small, ${true}::boolean as yes, ${null}::text as nothing,
        ${moment}::timestamptz as moment, ${jsonText([1, { a: "é" }])}::jsonb as json,
        ${["a,b", 'c"d', "e\\f", null]}::text[] as words, ${[1, 2]}::integer[] as numbers,
        ${{ a: 1 }}::jsonb as object, ${"2026-03-29"}::date as day`.execute(database.territory);
      expect(rows).toEqual([
        {
          text: "l'été \\ 10 %",
          number: 3,
          big: 2 ** 40,
          small: 1e-9,
          yes: true,
          nothing: null,
          moment,
          json: [1, { a: "é" }],
          words: ["a,b", 'c"d', "e\\f", null],
          numbers: [1, 2],
          object: { a: 1 },
          day: "2026-03-29",
        },
      ]);
    });

    test("les formes écrites en EWKB sont celles de PostGIS", async () => {
      const { rows } = await sql`select
        ${ewkbPoint([7.2, 43.7])}::geometry = ST_SetSRID(ST_Point(7.2, 43.7), 4326) as point,
        ST_AsText(${ewkbMultiPolygon([[TRIANGLE, TRIANGLE], [TRIANGLE]])}::geometry) as polygons,
        ST_SRID(${ewkbMultiPolygon([])}::geometry) as srid,
        ST_AsText(${ewkbMultiLineString([TRIANGLE.slice(0, 2)])}::geometry) as lines`.execute(database.territory);
      const ring = "(0 0,0.001 0,0 0.001,0 0)";
      expect(rows).toEqual([
        {
          point: true,
          polygons: `MULTIPOLYGON((${ring},${ring}),(${ring}))`,
          srid: 4326,
          lines: "MULTILINESTRING((0 0,0.001 0))",
        },
      ]);
    });

    test("les erreurs de la base portent le même code et le même nom de contrainte", async () => {
      const wrong = database.loading.insertInto("territory.layer").values({
        commune: "pas un code",
        name: "zones",
        status: "loaded",
      });
      await expect(wrong.execute()).rejects.toMatchObject({ code: "23514", constraint: "layer_commune_check" });
    });

    test("le nombre de lignes touchées est dit", async () => {
      const deleted = await database.loading.deleteFrom("territory.layer").executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(0n);
    });

    test("un échec défait toute la transaction", async () => {
      const add = (subject: string) => ({ actor_id: null, action: "échec", subject });
      await database.application(ORGANISATION_A, (trx) => trx.insertInto("app.audit").values(add("gardé")).execute());
      const seen = () =>
        database.application(ORGANISATION_A, (trx) =>
          trx.selectFrom("app.audit").select("subject").where("action", "=", "échec").execute(),
        );
      expect(await seen()).toEqual([{ subject: "gardé" }]);
      const failing = database.application(ORGANISATION_A, async (trx) => {
        await trx.insertInto("app.audit").values(add("perdu")).execute();
        await sql`select 1 / 0`.execute(trx);
      });
      await expect(failing).rejects.toMatchObject({ code: "22012" });
      expect(await seen()).toEqual([{ subject: "gardé" }]);
    });

    test("une erreur tue dans une transaction n'est pas prise pour une réussite", async () => {
      const swallowed = database.application(ORGANISATION_A, async (trx) => {
        await trx.insertInto("app.audit").values({ actor_id: null, action: "tue", subject: "x" }).execute();
        await sql`select 1 / 0`.execute(trx).catch(() => {});
      });
      await expect(swallowed).rejects.toThrow(/rolled back/);
    });

    test("demander une autre connexion dans une transaction est refusé tout de suite", async () => {
      const outer = (work: () => Promise<unknown>) => database.application(ORGANISATION_A, work);
      const attempts = [
        () => database.territory.selectFrom("territory.commune").selectAll().execute(),
        () => database.application(ORGANISATION_A, async () => {}),
        () => database.jobs.executeSql("select 1"),
      ];
      for (const attempt of attempts) await expect(outer(attempt)).rejects.toThrow(/pass its trx down/);
    });

    test("prévenir et écouter", async () => {
      const heard: string[] = [];
      const stop = await database.listen("Canal é", (payload) => heard.push(payload));
      await database.notify("Canal é", "un");
      await database.notify("autre", "rien");
      await expect.poll(() => heard).toEqual(["un"]);
      await stop();
      await database.notify("Canal é", "deux");
      await database.territory.selectFrom("territory.commune").selectAll().execute();
      expect(heard).toEqual(["un"]);
    });
  });
});
