import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateCommune } from "../commune/generate-commune.ts";
import { serveCommune } from "./serve-commune.ts";
import { serveFolder } from "./serve-folder.ts";
import { type SourceServer, startSourceServer } from "./start-source-server.ts";

const small = generateCommune({ seed: "serveur", parcels: 200 });
const folder = mkdtempSync(join(tmpdir(), "lotir-dossier-"));
const parcelle = {
  type: "Feature",
  id: "99001000AB0001",
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [2, 48],
        [2.001, 48],
        [2.001, 48.001],
        [2, 48],
      ],
    ],
  },
  properties: { id: "99001000AB0001" },
};
writeFileSync(join(folder, "parcelles.geojson"), JSON.stringify({ type: "FeatureCollection", features: [parcelle] }));

let server: SourceServer;
beforeAll(async () => {
  server = await startSourceServer({
    communes: [serveCommune(small), serveFolder({ codeInsee: "99001", folder, nom: "Essai" })],
  });
});
afterAll(() => server.close());

const ask = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
const cadastre = (code: string, layer: string): string =>
  `/data/etalab-cadastre/latest/geojson/communes/${code.slice(0, 2)}/${code}/cadastre-${code}-${layer}.json.gz`;

describe("startSourceServer", () => {
  test("listens on this machine only", () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test("sends a plain file of a folder gzipped where the path says so, with its date", async () => {
    const answer = await ask(cadastre("99001", "parcelles"));
    const content = JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString("utf8"));
    expect(content.features).toHaveLength(1);
    expect(answer.headers.get("last-modified")).toBeTruthy();
  });

  test.each([
    cadastre("99001", "batiments"),
    cadastre("75056", "parcelles"),
    "/geo-dvf/latest/csv/2024/communes/99/99001.csv",
    "/geo-dvf/latest/csv/2019/communes/06/06999.csv",
    "/communes/99999",
    "/anything/else",
    "/data/etalab-cadastre/latest/geojson/communes/99/99001/../../../../../etc/passwd",
  ])("answers 404 to %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("a gzipped file of sales is told by its year", async () => {
    const inside = mkdtempSync(join(tmpdir(), "lotir-dossier-"));
    const { mkdirSync } = await import("node:fs");
    mkdirSync(join(inside, "dvf"));
    writeFileSync(
      join(inside, "dvf", "99001-2023.csv.gz"),
      gzipSync("id_mutation,nom_commune,code_postal\n1,Essai,99000\n"),
    );
    const commune = serveFolder({ codeInsee: "99001", folder: inside });
    expect((await commune.dvf(2023))?.isGzip).toBe(true);
    expect(await commune.dvf(2022)).toBeUndefined();
    expect(await commune.identity()).toMatchObject({ nom: "Essai", codesPostaux: ["99000"] });
  });

  test("a fault lasts as long as it is set, on its layer only", async () => {
    server.setFault("dvf", { kind: "refuse", status: 503, retryAfter: "3", times: 1 });
    const path = "/geo-dvf/latest/csv/2024/communes/06/06999.csv";
    const first = await ask(path);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "3"]);
    expect((await ask(path)).status).toBe(200);
    server.setFault("dvf", { kind: "dead" });
    await expect(ask(path)).rejects.toThrow();
    expect((await ask("/communes?nom=mirande")).status).toBe(200);
    server.setFault("dvf", undefined);
    expect((await ask(path)).status).toBe(200);
  });
});
