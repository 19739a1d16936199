import fc from "fast-check";
import { expect, test } from "vitest";
import { bareLandRow, dvfRow } from "./dvf-row.fixture.ts";
import type { DvfRow } from "./dvf-row.ts";
import { salesFromDvfRows } from "./sales-from-dvf-rows.ts";

const only = (...rows: DvfRow[]) => {
  const { sales, counts } = salesFromDvfRows(rows);
  expect(sales).toHaveLength(1);
  return { sale: sales[0]!, counts };
};

test("one house and one outbuilding on two subdivisions, shown as four rows, are one house", () => {
  const shed = { type_local: "Dépendance", surface_reelle_bati: "", nombre_pieces_principales: "0" };
  const garden = { nature_culture: "terrains d'agrément", surface_terrain: "777" };
  const { sale, counts } = only(dvfRow(), dvfRow({ ...shed, ...garden }), dvfRow(garden), dvfRow(shed));
  expect(sale).toMatchObject({
    kind: "house",
    price: 425_000,
    land: 1277,
    landUses: { built: 500, garden: 777 },
    floor: 110,
    rooms: 5,
    outbuildings: 1,
  });
  expect(counts).toEqual({ read: 4, kept: { house: 4 }, dropped: {} });
});

test("a price repeated on every row is counted once", () => {
  const { sale } = only(dvfRow(), dvfRow({ id_parcelle: "013180000A0951", type_local: "", surface_terrain: "143" }));
  expect(sale).toMatchObject({ price: 425_000, land: 643, parcels: ["013180000A0950", "013180000A0951"] });
});

test("two dispositions of one deed are two sales with two prices", () => {
  const second = dvfRow({
    numero_disposition: "000002",
    valeur_fonciere: "90000",
    type_local: "",
    id_parcelle: "013180000A0960",
  });
  expect(
    salesFromDvfRows([dvfRow(), second])
      .sales.map((sale) => sale.price)
      .sort(),
  ).toEqual([425_000, 90_000]);
});

test("the same sale in two vintages, under two id_mutation, is one sale", () => {
  const { sale, counts } = only(dvfRow(), dvfRow({ id_mutation: "2025-777", valeur_fonciere: "425000.0" }));
  expect(sale.mutation).toBe("2025-777");
  expect(counts.dropped).toEqual({ "repeated-sale": 1 });
});

test("two sales that share one id_mutation across vintages stay two sales", () => {
  const other = dvfRow({ date_mutation: "2024-03-01", valeur_fonciere: "200000", id_parcelle: "013180000A0001" });
  expect(salesFromDvfRows([dvfRow(), other]).sales).toHaveLength(2);
});

test("lost leading zeros and floats for integers give the same sale", () => {
  const spoilt = dvfRow({
    code_commune: "1318",
    numero_disposition: "1",
    valeur_fonciere: "425000.0",
    surface_reelle_bati: "110.0",
    nombre_pieces_principales: "5.0",
  });
  expect(only(spoilt).sale).toEqual(only(dvfRow()).sale);
});

test.each([
  ["building land filed as a plain sale", bareLandRow(), "building-land"],
  [
    "the nature of its own",
    bareLandRow({ nature_mutation: "Vente terrain à bâtir", nature_culture: "sols" }),
    "building-land",
  ],
  ["a meadow", bareLandRow({ nature_culture: "prés" }), "other-land"],
  ["a garage", dvfRow({ type_local: "Dépendance" }), "outbuilding"],
  ["a shop", dvfRow({ type_local: "Local industriel. commercial ou assimilé" }), "commercial"],
  ["a flat", dvfRow({ type_local: "Appartement", surface_terrain: "" }), "flat"],
  [
    "a plot sold with the house to come",
    bareLandRow({ nature_mutation: "Vente en l'état futur d'achèvement" }),
    "off-plan",
  ],
  ["an exchange", bareLandRow({ nature_mutation: "Echange" }), "exchange"],
  ["an auction", dvfRow({ nature_mutation: "Adjudication" }), "auction"],
  ["an expropriation", dvfRow({ nature_mutation: "Expropriation" }), "expropriation"],
])("%s", (_, row, kind) => {
  expect(only(row).sale.kind).toBe(kind);
});

test("a house and a shop are mixed, and their floors add up", () => {
  const shop = dvfRow({ type_local: "Local industriel. commercial ou assimilé", surface_reelle_bati: "40" });
  expect(only(dvfRow(), shop).sale).toMatchObject({ kind: "mixed", floor: 150 });
});

test("a flat sold on plan without its area stays a new flat of unknown floor", () => {
  const row = dvfRow({
    nature_mutation: "Vente en l'état futur d'achèvement",
    type_local: "Appartement",
    surface_reelle_bati: "",
    surface_terrain: "",
  });
  expect(only(row).sale).toMatchObject({ kind: "flat", newBuild: true, floor: null, land: null });
});

test("a flat without built area takes its Carrez areas", () => {
  const row = dvfRow({
    type_local: "Appartement",
    surface_reelle_bati: "",
    lot1_numero: "9",
    lot1_surface_carrez: "41.1",
  });
  expect(only(row).sale.floor).toBe(41.1);
});

test.each([
  ["1 €", dvfRow({ valeur_fonciere: "1" }), "symbolic-price"],
  ["no price", dvfRow({ valeur_fonciere: "" }), "no-price"],
  ["a price in words", dvfRow({ valeur_fonciere: "cent" }), "unreadable-price"],
  ["a negative price", dvfRow({ valeur_fonciere: "-5000" }), "unreadable-price"],
  ["a date that is not one", dvfRow({ date_mutation: "2025-02-30" }), "unreadable-date"],
  ["a nature of tomorrow", dvfRow({ nature_mutation: "Troc" }), "unknown-nature"],
  ["a share of building land", bareLandRow({ valeur_fonciere: "1500", surface_terrain: "1992" }), "tiny-share"],
  ["a share of a house", dvfRow({ valeur_fonciere: "3000" }), "tiny-share"],
  ["a 4 m² sliver", bareLandRow({ valeur_fonciere: "400", surface_terrain: "4" }), "sliver"],
])("%s is dropped and counted", (_, row, reason) => {
  expect(salesFromDvfRows([row])).toEqual({ sales: [], counts: { read: 1, kept: {}, dropped: { [reason]: 1 } } });
});

const anyRow = fc
  .record({
    id_mutation: fc.constantFrom("2025-1", "2025-2", "2025-3"),
    numero_disposition: fc.constantFrom("000001", "000002"),
    date_mutation: fc.constantFrom("2025-01-06", "2025-02-01", "hier"),
    nature_mutation: fc.constantFrom(
      "Vente",
      "Vente terrain à bâtir",
      "Echange",
      "Troc",
      "Vente en l'état futur d'achèvement",
    ),
    valeur_fonciere: fc.constantFrom("", "1", "90000", "425000", "x", "-3"),
    id_parcelle: fc.constantFrom("013180000A0950", "013180000A0951", "", "bad"),
    type_local: fc.constantFrom("", "Maison", "Appartement", "Dépendance"),
    surface_reelle_bati: fc.constantFrom("", "0", "80", "NaN"),
    nature_culture: fc.constantFrom("", "sols", "terrains a bâtir"),
    surface_terrain: fc.constantFrom("", "4", "500", "-12"),
    longitude: fc.constantFrom("", "4.87", "NaN", "400"),
  })
  .map((changes) => dvfRow(changes));

const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

test("every row read is kept or dropped for one reason, whatever the rows", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
      const { counts } = salesFromDvfRows(rows);
      expect(counts.read).toBe(rows.length);
      expect(total(counts.kept) + total(counts.dropped)).toBe(rows.length);
    }),
    { seed: 1 },
  );
});

test("the order of the rows changes nothing", () => {
  const shuffled = fc
    .array(anyRow, { maxLength: 20 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  fc.assert(
    fc.property(shuffled, ([rows, other]) => {
      expect(salesFromDvfRows(other)).toEqual(salesFromDvfRows(rows));
    }),
    { seed: 2 },
  );
});

test("no price, area or place of a kept sale is absurd", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      for (const sale of salesFromDvfRows(rows).sales) {
        expect(sale.price).toBeGreaterThan(0);
        expect(sale.land ?? 1).toBeGreaterThan(0);
        expect(sale.floor ?? 1).toBeGreaterThan(0);
        expect((sale.at ?? [0, 0]).every(Number.isFinite)).toBe(true);
      }
    }),
    { seed: 3 },
  );
});

test.each(["Local mixte", "Villa", "???"])(
  "premises of an unknown type (%s) are neither bare land nor a house",
  (type_local) => {
    expect(only(dvfRow({ type_local })).sale.kind).toBe("other");
    expect(only(bareLandRow({ type_local })).sale.kind).toBe("other");
    const alongside = dvfRow({ type_local, surface_reelle_bati: "40", lot1_numero: "7" });
    expect(only(dvfRow(), alongside).sale.kind).toBe("other");
  },
);

test.each([
  ["MAISON", "house"],
  ["Dependance", "outbuilding"],
  ["Local industriel, commercial ou assimilé", "commercial"],
])("a type written %s is the same type", (type_local, kind) => {
  expect(only(dvfRow({ type_local })).sale.kind).toBe(kind);
});
