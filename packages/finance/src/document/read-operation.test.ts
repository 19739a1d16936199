import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceOperation } from "../bilan/balance-operation.ts";
import type { OperationFailure } from "../operation/operation-failure.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import { businessDocument, nonsense, ownerDocument } from "../testing/operation-documents.fixture.ts";
import { readOperation } from "./read-operation.ts";
import { writeBilan } from "./write-bilan.ts";

const SOUND = {
  version: 1,
  profile: "marchand-de-biens",
  purchase: {
    priceEur: 200_000,
    date: "2026-03-01",
    areaM2: 2_000,
    seller: "particulier",
    boughtAs: "terrain-a-batir",
  },
  lots: [
    { areaM2: 600, priceEur: 110_000 },
    { areaM2: 700, priceEur: 120_000 },
  ],
  uncertainty: { draws: 0 },
};

const failuresOf = (document: unknown): readonly OperationFailure[] => {
  const operation = readOperation(document);
  return operation.ok ? [] : operation.failure;
};

const sentencesOf = (document: unknown): string[] => failuresOf(document).map(operationSentence);

const withLot = (lot: object) => ({ ...SOUND, lots: [SOUND.lots[0], { ...SOUND.lots[1], ...lot }] });
const withPurchase = (purchase: object) => ({ ...SOUND, purchase: { ...SOUND.purchase, ...purchase } });

test("a sound document is read", () => {
  expect(sentencesOf(SOUND)).toEqual([]);
});

describe("each bad input has its sentence", () => {
  test.each<[string, unknown, string]>([
    ["negative price", withLot({ priceEur: -5 }), "Le prix du lot 2 (lots[1].priceEur) : -5 est négatif."],
    ["missing price", withLot({ priceEur: undefined }), "Il manque le prix du lot 2 (lots[1].priceEur)."],
    ["null price", withLot({ priceEur: null }), "Il manque le prix du lot 2 (lots[1].priceEur)."],
    [
      "NaN price",
      withLot({ priceEur: Number.NaN }),
      "Le prix du lot 2 (lots[1].priceEur) : un nombre est attendu, pas « NaN ».",
    ],
    [
      "infinite price",
      withLot({ priceEur: Infinity }),
      "Le prix du lot 2 (lots[1].priceEur) : un nombre est attendu, pas un nombre infini.",
    ],
    [
      "price as text",
      withLot({ priceEur: "120 000" }),
      "Le prix du lot 2 (lots[1].priceEur) : un nombre est attendu, pas le texte « 120 000 ».",
    ],
    ["absurd price", withLot({ priceEur: 1e12 }), "hors de toute vraisemblance"],
    ["lot without area", withLot({ areaM2: undefined }), "Il manque la surface du lot 2 (lots[1].areaM2)."],
    ["lot of no area", withLot({ areaM2: 0 }), "La surface du lot 2 (lots[1].areaM2) : 0 est trop peu"],
    ["misspelt field", withLot({ prix: 1 }), "Champ inconnu : « lots[1].prix »."],
    [
      "unknown profile",
      { ...SOUND, profile: "promoteur" },
      "Le profil (profile) : « promoteur » n'est pas une valeur possible (particulier, marchand-de-biens, lotisseur).",
    ],
    ["no version", { ...SOUND, version: undefined }, "Il manque la version (version)."],
    ["another version", { ...SOUND, version: 2 }, "Version du document inconnue : 2."],
    ["no purchase date", withPurchase({ date: undefined }), "Il manque la date d'achat (purchase.date)."],
    [
      "a day that does not exist",
      withPurchase({ date: "2026-02-30" }),
      "La date d'achat (purchase.date) : une date AAAA-MM-JJ qui existe est attendue",
    ],
    [
      "before the law we know",
      withPurchase({ date: "2019-05-01" }),
      "La date d'achat (purchase.date) (01/05/2019) sort des dates dont nous connaissons la loi : du 01/01/2021 au 31/12/2035.",
    ],
    [
      "after the law we know",
      withLot({ saleDate: "2040-01-01" }),
      "La date de vente du lot 2 (lots[1].saleDate) (01/01/2040) sort des dates",
    ],
    ["sold before it is bought", withLot({ saleDate: "2025-01-01" }), "précède l'achat (01/03/2026)"],
    [
      "unknown departement",
      withPurchase({ departement: "20" }),
      "Le code du département (purchase.departement) : « 20 »",
    ],
    [
      "lots larger than the land",
      withPurchase({ areaM2: 1_000 }),
      "Les lots et maisons (1 300 m²) dépassent la surface achetée (1 000 m²).",
    ],
    ["nothing sold", { ...SOUND, lots: [] }, "Rien n'est vendu"],
    ["lots that are no list", { ...SOUND, lots: { areaM2: 1 } }, "Les lots (lots) : une liste est attendue."],
    ["a lot that is no object", { ...SOUND, lots: [12] }, "« lots[0] » : un objet JSON est attendu."],
    ["two ways to say one thing", { ...SOUND, costs: { moeRate: 0.08, moeEur: 5_000 } }, "sont donnés tous les deux"],
    ["a share above one", { ...SOUND, financing: { landShare: 70 } }, "au plus 1."],
    [
      "margin bought with VAT",
      { ...withPurchase({ seller: "assujetti-tva" }), lots: [{ areaM2: 600, priceEur: 90_000, vat: "marge" }] },
      "la TVA sur marge est exclue",
    ],
    [
      "margin on land bought with a house",
      { ...withPurchase({ boughtAs: "avec-maison" }), lots: [{ areaM2: 600, priceEur: 90_000, vat: "marge" }] },
      "indiquez le prix et la surface du terrain à bâtir",
    ],
    [
      "a house bought as land",
      { ...SOUND, houses: [{ areaM2: 500, priceEur: 250_000 }] },
      "L'achat comprend une maison",
    ],
    [
      "deed land dearer than the whole",
      withPurchase({ boughtAs: "avec-maison", buildingLand: { priceEur: 900_000, areaM2: 1_500 } }),
      "dépasse le prix d'achat",
    ],
    [
      "phases in a circle",
      {
        ...SOUND,
        timeline: {
          phases: [
            { id: "a", months: 1, after: [{ phase: "b" }] },
            { id: "b", months: 1, after: [{ phase: "a" }] },
          ],
        },
      },
      "s'attendent l'une l'autre",
    ],
    [
      "a phase after nothing",
      { ...SOUND, timeline: { phases: [{ id: "a", months: 1, after: [{ phase: "z" }] }] } },
      "suit une phase qui n'existe pas",
    ],
    [
      "a lot sold free of VAT by a business",
      withLot({ vat: "exoneree" }),
      "un terrain à bâtir vendu par un assujetti est toujours soumis à la TVA",
    ],
    [
      "a developer who would build",
      { ...withPurchase({ duty: "engagement-construire" }), profile: "lotisseur" },
      "n'est pas ouvert à un pur lotisseur",
    ],
    [
      "a date as a number",
      withPurchase({ date: 20_260_201 }),
      "une date AAAA-MM-JJ qui existe est attendue, pas le nombre 20 260 201.",
    ],
    [
      "a profile as a number",
      { ...SOUND, profile: 3 },
      "Le profil (profile) : le nombre 3 n'est pas une valeur possible",
    ],
    ["three hundred digits", withLot({ priceEur: 1e300 }), "1e+300 est hors de toute vraisemblance"],
    ["delays reversed", { ...SOUND, uncertainty: { delayLow: 3, delayHigh: 5 } }, "L'incertitude sur le délai"],
    ["not an object", 12, "Le document : un objet JSON est attendu."],
  ])("%s", (_, document, sentence) => {
    const sentences = sentencesOf(document).map((each) => each.replaceAll(/[\u00a0\u202f]/g, " "));
    expect(
      sentences.some((each) => each.includes(sentence)),
      sentences.join("\n"),
    ).toBe(true);
  });

  test("a private owner charges no VAT, and needs the part of his purchase", () => {
    const owner = {
      version: 1,
      profile: "particulier",
      saleDate: "2026-06-01",
      purchase: { date: "2010-01-01", boughtAs: "avec-maison" },
    };
    expect(sentencesOf({ ...owner, lots: [{ areaM2: 600, priceEur: 90_000 }] })).toEqual([
      "Il manque la part du prix d'achat de ce qui est vendu (lots[0].purchasePartEur) : sans elle, la plus-value ne peut pas être calculée.",
    ]);
    expect(
      sentencesOf({ ...owner, lots: [{ areaM2: 600, priceEur: 90_000, purchasePartEur: 1, vat: "marge" }] })[0],
    ).toContain("un particulier ne facture pas de TVA");
  });

  test("an owner's sale without a date misses one, and is not said to be too old besides", () => {
    const undated = {
      version: 1,
      profile: "particulier",
      purchase: { date: "2010-01-01" },
      lots: [{ areaM2: 600, priceEur: 90_000, purchasePartEur: 1 }],
    };
    expect(sentencesOf(undated)).toEqual(["Il manque la date de vente du lot 1 (lots[0].saleDate)."]);
  });

  test("all refusals are told, not only the first", () => {
    expect(sentencesOf({ ...SOUND, version: 3, lots: [{ areaM2: -1, priceEur: "x" }] })).toHaveLength(3);
  });
});

describe("from one lot to five hundred", () => {
  test.each([1, 2, 500])("%i lots", (count) => {
    const operation = readOperation({
      ...SOUND,
      purchase: { ...SOUND.purchase, areaM2: 400_000 },
      lots: [{ areaM2: 600, priceEur: 110_000, count }],
    });
    if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join());
    const bilan = balanceOperation(operation.value);
    expect(bilan.ok && bilan.value.sales.length).toBe(count);
  });

  test("beyond a thousand", () => {
    expect(
      sentencesOf({
        ...SOUND,
        lots: [
          { areaM2: 1, priceEur: 10, count: 1_000 },
          { areaM2: 1, priceEur: 10 },
        ],
      })[0],
    ).toContain("éléments, c'est trop");
  });
});

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [[...path, key], ...pathsIn(child, [...path, key])])
    : [];

const replaced = (value: unknown, [head, ...tail]: Path, by: unknown): unknown => {
  if (head === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  const record = copy as Record<string, unknown>;
  record[head] = replaced(record[head], tail, by);
  return copy;
};

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** Either a French sentence, or an answer without a single NaN: never an exception. */
const answersWell = (document: unknown): void => {
  const operation = readOperation(document);
  if (!operation.ok) {
    expect(operation.failure.length).toBeGreaterThan(0);
    for (const failure of operation.failure) expect(operationSentence(failure)).toMatch(/[.!]$/);
    return;
  }
  const bilan = balanceOperation(operation.value);
  if (bilan.ok) for (const number of numbersIn(writeBilan(bilan.value))) expect(Number.isFinite(number)).toBe(true);
};

describe("nonsense never goes through", () => {
  const examples = ["particulier", "marchand-de-biens", "lotisseur"].map((name): unknown =>
    JSON.parse(readFileSync(new URL(`../../../../docs/bilan/${name}.json`, import.meta.url), "utf8")),
  );

  test("one field of a sound document replaced by nonsense", () => {
    const documents = fc.oneof(fc.constantFrom(...examples), businessDocument, ownerDocument);
    const spoilt = documents.chain((document) =>
      fc
        .tuple(fc.constant(document), fc.constantFrom(...pathsIn(document)), nonsense)
        .map(([whole, path, value]) => ({ ...(replaced(whole, path, value) as object), uncertainty: { draws: 5 } })),
    );
    fc.assert(fc.property(spoilt, answersWell), { seed: 42, numRuns: 1_500 });
  });

  test("any JSON", () => {
    fc.assert(fc.property(fc.jsonValue(), answersWell), { seed: 42, numRuns: 500 });
  });
});
