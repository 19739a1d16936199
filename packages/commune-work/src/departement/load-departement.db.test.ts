import type { ListedCommune } from "@lotir/connectors";
import { onBothHomes } from "@lotir/database/testing";
import { type ServedCommune, serveDepartement } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTrial, type Trial } from "../testing/trial.fixture.ts";
import { listDepartement } from "./list-departement.ts";
import { type CommuneTold, loadDepartement } from "./load-departement.ts";
import { whatIsLeftOf } from "./what-is-left.ts";

const COMMUNES = serveDepartement({ seed: "essai-departement", parcels: 500, communes: 5 });
const CODES = COMMUNES.map(({ codeInsee }) => codeInsee);
const [FIRST = "", SECOND = ""] = CODES;
const WITHOUT_CADASTRE = CODES.at(-1) ?? "";

const served = (): readonly ServedCommune[] =>
  COMMUNES.map((commune) =>
    commune.codeInsee === WITHOUT_CADASTRE ? { ...commune, parcelles: async () => undefined } : commune,
  );

onBothHomes((home) =>
  describe("un département", () => {
    let trial: Trial;
    let communes: readonly ListedCommune[];
    beforeAll(async () => {
      trial = await startTrial(home, served());
      const listed = await listDepartement(trial.loading, "06");
      if (!listed.ok) throw new Error(JSON.stringify(listed.failure));
      communes = listed.value;
    });
    afterAll(() => trial.close());

    const load = async (signal?: AbortSignal, onTold: (told: CommuneTold) => void = () => undefined) => {
      const outcomes = new Map<string, CommuneTold["outcome"]>();
      const onCommune = (told: CommuneTold): void => {
        outcomes.set(told.commune.codeInsee, told.outcome);
        onTold(told);
      };
      const { stopped } = await loadDepartement({ ...trial.loading, signal }, { communes, onCommune });
      return { stopped, kinds: Object.fromEntries([...outcomes].map(([code, { kind }]) => [code, kind])), outcomes };
    };
    const parcels = async (): Promise<{ rows: number; distinct: number; facts: number }> => {
      const { rows } = await sql<{ rows: number; distinct: number; facts: number }>`
        select (select count(*) from territory.parcelle) as rows, (select count(distinct id) from territory.parcelle) as distinct,
          (select count(*) from territory.parcelle_fact) as facts`.execute(trial.database.territory);
      return rows[0] ?? { rows: 0, distinct: 0, facts: 0 };
    };

    test("ses communes se demandent à la source, et un département inconnu n'en a aucune", async () => {
      expect(communes.map(({ codeInsee }) => codeInsee)).toEqual(CODES);
      expect(await listDepartement(trial.loading, "33")).toEqual({ ok: true, value: [] });
    });

    test("arrêté à la première commune, il ne laisse rien d'à moitié écrit, et le dit", async () => {
      const stopping = new AbortController();
      const { stopped, kinds } = await load(stopping.signal, () => stopping.abort(new Error("Ctrl-C")));
      expect(stopped).toBe("asked");
      expect(Object.keys(kinds).length).toBeLessThan(CODES.length);
      expect(await trial.leftovers()).toBe(0);
    });

    test("il reprend où il en était ; une commune sans cadastre n'arrête pas les autres", async () => {
      const { stopped, kinds, outcomes } = await load();
      expect(stopped).toBeUndefined();
      expect(kinds[WITHOUT_CADASTRE]).toBe("failed");
      expect(outcomes.get(WITHOUT_CADASTRE)).toMatchObject({ sentence: expect.stringContaining("ne publie rien") });
      for (const code of CODES) if (code !== WITHOUT_CADASTRE) expect(kinds[code]).toMatch(/loaded|already/);
      const { rows, distinct, facts } = await parcels();
      expect(rows).toBeGreaterThan(200);
      expect([distinct, facts]).toEqual([rows, rows]);
    });

    test("redemandé, il ne redemande à personne ce qui est entier", async () => {
      const [before, asked] = [await parcels(), trial.server.requests.length];
      const { kinds } = await load();
      expect(kinds).toEqual(
        Object.fromEntries(CODES.map((code) => [code, code === WITHOUT_CADASTRE ? "failed" : "already"])),
      );
      const paths = trial.server.requests.slice(asked).map(({ path }) => path);
      expect(paths.filter((path) => path.includes(FIRST))).toEqual([]);
      expect(await parcels()).toEqual(before);
    });

    test("une couche coupée par une mort subite se redemande seule, et la commune se décrit de nouveau", async () => {
      await sql`update territory.layer set status = 'loading' where commune = ${SECOND} and name = 'ventes'`.execute(
        trial.database.loading,
      );
      const asked = trial.server.requests.length;
      const { kinds } = await load();
      expect(kinds[SECOND]).toBe("loaded");
      const paths = trial.server.requests.slice(asked).map(({ path }) => path);
      expect(paths.some((path) => path.includes(`${SECOND}.csv`))).toBe(true);
      expect(paths.some((path) => path.includes(`cadastre-${SECOND}`))).toBe(false);
      expect((await whatIsLeftOf(trial.database.loading, [SECOND])).get(SECOND)?.isDone).toBe(true);
      expect(await trial.leftovers()).toBe(0);
    });
  }),
);
