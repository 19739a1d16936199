import { describe, expect, test } from "vitest";
import type { WrittenBilan, writeBilan } from "../document/write-bilan.ts";
import { balanced, example } from "../testing/documents.fixture.ts";

const developer = { ...example("lotisseur"), uncertainty: { draws: 0 } };
const lineOf = (bilan: WrittenBilan, code: string) => bilan.costs.lines.find((line) => line.code === code);
const french = (text: string | undefined): string => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
const onDay = (date: string) => ({ ...developer, purchase: { ...developer.purchase, date } });

describe("how sure a line is, and since when", () => {
  const bilan = balanced(developer);

  test("what was given is said to be given, not verified", () => {
    for (const code of ["prix", "geometre", "vrd-1", "moe", "interets", "frais-banque"])
      expect(lineOf(bilan, code), code).toMatchObject({ status: "donne", since: null, assumed: false });
  });

  test("what the law says has its status and its day", () => {
    expect(lineOf(bilan, "droits")).toMatchObject({ status: "verifie", since: "2014-01-01" });
    expect(lineOf(bilan, "csi")).toMatchObject({ status: "verifie", since: "2014-01-01" });
  });

  test("the notary's tariff is secondary from March 2026 on", () => {
    expect(lineOf(balanced(onDay("2026-02-28")), "emoluments")).toMatchObject({
      status: "verifie",
      since: "2021-01-01",
    });
    expect(lineOf(balanced(onDay("2026-03-01")), "emoluments")).toMatchObject({
      status: "secondaire",
      since: "2026-03-01",
    });
  });

  test("disbursements that nobody gave are to be confirmed, with the others", () => {
    expect(lineOf(bilan, "debours")).toMatchObject({ status: "a-confirmer", assumed: true });
    const told = bilan.warnings.find((warning) => warning.code === "montants-a-confirmer");
    expect(told?.sentence).toContain("débours et formalités");
    const given = { ...developer, purchase: { ...developer.purchase, disbursementsEur: 900 } };
    expect(lineOf(balanced(given), "debours")).toMatchObject({ status: "donne", assumed: false });
    expect(balanced(given).warnings.some((warning) => warning.code === "montants-a-confirmer")).toBe(false);
  });

  test("an amount of several figures has the status of the weakest, and says what it is made of", () => {
    const table = balanced({ ...developer, costs: {}, works: { lane: { lengthM: 70, areaM2: 560 } } });
    expect(french(lineOf(table, "geometre")?.formula)).toBe("1 800 € + 5 × 700 € (barème)");
    expect(lineOf(table, "geometre")).toMatchObject({ status: "a-confirmer", since: "2024-01-01", assumed: true });
    expect(lineOf(table, "vrd-eau")).toMatchObject({ status: "secondaire" });
    expect(french(lineOf(table, "etude-sol")?.formula)).toBe("1 000 € TTC ÷ 1,2 (barème)");
  });

  test("the rate of a loan may be given without the bank's fee", () => {
    const half = balanced({ ...developer, financing: { rate: 0.05 } });
    expect(lineOf(half, "interets")?.status).toBe("donne");
    expect(lineOf(half, "frais-banque")).toMatchObject({ status: "a-confirmer", assumed: true });
  });
});

describe("sales and taxes", () => {
  test("a sale says its rate, how sure its regime is, and since when", () => {
    const [lot] = balanced(developer).sales;
    expect(lot).toMatchObject({ vatRate: 0.2, status: "a-confirmer", since: "2014-01-01" });
    // 4 000 m² bought, 3 300 sold: the lane's part falls on the lots.
    expect(lot?.source).toContain("Le Rochefort");
    const unknown = { ...developer.purchase, boughtAs: "inconnu" };
    expect(balanced({ ...developer, purchase: unknown }).sales[0]?.status).toBe("a-confirmer");
    const lots = [{ areaM2: 550, priceEur: 110_000, count: 6, vat: "totale" }];
    expect(balanced({ ...developer, lots }).sales[0]?.status).toBe("donne");
    const [owned] = balanced(example("particulier")).sales;
    expect(owned).toMatchObject({ vatRate: null, since: null });
  });

  test("company tax after 2026 is secondary; given rates are given", () => {
    expect(balanced(developer).taxes[0]).toMatchObject({ status: "secondaire", since: "2026-01-01" });
    const tax = { kind: "IR", rate: 0.3, socialRate: 0.2 };
    expect(balanced({ ...developer, tax }).taxes[0]?.status).toBe("donne");
  });

  test("an owner's tax has its base, its rate and its text", () => {
    const [income, social] = balanced(example("particulier")).taxes;
    expect(income).toMatchObject({ baseEur: 20_280, rate: 0.19, amountEur: 3_853.2, status: "verifie" });
    expect(french(social?.formula)).toBe("42 334,50 € × 17,2 %");
  });
});

test("no line leaves without its status", () => {
  const statuses = ["donne", "verifie", "secondaire", "a-confirmer"];
  for (const name of ["particulier", "marchand-de-biens", "lotisseur"] as const) {
    const bilan: ReturnType<typeof writeBilan> = balanced(example(name));
    for (const line of [...bilan.costs.lines, ...bilan.taxes, ...bilan.sales, ...bilan.buyers.flatMap((b) => b.lines)])
      expect(statuses).toContain(line.status);
  }
});
