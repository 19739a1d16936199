import { expect, test } from "vitest";
import { type Judged, judgeOperation } from "./viability.ts";

const lines = { marginEur: 100_000, marginLowEur: 20_000, marginHighEur: 180_000, netRate: 0.2, unpricedHouses: 0 };
const judged = (change: Partial<Omit<Judged, "lines">> = {}, money: Partial<Judged["lines"]> = {}) =>
  judgeOperation({ verdict: "oui", compliance: [], ...change, lines: { ...lines, ...money } });
const broken = {
  rule: "Emprise au sol",
  lot: "A",
  verdict: "non-conforme",
  reason: "45 % pour 40 %",
  quote: null,
  page: null,
  article: null,
} as const;

test("« projet viable » is said where plan, rules and money hold, and nowhere else", () => {
  expect(judged().words).toBe("projet viable");
  expect(judged({ verdict: "a-verifier" }).words).toBe("rentable, plan à vérifier");
  expect(judged({ verdict: "non-analysee" }).words).not.toMatch(/viable/);
  expect(judged({ compliance: [broken] }).words).toBe("le plan enfreint une règle");
  expect(judged({}, { netRate: 0.01 }).words).toBe("rentabilité insuffisante");
});

test("a loss is told from one that the prices may still mend", () => {
  expect(judged({}, { marginEur: -1, netRate: -0.01 })).toEqual({ tone: "loss", words: "perte au prix du marché" });
  expect(judged({}, { marginEur: -9, marginHighEur: -1, netRate: -0.1 }).words).toBe("perte à tous les prix");
  expect(judged({}, { unpricedHouses: 1 })).toEqual({ tone: "unknown", words: "marge incomplète" });
});
