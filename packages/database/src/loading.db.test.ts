import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Copy } from "./copy/copy-into.ts";
import type { Database } from "./database.ts";
import { ewkbMultiPolygon, ewkbPoint } from "./ewkb.ts";
import { abandonLoad, beginLoad, type LoadId, markLayer, publishLoad } from "./loading.ts";
import { sweepLoads } from "./sweep-loads.ts";
import { onBothHomes } from "./testing/homes.fixture.ts";

const COMMUNE = "33234";
const SHAPE = ewkbMultiPolygon([]);

const parcelles = (load: LoadId, count: number, section = "A"): Copy<"territory.loaded_parcelle"> => ({
  into: "territory.loaded_parcelle",
  columns: ["load_id", "id", "commune", "prefixe", "section", "numero", "surface_m2", "centre", "geometry"],
  rows: Array.from({ length: count }, (_, index) => {
    const numero = String(index).padStart(4, "0");
    const id = `${COMMUNE}0000${section}${numero}`;
    return [load, id, COMMUNE, "000", section, numero, 500.5, ewkbPoint([0, 45]), SHAPE];
  }),
});

onBothHomes((home) => {
  describe("chargement d'une couche", () => {
    let database: Database;
    beforeAll(async () => {
      database = await home.open();
    });
    afterAll(() => database?.close());

    const shown = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from territory.parcelle
        where commune = ${COMMUNE}`.execute(database.territory);
      return rows[0]?.count ?? -1;
    };
    const stored = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from territory.loaded_parcelle`.execute(
        database.territory,
      );
      return rows[0]?.count ?? -1;
    };
    const publication = { source: "cadastre", vintage: "2026-04", licence: "LO 2.0", counts: { kept: 1 } };

    test("rien ne se voit avant la publication, tout après", async () => {
      const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
      const told: number[] = [];
      expect(await database.copyInto({ ...parcelles(load, 1_234), onRows: (rows) => told.push(rows) })).toBe(1_234);
      expect(told.at(-1)).toBe(1_234);
      expect(await shown()).toBe(0);
      await publishLoad(database, { load, ...publication });
      expect(await shown()).toBe(1_234);
      const layer = await database.territory.selectFrom("territory.layer").selectAll().executeTakeFirst();
      expect(layer).toMatchObject({ status: "loaded", load_id: load, vintage: "2026-04", counts: { kept: 1 } });
    });

    test("un rechargement qui échoue garde ce qui était montré", async () => {
      const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
      await database.copyInto(parcelles(load, 10, "B"));
      await abandonLoad(database, load);
      const failure = { kind: "timeout", source: "cadastre" };
      await markLayer(database, { commune: COMMUNE, layer: "parcelles", status: "unknown", failure });
      expect(await shown()).toBe(1_234);
      const layer = await database.territory.selectFrom("territory.layer").selectAll().executeTakeFirst();
      expect(layer).toMatchObject({ status: "unknown", failure, vintage: "2026-04" });
    });

    test("un nouveau millésime remplace l'ancien d'un coup, puis l'ancien est balayé", async () => {
      const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
      await database.copyInto(parcelles(load, 700));
      expect(await shown()).toBe(1_234);
      await publishLoad(database, { load, ...publication, vintage: "2026-07" });
      expect(await shown()).toBe(700);
      expect(await stored()).toBe(1_234 + 10 + 700);
      expect(await sweepLoads(database)).toBe(1_234 + 10);
      expect(await stored()).toBe(700);
      expect(await shown()).toBe(700);
      expect(await sweepLoads(database)).toBe(0);
    });

    if (home.kind === "embedded")
      test("recharger vingt fois ne fait pas grossir la base", async () => {
        const size = async (): Promise<number> => {
          const { rows } = await sql<{ size: number }>`
            select sum(pg_total_relation_size(relid))::float8 as size
            from pg_partition_tree('territory.loaded_parcelle')`.execute(database.loading);
          return rows[0]?.size ?? 0;
        };
        const reload = async (): Promise<void> => {
          const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
          await database.copyInto(parcelles(load, 700));
          await publishLoad(database, { load, ...publication });
          await sweepLoads(database);
        };
        for (let round = 0; round < 5; round++) await reload();
        const before = await size();
        for (let round = 0; round < 20; round++) await reload();
        expect(await size()).toBeLessThan(before * 1.5);
      });

    test("un chargement laissé par un processus mort est balayé au démarrage, celui qui court ne l'est pas", async () => {
      const left = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
      await database.copyInto(parcelles(left, 30, "C"));
      expect(await sweepLoads(database)).toBe(0);
      expect(await sweepLoads(database, { unfinished: "too" })).toBe(30);
      expect(await shown()).toBe(700);
    });

    test("deux balayages côte à côte ne se gênent pas, et rien ne reste", async () => {
      for (const prefix of ["D", "E", "F"]) {
        const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
        await database.copyInto(parcelles(load, 2_500, prefix));
        await abandonLoad(database, load);
      }
      const removed = await Promise.all([sweepLoads(database), sweepLoads(database), sweepLoads(database)]);
      await sweepLoads(database);
      expect(removed.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(7_500);
      expect(await stored()).toBe(700);
      const { rows } = await sql<{ left: number }>`
        select count(*) as left from territory.load where retired_at is not null`.execute(database.loading);
      expect(rows[0]?.left).toBe(0);
    });

    test("une ligne que la base refuse arrête la copie en la nommant", async () => {
      const load = await beginLoad(database, { commune: COMMUNE, layer: "parcelles" });
      const copy = parcelles(load, 1);
      const rows = [[load, "332340000A9999", COMMUNE, "000", "A", "9999", "pas un nombre", ewkbPoint([0, 45]), SHAPE]];
      await expect(database.copyInto({ ...copy, rows })).rejects.toMatchObject({ code: "22P02" });
      await abandonLoad(database, load);
    });

    test("textes difficiles : tabulation, retour, barre, guillemets, vide et absent restent distincts", async () => {
      const load = await beginLoad(database, { commune: COMMUNE, layer: "zones" });
      const texts = ["a\tb", "a\nb", "a\r\nb", "a\\nb", "\\N", "\\.", '"', "", "é — œ 𝄞"];
      const columns = ["load_id", "number", "commune", "libelle", "typezone", "libelong", "geometry"] as const;
      const rows = texts.map((text, index) => [load, index, COMMUNE, text, "U", index % 2 ? null : text, SHAPE]);
      await database.copyInto({ into: "territory.loaded_zone", columns, rows });
      await publishLoad(database, { load, ...publication });
      const read = await database.territory
        .selectFrom("territory.zone")
        .select(["libelle", "libelong"])
        .orderBy("number")
        .execute();
      expect(read).toEqual(texts.map((text, index) => ({ libelle: text, libelong: index % 2 ? null : text })));
    });

    test("la copie ne va que dans les tables de chargement", async () => {
      const copy = parcelles(1, 1);
      const elsewhere = { ...copy, into: "app.property" } as unknown as typeof copy;
      await expect(database.copyInto(elsewhere)).rejects.toThrow(RangeError);
      const injected = { ...copy, columns: ["load_id) from '/etc/passwd' --"] } as unknown as typeof copy;
      await expect(database.copyInto(injected)).rejects.toThrow(RangeError);
    });
  });
});
