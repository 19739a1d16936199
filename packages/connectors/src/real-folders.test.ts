import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { serveFolder } from "@lotir/demo";
import { describeFailure } from "@lotir/foncier";
import { describe, expect, test } from "vitest";
import { type Bench, bench } from "./sources.fixture.ts";

const at = (name: string): string => fileURLToPath(new URL(`../../../../shared/data/${name}`, import.meta.url));
const LATRESNE = at("latresne-33234");
const GENNES = at("gennes-25267");

const counted = async (use: Bench, codeInsee: string) => {
  const first = await use.connectors.fetchParcelles({ codeInsee, sink: () => undefined });
  const second = await use.connectors.fetchBatiments({ codeInsee, sink: () => undefined });
  expect([first.ok, second.ok]).toEqual([true, true]);
  return { parcelles: first.ok && first.value.read, batiments: second.ok && second.value.read };
};

describe("folders of real files, through the connectors", () => {
  test("Latresne: every layer it has", async (ctx) => {
    if (!existsSync(LATRESNE)) ctx.skip("../shared/data is not here");
    const use = await bench([serveFolder({ codeInsee: "33234", folder: LATRESNE })]);
    expect(await counted(use, "33234")).toEqual({ parcelles: 4344, batiments: 3513 });
    const zones = await use.connectors.fetchZones({ partition: "DU_33234" });
    expect(zones.ok && zones.value.value.length).toBe(55);
    const years = await Promise.all(
      [2020, 2021, 2022, 2023, 2024, 2025].map((year) => use.connectors.fetchDvfYear({ codeInsee: "33234", year })),
    );
    expect(years.map((year) => year.ok && year.value.status)).toEqual(["absent", ...Array(5).fill("present")]);
    const vintages = years.map((year) => year.ok && year.value.status === "present" && year.value.provenance.vintage);
    expect(vintages[1]).toMatch(/^2025-12-/);
    expect(new Set(vintages.slice(1)).size).toBe(1);
    const roads = await use.connectors.fetchTroncons({ box: { west: -1, south: 44, east: 0, north: 45 } });
    expect(roads.ok === false && roads.failure.kind).toBe("not-published");
    const commune = await use.connectors.fetchCommune({ codeInsee: "33234" });
    expect(commune.ok && commune.value?.value).toMatchObject({
      nom: "Latresne",
      codesPostaux: ["33360"],
      contour: undefined,
    });
    await use.close();
  });

  test("Gennes: capital attributes, an empty zone", async (ctx) => {
    if (!existsSync(GENNES)) ctx.skip("../shared/data is not here");
    const use = await bench([serveFolder({ codeInsee: "25267", folder: GENNES })]);
    expect(await counted(use, "25267")).toEqual({ parcelles: 851, batiments: 325 });
    const zones = await use.connectors.fetchZones({ partition: "DU_25267" });
    expect(zones.ok && zones.value.value.length).toBe(26);
    expect(zones.ok && zones.value.value.filter(({ outline }) => outline.length === 0)).toHaveLength(1);
    const roads = await use.connectors.fetchTroncons({ box: { west: 6, south: 47, east: 6.3, north: 47.4 } });
    expect(roads.ok && roads.value.value.length).toBe(182);
    const widths = roads.ok ? roads.value.value.map(({ largeurDeChaussee }) => largeurDeChaussee) : [];
    expect(widths.some((width) => width === 5.5)).toBe(true);
    expect(widths).not.toContain(0);
    const sales = await use.connectors.fetchDvfYear({ codeInsee: "25267", year: 2023 });
    expect(sales).toMatchObject({ ok: true, value: { status: "absent" } });
    await use.close();
  });
});

describe("a folder whose files are damaged", () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-abime-"));
  const zone = (geometry: unknown) => ({ type: "Feature", properties: { libelle: "U", typezone: "U" }, geometry });
  const square = {
    type: "Polygon",
    coordinates: [
      [
        [2, 48],
        [2.1, 48],
        [2.1, 48.1],
        [2, 48],
      ],
    ],
  };
  const text = (features: readonly unknown[]): string => JSON.stringify({ type: "FeatureCollection", features });
  const parcelle = { type: "Feature", id: "99001000AB0001", properties: {}, geometry: square };
  const csv = "id_mutation,date_mutation\n1,2024-01-01\n";

  test.each([
    [
      "zones with NaN",
      "zone_urba.json",
      text([zone(square), zone(square)]).replace(/2\.1(?!.*2\.1)/, "NaN"),
      "objet n° 2",
    ],
    ["zones without geometry", "zone_urba.json", text([zone(square), zone(null)]), "objet n° 2) : aucune géométrie"],
    ["zones cut short", "zone_urba.json", text([zone(square)]).slice(0, -9), "coupée"],
    ["a gzip of parcels cut short", "parcelles.json.gz", gzipSync(text([parcelle])).subarray(0, 60), "coupée"],
    ["a gzip of sales cut short", "dvf/2024.csv.gz", gzipSync(csv.repeat(9)).subarray(0, 30), "ventes 2024"],
    ["sales without a column", "dvf/2024.csv", csv, "colonne obligatoire absente"],
  ])("%s: said as they are", async (_, name, content, sentence) => {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, "dvf"), { recursive: true });
    writeFileSync(join(folder, "parcelles.json"), text([parcelle]));
    if (name.startsWith("parcelles")) rmSync(join(folder, "parcelles.json"));
    writeFileSync(join(folder, name), content);
    const use = await bench([serveFolder({ codeInsee: "99001", folder })]);
    const known = await use.connectors.fetchCommune({ codeInsee: "99001" });
    expect(known.ok && known.value?.value.codeInsee).toBe("99001");
    const answers = [
      await use.connectors.fetchParcelles({ codeInsee: "99001", sink: () => undefined }),
      await use.connectors.fetchZones({ partition: "DU_99001" }),
      await use.connectors.fetchDvfYear({ codeInsee: "99001", year: 2024 }),
    ];
    const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    const said = failures.filter(({ kind }) => kind !== "not-published").map(describeFailure);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
    await use.close();
  });
});
