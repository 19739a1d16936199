import { onBothHomes } from "@lotir/database/testing";
import { generateCommune, type ServedCommune, serveCommune } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeCommune } from "../describe/describe-commune.ts";
import { loadCommune } from "../load-commune.ts";
import { WRITINGS, withRings } from "../testing/rewritten-rings.fixture.ts";
import { SMALL, startTrial, type Trial } from "../testing/trial.fixture.ts";
import { scanCommune } from "./scan-commune.ts";

const HAMLET = generateCommune({ seed: "essai-anneaux", parcels: 40 });
const SERVED = serveCommune(HAMLET);

interface Answered {
  readonly id: string;
  readonly verdict: string;
  readonly plan: unknown;
}

/** Everything that the product says of every parcel, but the time that it took. */
const answers = async ({ database }: Trial): Promise<readonly Answered[]> => {
  const { rows } = await sql<Answered>`
    select f.parcelle_id as id, s.verdict, s.sheet -> 'best' as plan,
      to_jsonb(f) - 'load_id' as facts, to_jsonb(s) - 'load_id' - 'ms' as scan, ST_AsText(p.geometry) as outline
    from territory.parcelle_fact f join territory.parcelle_scan s on s.parcelle_id = f.parcelle_id
      join territory.parcelle p on p.id = f.parcelle_id
    where f.commune = ${SMALL} order by f.parcelle_id`.execute(database.territory);
  return rows;
};

onBothHomes((home) => {
  let trial: Trial;
  let served = SERVED;
  const now: ServedCommune = {
    ...SERVED,
    contour: () => served.contour(),
    parcelles: () => served.parcelles(),
    batiments: () => served.batiments(),
    zones: () => served.zones(),
  };
  beforeAll(async () => {
    trial = await startTrial(home, [now]);
  });
  afterAll(() => trial.close());

  const answersTo = async (commune: ServedCommune): Promise<readonly Answered[]> => {
    served = commune;
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    expect(new Set(loaded.ok ? loaded.value.map(({ status }) => status) : [])).toEqual(new Set(["loaded"]));
    await scanCommune(trial.loading, { codeInsee: SMALL });
    await describeCommune(trial.loading, { codeInsee: SMALL });
    return answers(trial);
  };

  test("a commune gives the same facts, verdicts and plans however its source writes its rings", async () => {
    const expected = await answersTo(SERVED);
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.filter(({ plan }) => plan !== null).length).toBeGreaterThan(2);
    expect(expected.filter(({ verdict }) => verdict === "non").length).toBeGreaterThan(2);
    for (const [writing, rewrite] of Object.entries(WRITINGS))
      expect({ writing, answers: await answersTo(withRings(SERVED, HAMLET, rewrite)) }).toEqual({
        writing,
        answers: expected,
      });
  });
});
