import fc from "fast-check";
import { expect, test } from "vitest";
import { type LotTableQuestion, lotTable } from "./lot-table.ts";
import { dividedGround } from "./piece-ground.fixture.ts";

const asked = (changes: Partial<LotTableQuestion> = {}): LotTableQuestion => ({
  lots: dividedGround().lots,
  others: [],
  groundArea: 1200,
  cadastralArea: 1210,
  status: "graphic",
  ...changes,
});
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test("les lots font le terrain, et l'écart avec la contenance est dit", () => {
  const { table, sumsUp, sentences } = lotTable(asked());
  expect(sumsUp).toBe(true);
  expect(table.foot?.map(plain)).toEqual(["Total", "1 200,00 m²", ""]);
  expect(plain(sentences.join(" "))).toContain("Contenance cadastrale : 1 210,00 m², soit 10,00 m² d'écart");
});

test("une somme qui n'est pas celle du terrain est dite, un millième près", () => {
  expect(lotTable(asked({ groundArea: 1201.19 })).sumsUp).toBe(true);
  expect(lotTable(asked({ groundArea: 1201.21 })).sumsUp).toBe(false);
  expect(plain(lotTable(asked({ groundArea: 1300 })).sentences[0] ?? "")).toContain("diffère de 100,00 m²");
});

test("le total écrit est celui des surfaces écrites", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 8 }), (areas) => {
      const [lot] = dividedGround().lots;
      if (lot === undefined) return;
      const { table } = lotTable(asked({ lots: areas.map((area) => ({ ...lot, area })) }));
      const read = (text: string | undefined): number =>
        Math.round(Number((text ?? "").replace(/[^\d,]/g, "").replace(",", ".")) * 100);
      expect(read(table.foot?.[1]?.replace("m²", ""))).toBe(
        table.rows.reduce((sum, row) => sum + read(row[1]?.replace("m²", "")), 0),
      );
    }),
    { seed: 4, numRuns: 100 },
  );
});
