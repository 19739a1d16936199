import type { ServedRisk } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, bench, servedDemo } from "../sources.fixture.ts";
import { readStatus } from "./risk.ts";

const at = [7.288, 43.598] as const;

const served = (risks: Readonly<Record<string, ServedRisk>>) => ({
  ...servedDemo(),
  risks: () => ({ naturels: risks, cavites: [] }),
});

let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());

const reportOf = async (risks: Readonly<Record<string, ServedRisk>>) => {
  const use = await bench([served(risks)]);
  try {
    const answer = await use.connectors.fetchRiskReport({ at });
    return answer.ok ? answer.value.value.findings : answer.failure;
  } finally {
    await use.close();
  }
};

test.each([
  ["Risque Existant - faible", { status: "present", level: "faible" }],
  ["Risque Existant", { status: "present", level: undefined }],
  ["Risque non Concerné", { status: "absent", level: undefined }],
  ["Risque non Connu", { status: "unknown", level: undefined }],
  ["Risque Inconnu", { status: "unknown", level: undefined }],
  [null, { status: "unknown", level: undefined }],
])("%s", (words, read) => expect(readStatus(words)).toEqual(read));

test("what is present in the commune is said of the commune, never of the address", async () => {
  const findings = await reportOf({
    inondation: {
      present: true,
      libelle: "Inondation",
      libelleStatutCommune: "Risque Existant",
      libelleStatutAdresse: "Risque non Connu",
    },
    seisme: {
      present: true,
      libelle: "Séisme",
      libelleStatutCommune: "Risque Existant",
      libelleStatutAdresse: "Risque non Concerné",
    },
  });
  expect(findings).toMatchObject([
    { risk: "inondation", status: "present", of: "commune" },
    { risk: "seisme", status: "absent", of: "adresse" },
    { risk: "argile", status: "unknown" },
    { risk: "radon", status: "unknown" },
  ]);
});

test("what is said of the commune is kept apart, whatever is said of the address", async () => {
  const use = await bench([
    served({
      inondation: {
        present: true,
        libelle: "Inondation",
        libelleStatutCommune: "Risque Existant",
        libelleStatutAdresse: "Risque non Concerné",
      },
    }),
  ]);
  const answer = await use.connectors.fetchRiskReport({ at });
  await use.close();
  expect(answer.ok && answer.value.value.ofCommune.slice(0, 2)).toEqual([
    { risk: "inondation", status: "present", words: "Risque Existant" },
    { risk: "seisme", status: "unknown", words: "" },
  ]);
});

test("the question puts the longitude first, as the source reads it", async () => {
  await own.connectors.fetchRiskReport({ at });
  expect(own.server.requests.at(-1)?.path).toContain("latlon=7.288000%2C43.598000");
});

test("cavities are counted, quarries apart", async () => {
  const answer = await own.connectors.fetchCavities({ at });
  expect(answer.ok && answer.value.value.map(({ risk }) => risk)).toEqual(["cavites", "carrieres"]);
});

test("a source in failure is a failure, never an absence of risk", async () => {
  own.server.setFault("risques", { kind: "refuse", status: 500 });
  expect(await own.connectors.fetchRiskReport({ at })).toMatchObject({ ok: false, failure: { kind: "refused" } });
  expect(await own.connectors.fetchCavities({ at })).toMatchObject({ ok: false });
  own.server.setFault("risques", undefined);
});
