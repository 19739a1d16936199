import { expect, test } from "vitest";
import { tellDepartementEnd } from "./tell-departement-end.ts";

const commune = (codeInsee: string) => ({ codeInsee, nom: `Commune ${codeInsee}`, population: 1, surfaceHa: 1 });
const loaded = (code: string) => ({ commune: commune(code), outcome: { kind: "loaded", ms: 1_000 } as const });
const already = (code: string) => ({ commune: commune(code), outcome: { kind: "already" } as const });
const failed = (code: string) => ({ commune: commune(code), outcome: { kind: "failed", sentence: "Panne." } as const });

test("tout est chargé : une phrase, et rien à redire", () => {
  const end = tellDepartementEnd({
    departement: "33",
    communes: 2,
    told: [loaded("a"), already("b")],
    stopped: undefined,
  });
  expect(end).toEqual({ sentences: ["Département 33 : 1 commune chargée, 1 l’était déjà."], code: 0 });
});

test("ce qui a échoué est nommé avec sa raison, et se reprend", () => {
  const { sentences, code } = tellDepartementEnd({
    departement: "2A",
    communes: 2,
    told: [loaded("a"), failed("2A004")],
    stopped: undefined,
  });
  expect(sentences[0]).toBe("Département 2A : 1 commune chargée, 1 a échoué.");
  expect(sentences[1]).toContain("2A004 Commune 2A004 : Panne.");
  expect(sentences[2]).toContain("relancez la même commande");
  expect(code).toBe(1);
});

test.each([
  ["asked", "Arrêté"],
  ["away", "ne répond plus"],
  ["full", "plein"],
  ["busy", "trop occupée"],
] as const)("arrêté avant la fin (%s), il le dit et compte ce qui reste", (stopped, word) => {
  const { sentences, code } = tellDepartementEnd({ departement: "33", communes: 9, told: [loaded("a")], stopped });
  expect(sentences[0]).toContain("8 restent à charger");
  expect(sentences.at(-1)).toContain(word);
  expect(code).toBe(1);
});
