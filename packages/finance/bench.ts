import { readFileSync } from "node:fs";
import { cents, isoDate, terrain } from "@lotir/units";
import { balanceOperation, bilanEnCinqLignes, readOperation } from "./src/index.ts";

// Times of one core, for the README: `npm exec -- node packages/finance/bench.ts`.
const medianMs = (runs: number, work: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
};

const example = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../docs/bilan/${name}.json`, import.meta.url), "utf8"));

const balance = (document: unknown) => () => {
  const operation = readOperation(document);
  return operation.ok && balanceOperation(operation.value);
};

const lotisseur = example("lotisseur");
const manyLots = {
  ...lotisseur,
  purchase: { ...(lotisseur.purchase as object), areaM2: 400_000 },
  lots: [{ areaM2: 550, priceEur: 110_000, count: 500 }],
};
/** The hardest operation of an owner: no two prices alike, every tax on. */
const manySalesOfOwner = {
  ...example("particulier"),
  purchase: { date: "2010-09-01" },
  houses: [],
  lots: Array.from({ length: 500 }, (_, index) => ({
    areaM2: 550 + (index % 97),
    priceEur: 110_000 + index * 137,
    purchasePartEur: 24_000 + index,
    sellingRate: 0.03 + index / 20_000,
  })),
  gain: { countVrd: true, communalTaxVoted: true, classifiedOn: "2012-01-01" },
};
const fiveLines = () =>
  bilanEnCinqLignes({
    profile: "marchand-de-biens",
    procedure: "DP",
    on: isoDate("2026-11-20"),
    area: terrain(2_000),
    lots: [650, 700, 650].map((area) => ({ area: terrain(area), price: cents(12_000_000) })),
    landPrice: undefined,
    departement: "69",
  });

const rows: readonly (readonly [string, () => unknown, number])[] = [
  ["bilan de six lots, tirages compris", balance(lotisseur), 15],
  ["bilan de six lots, sans tirage", balance({ ...lotisseur, uncertainty: { draws: 0 } }), 60],
  ["bilan de cinq cents lots, tirages compris", balance(manyLots), 5],
  ["bilan d'un particulier et de cinq cents lots tous différents", balance(manySalesOfOwner), 5],
  ["bilan en cinq lignes, prix résiduel compris", fiveLines, 2_000],
];

for (const [label, work, runs] of rows) {
  work();
  console.log(`${label} : ${medianMs(runs, work).toFixed(3)} ms`);
}
