import { beginLoad, publishLoad, sweepLoads } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { type ParcelleId, parcelleId } from "@lotir/foncier";
import {
  buildingsOn,
  countMatching,
  dividedLots,
  findParcelle,
  groundAround,
  isAtParcelle,
  listSales,
  matchingParcelles,
  outlinesOf,
  parcelleAt,
  parcellesNear,
  parcellesOf,
  parcelsByZone,
  reglementsOf,
  searchParcelles,
  showPlu,
  situationAround,
} from "@lotir/territory";
import {
  divideParcelle,
  type Finding,
  findCommune,
  findCommuneSales,
  keepFinding,
  rulesVersionOf,
  serveTile,
} from "@lotir/territory/work";
import { isoDate } from "@lotir/units";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCommune } from "./load-commune.ts";
import { scannedParcelles } from "./scan/scan-store.ts";
import { explained, tablesTouched } from "./testing/explained.fixture.ts";
import { SMALL, serveSmall, startTrial, type Trial } from "./testing/trial.fixture.ts";

/** Where other communes are loaded, one row each, all at sea off Africa. */
const ELSEWHERE = ["33234", "2A004", "97105"];
const COLUMNS = [
  "load_id",
  "id",
  "commune",
  "prefixe",
  "section",
  "numero",
  "surface_m2",
  "centre",
  "geometry",
] as const;
const POINT = "0101000020E610000000000000000000000000000000804640";
const EMPTY = "0106000020E610000000000000";

const AT_SEA = "SRID=4326;MULTIPOLYGON(((-0.1 -0.1,0.1 -0.1,0.1 0.1,-0.1 0.1,-0.1 -0.1)))";

const everyOne = async (rows: AsyncIterable<unknown>): Promise<void> => {
  for await (const row of rows) void row;
};

/** What keeps nothing: the parcel was refused. */
const FOUND: Finding = {
  ...{ verdict: "non", geometryVerdict: "non", rulesVersion: "" },
  sheet: { best: null } as Finding["sheet"],
};

onBothHomes((home) => {
  describe("lire une commune ne touche que son département", () => {
    let trial: Trial;
    let touched: Set<string>;
    let id: ParcelleId;
    let at: readonly [number, number];
    const heard = (tables: readonly string[]): void => {
      for (const table of tables) touched.add(table);
    };
    const reader = () => explained(trial.database, heard);
    const elsewhere = () => [...touched].filter((table) => /^loaded_.*_(33|2a|971)$/.test(table));

    beforeAll(async () => {
      trial = await startTrial(home, [serveSmall()]);
      await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
      for (const commune of ELSEWHERE) {
        await sql`insert into territory.commune (code, name, departement, contour, source, vintage)
          values (${commune}, ${commune}, 'x', ${AT_SEA}::geometry, 'essai', '2026')`.execute(trial.database.loading);
        const load = await beginLoad(trial.database, { commune, layer: "parcelles" });
        const rows = [[load, `${commune}0000A0001`, commune, "000", "0A", "0001", 500, POINT, EMPTY]];
        await trial.database.copyInto({ into: "territory.loaded_parcelle", columns: COLUMNS, rows });
        await publishLoad(trial.database, { load, source: "essai", vintage: null, licence: null, counts: {} });
      }
      const { parcelles } = await searchParcelles(trial.database.territory, {
        ...{ commune: SMALL, filters: [], order: "score", limit: 1 },
      });
      id = parcelleId(parcelles[0]?.id ?? "");
      const place = (await parcellesOf(trial.database.territory, [id])).get(id);
      at = [place?.lon ?? 0, place?.lat ?? 0];
    });
    afterAll(() => trial?.close());

    const filters = [] as const;
    const commune = SMALL;
    /** The tile that holds the parcel at a zoom. */
    const tile = (z: number) => {
      const [side, lat] = [2 ** z, (at[1] * Math.PI) / 180];
      const y = Math.floor(((1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2) * side);
      return { z, x: Math.floor(((at[0] + 180) / 360) * side), y };
    };
    const readings: Readonly<Record<string, () => Promise<unknown>>> = {
      recherche: () => searchParcelles(reader(), { commune, filters, order: "score", limit: 50 }),
      comptes: () => countMatching(reader(), { commune, each: [filters] }),
      "toutes celles qui passent": () => matchingParcelles(reader(), { commune, filters }),
      "tuile : zones, parcelles, bâtiments": () => serveTile(reader(), { commune, address: tile(17), filters }),
      "tuile de densité": () => serveTile(reader(), { commune, address: tile(12), filters }),
      "fiche d'une parcelle": () => findParcelle(reader(), id),
      bâtiments: () => buildingsOn(reader(), id),
      "sol autour": () => groundAround(reader(), { ids: [id], commune, marginM: 30 }),
      situation: () => situationAround(reader(), { ids: [id], commune }),
      "parcelles proches": () => parcellesNear(reader(), { commune, at, radiusM: 80, limit: 20 }),
      "parcelle sous un point": () => parcelleAt(reader(), at),
      "une adresse devant la parcelle": () => isAtParcelle(reader(), id, [at[0] + 0.0001, at[1]]),
      contours: () => outlinesOf(reader(), [id]),
      "lots d'une parcelle": () => dividedLots(reader(), [id]),
      "noms de parcelles": () => parcellesOf(reader(), [id]),
      "règlement de sa zone": () => showPlu(reader(), { codeInsee: SMALL, id }),
      règlements: () => reglementsOf(reader(), SMALL),
      "version des règles": () => rulesVersionOf(reader(), SMALL),
      ventes: () =>
        listSales(reader(), { codeInsee: SMALL, kind: "house", from: isoDate("2015-01-01"), zone: undefined }),
      "marché par zone": () => parcelsByZone(reader(), SMALL),
      "commune entière": () => findCommune(reader(), SMALL),
      "ventes entières": () => findCommuneSales(reader(), SMALL),
      "commune analysée": () => everyOne(scannedParcelles(reader(), SMALL)),
      "ce que le moteur a trouvé": () =>
        keepFinding(explained(trial.database, heard, trial.database.loading), id, FOUND),
      division: () =>
        divideParcelle(reader(), { id, today: isoDate("2026-06-15") } as never, { threads: trial.loading.threads }),
    };

    test.each(Object.keys(readings))("%s", async (name) => {
      touched = new Set();
      await readings[name]?.();
      expect(touched.size).toBeGreaterThan(0);
      expect(elsewhere()).toEqual([]);
    });

    test("l'essai voit une lecture qui traverse tout", async () => {
      const across = trial.database.territory.selectFrom("territory.loaded_parcelle").select("id").where("id", "=", id);
      touched = new Set(await tablesTouched(trial.database, across.compile()));
      expect(elsewhere()).toHaveLength(ELSEWHERE.length);
    });

    test("une commune dont la limite n'est pas connue est cherchée quand même", async () => {
      const { loading, territory } = trial.database;
      await sql`update territory.commune set contour = null where code = ${SMALL}`.execute(loading);
      expect(await parcelleAt(territory, at)).toEqual({ id, commune: SMALL });
    });

    test("un chargement retiré se balaie tout entier, sans un mot aux autres", async () => {
      const { database } = trial;
      touched = new Set();
      const count = async () =>
        (
          await database.loading
            .selectFrom("territory.loaded_parcelle")
            .select("id")
            .where("commune", "=", "33234")
            .execute()
        ).length;
      const load = await beginLoad(database, { commune: "33234", layer: "parcelles" });
      await database.copyInto({
        ...{ into: "territory.loaded_parcelle", columns: COLUMNS },
        rows: [[load, "332340000A0002", "33234", "000", "0A", "0002", 500, POINT, EMPTY]],
      });
      expect(await count()).toBe(2);
      await publishLoad(database, { load, source: "essai", vintage: null, licence: null, counts: {} });
      await sweepLoads({ loading: explained(database, heard, database.loading), tidy: database.tidy });
      expect(await count()).toBe(1);
      expect([...touched].filter((table) => /_(06|2a|971)$/.test(table))).toEqual([]);
      expect(touched).toContain("loaded_parcelle_33");
    });
  });
});
