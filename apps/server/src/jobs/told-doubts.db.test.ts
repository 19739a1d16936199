import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { communeToWire } from "../commune/commune-to-wire.ts";
import { COMMUNE, type JobTrial, openJobTrial } from "./job-trial.fixture.ts";

/** Half a degree to the east: buildings of another place, as a source that mixes its files up gives them. */
const elsewhere = (text: string): string =>
  text.replaceAll(/\[(7\.\d+),/g, (_, lon: string) => `[${(Number(lon) + 0.5).toFixed(7)},`);

onBothHomes((home) => {
  let database: Database;
  let server: SourceServer;
  let trial: JobTrial;
  beforeAll(async () => {
    database = await home.open();
    server = await startSourceServer({
      communes: [serveCommune(generateCommune({ seed: "essai-doutes", parcels: 80 }))],
    });
    trial = await openJobTrial(database, server.url);
  });
  afterAll(async () => {
    await trial?.close();
    await server?.close();
    await database?.close();
  });

  test("a commune with the buildings of another place is said to be checked, on the wire and in the log, until they come back", async () => {
    server.setFault("batiments", { kind: "rewrite", rewrite: elsewhere });
    await trial.jobs.start(COMMUNE);
    const doubted = await trial.until(({ scan }) => scan?.status === "loaded");
    const [sentence = ""] = communeToWire(doubted).doubts;
    expect(sentence).toMatch(/^Seules 0 parcelles portent un bâtiment, pour \d+ bâtiments chargés/);
    expect(trial.doubts.map(({ kind }) => kind)).toContain("no-building");

    server.setFault("batiments", undefined);
    await trial.jobs.start(COMMUNE, { layer: "batiments" });
    const healthy = await trial.until(({ doubts, version }) => doubts.length === 0 && version !== doubted.version);
    expect(communeToWire(healthy).doubts).toEqual([]);
    expect(trial.bugs).toEqual([]);
  });
});
