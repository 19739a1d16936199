import { expect, test } from "vitest";
import { fileLots } from "./file-lots.ts";

type Sold = Parameters<typeof fileLots>[0];
type Drawn = NonNullable<Parameters<typeof fileLots>[1]>;

const sold = (...areas: number[]): Sold =>
  ({
    lots: areas.map((areaM2, rank) => ({ letter: "ABC"[rank], areaM2, keepsHouse: false, priceEur: 100_000 + rank })),
    from: "Lots saisis.",
  }) as unknown as Sold;

const drawn = (...areas: number[]): Drawn =>
  ({
    plan: { name: "Deux lots" },
    ground: { lots: areas.map((area, rank) => ({ number: rank + 1, letter: "ABC"[rank], area, keepsHouse: false })) },
  }) as unknown as Drawn;

test("sans plan, les lots sont ceux qui se vendent", () => {
  const { lots, arePlans, disagreement } = fileLots(sold(600, 700), undefined);
  expect(lots.map(({ areaM2 }) => areaM2)).toEqual([600, 700]);
  expect({ arePlans, disagreement }).toEqual({ arePlans: false, disagreement: null });
});

test("dessinés et chiffrés s'accordent : les prix restent à leurs lots", () => {
  const { lots, disagreement } = fileLots(sold(600, 700), drawn(601.2, 699.1));
  expect(lots.map(({ areaM2, priceEur }) => [areaM2, priceEur])).toEqual([
    [601.2, 100_000],
    [699.1, 100_001],
  ]);
  expect(disagreement).toBeNull();
});

test("ils diffèrent : le dossier compte ceux du plan, sans prix, et le dit", () => {
  for (const plan of [drawn(400, 900), drawn(600, 350, 350)]) {
    const { lots, arePlans, disagreement } = fileLots(sold(600, 700), plan);
    expect(lots.every(({ priceEur }) => priceEur === null)).toBe(true);
    expect(arePlans).toBe(true);
    expect(disagreement).toContain("ne sont pas ceux du plan « Deux lots »");
  }
});
