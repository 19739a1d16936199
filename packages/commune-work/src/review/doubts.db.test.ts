import { onBothHomes } from "@lotir/database/testing";
import { addCounts, communeProgress, countsOf, describeParcelles, doubtsOf } from "@lotir/territory/work";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeCommune } from "../describe/describe-commune.ts";
import { measureParcelle } from "../describe/measure-parcelle.ts";
import { loadCommune } from "../load-commune.ts";
import { scanCommune } from "../scan/scan-commune.ts";
import { storedCommune } from "../testing/sites-of.fixture.ts";
import { SMALL, serveSmall, startTrial, type Trial } from "../testing/trial.fixture.ts";

onBothHomes((home) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await startTrial(home, [serveSmall()]);
  });
  afterAll(() => trial.close());

  const said = async () => (await communeProgress(trial.database.territory, SMALL)).doubts;
  const thinkAgain = async (): Promise<void> => {
    await scanCommune(trial.loading, { codeInsee: SMALL });
    const answered = await describeCommune(trial.loading, { codeInsee: SMALL });
    expect(await said()).toEqual(answered);
  };

  test("a healthy commune raises no doubt, loaded then scanned", async () => {
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    expect(loaded.ok).toBe(true);
    expect(await said()).toEqual([]);
    await thinkAgain();
    expect(await said()).toEqual([]);
  });

  test("had its outlines come to the frontage clockwise, as they once did, it would say so", async () => {
    const commune = await storedCommune(trial.database, SMALL);
    const clockwise = commune.parcelles.map((parcelle) => ({
      ...parcelle,
      shape: parcelle.shape.map((piece) => piece.map((ring) => ring.toReversed())),
    }));
    const kindsOf = (parcelles: typeof commune.parcelles): readonly string[] => {
      const described = describeParcelles({ ...commune, parcelles });
      const counts = [...described.parcelles]
        .map((each) => countsOf(measureParcelle(each, described.around), undefined))
        .reduce(addCounts);
      return doubtsOf(counts, { zones: 0, buildings: 0 }).map(({ kind }) => kind);
    };
    expect(kindsOf(commune.parcelles)).toEqual([]);
    expect(kindsOf(clockwise)).toEqual(["no-free-edge"]);
  });

  test("with its limit drawn elsewhere, no edge is known to be free: it says so", async () => {
    const move = (degrees: number) =>
      sql`update territory.commune set contour = ST_Translate(contour, ${degrees}, 0) where code = ${SMALL}`.execute(
        trial.database.loading,
      );
    await move(1);
    await describeCommune(trial.loading, { codeInsee: SMALL });
    expect(await said()).toMatchObject([{ kind: "no-free-edge", among: "plots" }]);
    await move(-1);
  });

  test("with its streets drawn as one more parcel, all is refused for want of a road: it says so until it is mended", async () => {
    const { loading } = trial.database;
    await sql`insert into territory.loaded_parcelle
        (load_id, id, commune, is_beside, prefixe, section, numero, surface_m2, centre, geometry)
      select load_id, '06088000ZZ0001', ${SMALL}, true, '000', 'ZZ', '0001', 1e6, ST_Centroid(ST_Extent(geometry)::geometry),
        ST_Multi(ST_ForcePolygonCCW(ST_Difference(ST_Expand(ST_SetSRID(ST_Extent(geometry)::geometry, 4326), 0.001),
          ST_Buffer(ST_Union(ST_MakeValid(geometry)), 0))))
      from territory.parcelle group by load_id`.execute(loading);
    await thinkAgain();
    const found = await said();
    expect(found.map((doubt) => [doubt.kind, doubt.kind === "one-reason" && doubt.reason])).toEqual([
      ["no-free-edge", false],
      ["one-reason", "NO_ROAD"],
    ]);
    await sql`delete from territory.loaded_parcelle where id = '06088000ZZ0001'`.execute(loading);
    await thinkAgain();
    expect(await said()).toEqual([]);
  });

  test("with the buildings and the zones of another place, it says so", async () => {
    const { database } = trial;
    await sql`update territory.loaded_zone set geometry = ST_Translate(geometry, 1, 0)`.execute(database.loading);
    await sql`update territory.loaded_batiment set geometry = ST_Translate(geometry, 1, 0)`.execute(database.loading);
    await describeCommune(trial.loading, { codeInsee: SMALL });
    expect((await said()).map(({ kind }) => kind)).toEqual(["no-zone", "no-building"]);
  });
});
