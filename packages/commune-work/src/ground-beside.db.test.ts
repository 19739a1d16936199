import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCommune } from "./load-commune.ts";
import { scanCommune } from "./scan/scan-commune.ts";
import { startTrial, type Trial } from "./testing/trial.fixture.ts";
import { EAST, serveTwoCommunes, WEST } from "./testing/two-communes.fixture.ts";

onBothHomes((home) => {
  describe("le terrain d'au-delà de la limite", () => {
    let trial: Trial;
    const load = async (): Promise<void> => {
      const loaded = await loadCommune(trial.loading, { codeInsee: WEST, onProgress: () => undefined });
      if (!loaded.ok) throw new Error(loaded.failure);
    };
    const borderPlot = async () => {
      const { rows } = await sql<{ frontage: number | null }>`select frontage_m as frontage from territory.parcelle_fact
        where commune = ${WEST} and parcelle_id = ${`${WEST}0000B0001`}`.execute(trial.database.territory);
      return rows[0];
    };
    const verdict = async () => {
      await scanCommune(trial.loading, { codeInsee: WEST });
      const { rows } = await sql<{ verdict: string }>`
        select geometry_verdict as verdict from territory.parcelle_scan
        where commune = ${WEST} and parcelle_id = ${`${WEST}0000B0001`}`.execute(trial.database.territory);
      return rows[0];
    };
    const listed = async (view: string): Promise<number> => {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(view)}`.execute(
        trial.database.territory,
      );
      return rows[0]?.rows ?? 0;
    };

    beforeAll(async () => {
      trial = await startTrial(home, serveTwoCommunes({ east: "published" }));
    });
    afterAll(() => trial.close());

    test("voisine chargée : la rue qui court juste au-delà donne sur la parcelle de limite", async () => {
      await load();
      expect((await borderPlot())?.frontage).toBeCloseTo(40, 0);
      expect((await trial.layer(WEST, "parcelles"))?.counts.notes).toMatchObject({ "communes-voisines": 1 });
      expect((await verdict())?.verdict).toBe("oui");
    });

    test("ce qui est voisin n'est ni compté, ni listé, ni décrit ; ce qui est loin n'est pas gardé", async () => {
      expect((await trial.layer(WEST, "parcelles"))?.counts).toMatchObject({ read: 4, kept: 4 });
      expect(await listed("territory.parcelle")).toBe(4);
      expect(await listed("territory.parcelle_fact")).toBe(4);
      expect(await listed("territory.batiment")).toBe(1);
      const { rows } = await sql<{ id: string }>`select id::text as id from territory.loaded_parcelle
        where is_beside order by id`.execute(trial.database.loading);
      expect(rows.map(({ id }) => id)).toEqual([`${EAST}0000C0001`]);
      const { rows: built } = await sql<{ rows: number }>`select count(*) as rows from territory.loaded_batiment
        where is_beside`.execute(trial.database.loading);
      expect(built[0]?.rows).toBe(1);
    });

    test("voisine absente : au-delà est inconnu, jamais « pas de rue » ; la commune se charge quand même", async () => {
      await trial.close();
      trial = await startTrial(home, serveTwoCommunes({ east: "unpublished" }));
      await load();
      expect((await trial.layer(WEST, "parcelles"))?.counts.notes).toMatchObject({ "communes-voisines-inconnues": 1 });
      expect(await borderPlot()).toEqual({ frontage: null });
      expect((await verdict())?.verdict).toBe("a-verifier");
    });
  });
});
