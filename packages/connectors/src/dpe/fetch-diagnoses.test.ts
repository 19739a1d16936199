import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, bench, servedDemo } from "../sources.fixture.ts";

const codeInsee = "06999";
const row = (numero: string) => ({
  numero_dpe: numero,
  code_insee_ban: codeInsee,
  _geopoint: "43.7,7.3",
  type_batiment: "maison",
});
const served = (content: unknown) => ({
  ...servedDemo(),
  diagnostics: async () => ({
    bytes: Buffer.from(JSON.stringify(content)),
    isGzip: false,
    modified: new Date("2026-10-01"),
  }),
});

let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());

const fetchedFrom = async (content: unknown) => {
  const use = await bench([served(content)]);
  try {
    return await use.connectors.fetchDiagnoses({ codeInsee });
  } finally {
    await use.close();
  }
};

test("the diagnoses of the island are read from its own server", async () => {
  const fetched = await own.connectors.fetchDiagnoses({ codeInsee });
  expect(fetched.ok && fetched.value.value.kept.length).toBeGreaterThan(10);
});

test("a commune that nothing tells of has no diagnosis on file", async () => {
  expect(await fetchedFrom([])).toMatchObject({ ok: true, value: { value: { kept: [], leftOut: [] } } });
});

test.each([
  ["a page", { total: 2, results: [row("A"), { ...row("B"), code_insee_ban: "06088" }] }],
  ["a bare list", [row("A"), { ...row("B"), code_insee_ban: "06088" }]],
])("%s: kept, or left out with its reason", async (_, content) => {
  const fetched = await fetchedFrom(content);
  expect(fetched).toMatchObject({
    ok: true,
    value: {
      value: { kept: [{ numero: "A" }], leftOut: [{ reason: "autre-commune" }] },
      provenance: { vintage: "2026-10-01" },
    },
  });
});

test("what is no page is told as malformed", async () => {
  expect(await fetchedFrom({ erreur: "quota" })).toMatchObject({ ok: false, failure: { kind: "malformed" } });
});

test("too many questions: asked again, then refused", async () => {
  own.server.setFault("diagnostics", { kind: "refuse", status: 403 });
  expect(await own.connectors.fetchDiagnoses({ codeInsee })).toMatchObject({
    ok: false,
    failure: { kind: "refused", status: 403 },
  });
  own.server.setFault("diagnostics", { kind: "refuse", status: 429, retryAfter: "0", times: 1 });
  expect(await own.connectors.fetchDiagnoses({ codeInsee })).toMatchObject({ ok: true });
});
