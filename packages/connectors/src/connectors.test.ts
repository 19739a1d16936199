import { rewriting, type ServedCommune } from "@lotir/demo";
import { describeFailure, parcelleId } from "@lotir/foncier";
import { canonicalRings } from "@lotir/geometry";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CadastreParcelle } from "./cadastre/fetch-parcelles.ts";
import { type Bench, bench, demoCommune, servedDemo } from "./sources.fixture.ts";

const codeInsee = "06999";
let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());
afterEach(() => {
  for (const layer of ["communes", "parcelles", "batiments", "dvf", "zones", "voies", "adresses", "documents"] as const)
    own.server.setFault(layer, undefined);
});

const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

const parcelles = async (use: Bench = own) => {
  const found: CadastreParcelle[] = [];
  let longest = 0;
  const sink = (lot: readonly CadastreParcelle[]): void => {
    longest = Math.max(longest, lot.length);
    found.push(...lot);
  };
  const read = await use.connectors.fetchParcelles({ codeInsee, sink });
  return { read, found, longest };
};

describe("the demonstration commune, through the connectors", () => {
  test("every parcel, by lots, with its edition", async () => {
    const { read, found, longest } = await parcelles();
    const demo = demoCommune();
    expect(found.map(({ id }) => id)).toEqual(demo.parcelles.map(({ id }) => id));
    expect(longest).toBeLessThanOrEqual(500);
    expect(read).toMatchObject({
      ok: true,
      value: {
        read: demo.parcelles.length,
        provenance: { vintage: "2026-09-01", fetchedOn: "2026-11-20", licence: "Données fictives, sans valeur" },
      },
    });
    expect(read.ok && read.value.provenance.source).toContain("données fictives");
  });

  test("some parcels have no contenance: unknown, not zero", async () => {
    const { found } = await parcelles();
    const without = demoCommune().parcelles.filter(({ properties }) => properties.contenance === undefined).length;
    expect(without).toBeGreaterThan(0);
    expect(found.filter(({ contenance }) => contenance === undefined)).toHaveLength(without);
  });

  test("buildings, hard and light", async () => {
    const kinds = new Set<string | undefined>();
    const read = await own.connectors.fetchBatiments({
      codeInsee,
      sink: (lot) => {
        for (const { construction } of lot) kinds.add(construction);
      },
    });
    expect(read.ok && read.value.read).toBe(demoCommune().batiments.length);
    expect(kinds).toEqual(new Set(["dur", "leger"]));
  });

  test("sales of a year, and a year without a file", async () => {
    const year = await own.connectors.fetchDvfYear({ codeInsee, year: 2023 });
    const rows = (demoCommune().dvf.get(2023) ?? "").trim().split("\n").length - 1;
    expect(year.ok && year.value.status === "present" && year.value.lines.length).toBe(rows);
    const absent = await own.connectors.fetchDvfYear({ codeInsee, year: 2019 });
    expect(absent).toEqual({ ok: true, value: { status: "absent", year: 2019 } });
  });

  test.each(["57463", "67482", "68224", "97611"])(
    "no sale is published where %s stands: nothing is asked",
    async (code) => {
      const before = own.server.requests.length;
      const year = await own.connectors.fetchDvfYear({ codeInsee: code, year: 2024 });
      expect(year.ok === false && year.failure.kind).toBe("not-published");
      expect(own.server.requests.length).toBe(before);
    },
  );

  test("zones by partition and by place, each once", async () => {
    const all = await own.connectors.fetchZones({ partition: `DU_${codeInsee}` });
    expect(all.ok && all.value.value.length).toBe(demoCommune().zones.length);
    const commune = await own.connectors.fetchCommune({ codeInsee });
    const contour = (commune.ok && commune.value?.value.contour) || canonicalRings([]);
    const inside = await own.connectors.fetchZones({ within: contour });
    expect(inside.ok && inside.value.value.length).toBe(demoCommune().zones.length);
    expect(inside.ok && new Set(inside.value.value.map(({ typezone }) => typezone))).toEqual(
      new Set(["U", "AUc", "AUs", "A", "N"]),
    );
  });

  test("prescriptions: none where every kind says so, each with its nature where some are drawn, unknown where one does not answer", async () => {
    const commune = await own.connectors.fetchCommune({ codeInsee });
    const within = (commune.ok && commune.value?.value.contour) || canonicalRings([]);
    expect(await own.connectors.fetchPrescriptions({ within })).toEqual({ ok: true, value: [] });
    expect(await own.connectors.fetchPrescriptions({ partition: `DU_${codeInsee}` })).toEqual({ ok: true, value: [] });
    expect((await own.connectors.fetchPrescriptions({ partition: "DU_06000" })).ok).toBe(false);
    own.server.setFault("prescriptions", { kind: "refuse", status: 400 });
    expect((await own.connectors.fetchPrescriptions({ within })).ok).toBe(false);
    own.server.setFault("prescriptions", undefined);
    const [zone] = demoCommune().zones;
    const drawn = (typepsc: string, libelle: string) => ({ ...zone, properties: { typepsc, libelle } });
    const at = (within[0]?.[0] ?? []).slice(0, 2);
    const line = { type: "LineString" as const, coordinates: at };
    const prescriptions = async () =>
      [
        drawn("01", "Espace boisé classé"),
        drawn("5", "ER 12"),
        drawn("07", "Élément de paysage"),
        { ...drawn("01", "Alignement d'arbres"), geometry: line },
      ] as Awaited<ReturnType<NonNullable<ServedCommune["prescriptions"]>>>;
    const wooded = await bench([{ ...servedDemo(), prescriptions }]);
    const told = await wooded.connectors.fetchPrescriptions({ within });
    expect(told.ok && told.value.map(({ nature, label }) => [nature, label])).toEqual([
      ["ebc", "Espace boisé classé"],
      ["emplacement-reserve", "ER 12"],
      ["a-lire", "Élément de paysage"],
      ["a-lire", "Alignement d'arbres"],
    ]);
    await wooded.close();
  });

  test("an empty zone answer is an empty list, and the municipality says whether the national rules apply", async () => {
    expect(await own.connectors.fetchZones({ partition: "DU_06000" })).toMatchObject({
      ok: true,
      value: { value: [] },
    });
    const known = await own.connectors.fetchMunicipality({ codeInsee });
    expect(known.ok && known.value?.value.isRnu).toBe(false);
    expect(await own.connectors.fetchMunicipality({ codeInsee: "06000" })).toEqual({ ok: true, value: undefined });
  });

  test("communes: two letters, accents or not, by code, unknown", async () => {
    expect(await own.connectors.searchCommunes({ nom: "i", limit: 5 })).toEqual({ ok: true, value: undefined });
    for (const nom of ["ile", "Île-Sainte", "mirande"]) {
      const found = await own.connectors.searchCommunes({ nom, limit: 5 });
      expect(found.ok && found.value?.value.map((commune) => commune.codeInsee)).toEqual([codeInsee]);
    }
    expect(await own.connectors.fetchCommune({ codeInsee: "06000" })).toEqual({ ok: true, value: undefined });
  });

  test("an address, the address of a place, a parcel by its reference", async () => {
    const [first] = demoCommune().addresses;
    const text = `${first?.numero} ${first?.voie}`;
    const found = await own.connectors.searchPlaces({ text, limit: 3 });
    expect(found.ok && found.value?.value[0]?.label).toContain(text);
    const back = await own.connectors.reversePlace({ at: first?.at ?? [0, 0] });
    expect(back.ok && back.value?.value.distance).toBe(0);
    const id = parcelleId(demoCommune().parcelles[10]?.id ?? "");
    const parcelle = await own.connectors.searchParcelle({ id });
    expect(parcelle.ok && parcelle.value?.value.id).toBe(id);
  });
});

const stretched = (more: Partial<ServedCommune>): ServedCommune => ({ ...servedDemo(), ...more });

describe("answers too long for one request", () => {
  test("roads are asked page after page, each road once", async () => {
    const { voies } = demoCommune();
    const many = [0, 1, 2, 3].flatMap((copy) =>
      voies.map((voie) => ({
        ...voie,
        properties: { ...voie.properties, cleabs: `${voie.properties.cleabs}-${copy}` },
      })),
    );
    const use = await bench([stretched({ voies: async () => many })]);
    const roads = await use.connectors.fetchTroncons({ box: { west: 7.2, south: 43.5, east: 7.4, north: 43.7 } });
    expect(many.length).toBeGreaterThan(2_000);
    expect(roads.ok && new Set(roads.value.value.map(({ id }) => id)).size).toBe(many.length);
    expect(use.server.requests.length).toBe(Math.ceil((many.length + 1) / 1_000));
    await use.close();
  });

  test("the communes of a box, with their limits", async () => {
    const box = { west: 7.2, south: 43.5, east: 7.4, north: 43.7 };
    const around = await own.connectors.fetchCommunesAround({ box });
    if (!around.ok) throw new Error(describeFailure(around.failure));
    expect(around.value.value.map(({ codeInsee: code }) => code)).toContain(codeInsee);
    expect(around.value.value[0]?.contour[0]?.[0]?.length).toBeGreaterThan(3);
    const away = await own.connectors.fetchCommunesAround({ box: { west: 2, south: 48, east: 2.1, north: 48.1 } });
    expect(away).toMatchObject({ ok: true, value: { value: [] } });
  });

  test("Paris, Lyon and Marseille are asked again by arrondissement, and never kept whole", async () => {
    const city = stretched({});
    const use = await bench([{ ...city, codeInsee: "69123" }, city]);
    const box = { west: 7.2, south: 43.5, east: 7.4, north: 43.7 };
    const around = await use.connectors.fetchCommunesAround({ box });
    expect(around.ok && around.value.value.map(({ codeInsee: code }) => code)).toEqual([codeInsee]);
    expect(use.server.requests.map(({ path }) => new URL(path, "http://x").searchParams.get("TYPENAMES"))).toEqual([
      "BDTOPO_V3:commune",
      "BDTOPO_V3:arrondissement_municipal",
    ]);
    await use.close();
  });

  test("a box beside the island holds no road", async () => {
    const roads = await own.connectors.fetchTroncons({ box: { west: 2, south: 48, east: 2.1, north: 48.1 } });
    expect(roads).toMatchObject({ ok: true, value: { value: [] } });
  });

  test.each([
    [4_999, true],
    [5_000, false],
  ])("%i zones at once: whole is %s", async (count, isWhole) => {
    const [zone] = demoCommune().zones;
    const zones = Array.from({ length: count }, () => zone).flatMap((each) => (each ? [each] : []));
    const use = await bench([stretched({ zones: async () => zones })]);
    const answer = await use.connectors.fetchZones({ partition: `DU_${codeInsee}` });
    expect(answer.ok).toBe(isWhole);
    if (!answer.ok) expect(answer.failure).toMatchObject({ kind: "cut-answer", received: 5_000 });
    await use.close();
  });
});

describe("what cannot be understood is refused with its place", () => {
  const source = "Cadastre (Etalab, DGFiP) — données fictives de démonstration";
  const wrong = (where: string, issue: string): string =>
    `La réponse de ${source} est illisible (parcelles${where}) : ${issue}.`;

  test.each([
    ["NaN", rewriting.withNaN(7), wrong(", objet n° 7", "une coordonnée ou une valeur n’est pas un nombre (NaN)")],
    [
      "swapped coordinates",
      rewriting.withSwappedCoordinates(3),
      wrong(", objet n° 3", "coordonnées inversées (latitude avant longitude)"),
    ],
    ["no geometry", rewriting.withoutGeometry(12), wrong(", objet n° 12", "aucune géométrie")],
    [
      "text for a number",
      rewriting.withText('"contenance":', '"contenance":"grand","was":'),
      wrong(", objet n° 1", "l’attribut « contenance » devrait être un nombre"),
    ],
    [
      "a foreign id",
      rewriting.withText('"properties":{"id":"06999000', '"properties":{"id":"XX'),
      wrong(", objet n° 1", "« XXAB0001 » n’est pas un identifiant de parcelle"),
    ],
    [
      "a page of HTML",
      { kind: "rewrite", rewrite: () => "<html>maintenance</html>" } as const,
      wrong("", "aucune liste « features »"),
    ],
  ])("%s", async (_, fault, sentence) => {
    own.server.setFault("parcelles", fault);
    const { read } = await parcelles();
    expect(read.ok).toBe(false);
    if (!read.ok) expect(spaced(describeFailure(read.failure))).toBe(sentence);
  });

  test("a zone without its libelle", async () => {
    own.server.setFault("zones", rewriting.withoutAttribute("libelle"));
    const zones = await own.connectors.fetchZones({ partition: `DU_${codeInsee}` });
    expect(zones.ok === false && zones.failure).toMatchObject({
      kind: "malformed",
      where: "zone_urba, objet n° 1",
      issue: "l’attribut « libelle » est absent",
    });
  });

  test("sales without a column the product needs", async () => {
    own.server.setFault("dvf", rewriting.withoutColumn("valeur_fonciere"));
    const year = await own.connectors.fetchDvfYear({ codeInsee, year: 2024 });
    expect(year.ok === false && year.failure).toMatchObject({ kind: "malformed", where: "ventes 2024, ligne 1" });
    expect(year.ok === false && describeFailure(year.failure)).toContain("valeur_fonciere");
  });

  test("unknown attributes are fine", async () => {
    own.server.setFault("parcelles", {
      kind: "rewrite",
      rewrite: (text) => text.replaceAll('"prefixe":', '"inconnu":{"a":[1]},"prefixe":'),
    });
    expect((await parcelles()).read.ok).toBe(true);
  });
});

describe("sources that misbehave", () => {
  test("a gzip cut half-way says how much was received", async () => {
    own.server.setFault("parcelles", { kind: "cut" });
    const { read, found } = await parcelles();
    expect(read.ok === false && read.failure.kind).toBe("cut-answer");
    expect(read.ok === false && "received" in read.failure && read.failure.received).toBeGreaterThanOrEqual(
      found.length,
    );
  });

  test.each(["parcelles", "dvf"] as const)("a bomb in %s", async (layer) => {
    const use = await bench(undefined, { decompressedBytes: 2_000_000 });
    use.server.setFault(layer, { kind: "bomb", bytes: 40_000_000 });
    const read =
      layer === "dvf" ? await use.connectors.fetchDvfYear({ codeInsee, year: 2024 }) : (await parcelles(use)).read;
    const failure = read.ok === false && read.failure;
    expect(failure).toMatchObject({ kind: "too-large" });
    await use.close();
  });

  test.each([
    ["dead", { kind: "dead" } as const, "unreachable"],
    ["500", { kind: "refuse", status: 500 } as const, "refused"],
    ["endless", { kind: "endless" } as const, "too-large"],
    ["heavy", { kind: "heavy", bytes: 3_000_000 } as const, "too-large"],
    ["redirected away", { kind: "redirect", to: "http://169.254.169.254/" } as const, "forbidden-address"],
  ])("%s: its layer fails, the others answer", async (_, fault, kind) => {
    const use = await bench(undefined, { receivedBytes: 2_000_000 });
    use.server.setFault("parcelles", fault);
    const { read, found } = await parcelles(use);
    expect(read.ok === false && read.failure.kind).toBe(kind);
    expect(found).toEqual([]);
    expect((await use.connectors.fetchDvfYear({ codeInsee, year: 2024 })).ok).toBe(true);
    await use.close();
  });

  test("one reset, then the whole file", async () => {
    own.server.setFault("parcelles", { kind: "reset", times: 1 });
    const { read, found } = await parcelles();
    expect(read.ok).toBe(true);
    expect(found.length).toBe(demoCommune().parcelles.length);
  });

  test.each([
    ["silent", { kind: "silent" } as const],
    ["stalled", { kind: "stalled" } as const],
  ])("%s for ever", async (_, fault) => {
    const use = await bench(undefined, { headersMs: 80, idleMs: 80, tries: 1 });
    use.server.setFault("parcelles", fault);
    const { read } = await parcelles(use);
    expect(read.ok === false && read.failure.kind).toBe("timeout");
    await use.close();
  });

  test("a sink that stops stops the reading, with its own error", async () => {
    const reading = own.connectors.fetchParcelles({
      codeInsee,
      sink: () => {
        throw new Error("disque plein");
      },
    });
    await expect(reading).rejects.toThrow("disque plein");
  });

  test("an abort between two lots", async () => {
    const stop = new AbortController();
    let lots = 0;
    const reading = own.connectors.fetchParcelles({
      codeInsee,
      signal: stop.signal,
      sink: () => {
        lots += 1;
        stop.abort(new Error("annulé"));
      },
    });
    await expect(reading).rejects.toThrow("annulé");
    expect(lots).toBe(1);
  });
});
