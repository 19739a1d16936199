import { type Analysis, type Assumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { type ParcelleFilters, searchParcelles } from "@lotir/territory";
import { describe, expect, test } from "vitest";
import { type Asker, COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

describe("recherche par marge et par prix résiduel", () => {
  type Found = Awaited<ReturnType<typeof searchParcelles>>["parcelles"];
  const search = async (filters: ParcelleFilters, order: "marge" | "residuel" = "marge"): Promise<Found> => {
    const asked = { commune: COMMUNE, filters, order, limit: 500 } as const;
    return (await searchParcelles(product().territory, asked)).parcelles;
  };
  const marginOf = ({ marginRate }: Found[number]) => marginRate;
  const residualOf = ({ residualPrice }: Found[number]) => residualPrice;
  const median = (values: readonly (number | null)[]): number => {
    const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
    expect(known.length).toBeGreaterThan(4);
    return known[Math.floor(known.length / 2)] ?? 0;
  };

  test.each([
    ["marge", marginOf],
    ["residuel", residualOf],
  ] as const)("sorted by %s: highest first, those without a balance last", async (order, read) => {
    const values = (await search([], order)).map((found) => read(found) ?? Number.NEGATIVE_INFINITY);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.at(-1)).toBe(Number.NEGATIVE_INFINITY);
  });

  test.each([
    ["marginRate", marginOf],
    ["residualPrice", residualOf],
  ] as const)("a least %s keeps what reaches it, and nothing without a balance", async (fact, read) => {
    const all = await search([]);
    const bound = median(all.map(read));
    const kept = await search([{ fact, is: "least", figure: bound }]);
    const expected = all.filter((found) => (read(found) ?? Number.NEGATIVE_INFINITY) >= bound);
    expect(kept.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(kept.length).toBeLessThan(all.filter((found) => read(found) !== null).length);
  });

  test("the route of the search takes both, in per cent and in euros", async () => {
    const query = `commune=${COMMUNE}&minMargin=5&minResidual=10000&order=residuel`;
    const answer = await product().ana.get(`/cadastral/analyze?${query}`);
    const { data } = JSON.parse(await answer.text());
    const expected = await search(
      [
        { fact: "marginRate", is: "least", figure: 5 },
        { fact: "residualPrice", is: "least", figure: 10_000 },
      ],
      "residuel",
    );
    expect(data.parcels.map(({ parcelId }: { parcelId: string }) => parcelId)).toEqual(expected.map(({ id }) => id));
    expect(data.matched).toBe(expected.length);
  });

  describe("sous les hypothèses de l'organisation", () => {
    const OWN = { costLevel: "high", targetMargin: 0.2, viabilisationPerLotEur: 25_000 } as const;
    const analysed = async (asker: Asker, query = ""): Promise<Analysis> =>
      JSON.parse(await (await asker.get(`/cadastral/analyze?commune=${COMMUNE}&order=marge${query}`)).text()).data;
    const withOwn = async (email: string, change: Partial<Assumptions>): Promise<Asker> => {
      const asker = await product().signUp(email, email);
      const assumptions = { ...PUBLIC_ASSUMPTIONS, ...change };
      await dataOf("saveAssumptions", await asker.put("/assumptions", { assumptions, version: 0 }));
      return asker;
    };

    test("each row is what its sheet says: margin, residual price, order and filters", async () => {
      const asker = await withOwn("flora@example.fr", OWN);
      const { parcels, assumed } = await analysed(asker);
      expect(assumed).toEqual({
        origin: "organisation",
        sentence: "Hypothèses de votre organisation : coûts hauts, marge visée 20 %.",
      });
      const known = parcels.filter(({ bilan }) => bilan.marginRate !== null);
      const margins = known.map(({ bilan }) => bilan.marginRate ?? 0);
      expect(margins).toEqual(margins.toSorted((a, b) => b - a));
      for (const { parcelId, bilan } of known.slice(0, 6)) {
        const { fiveLines } = await dataOf("balanceParcel", await asker.post(`/cadastral/parcels/${parcelId}/bilan`));
        expect(bilan.marginRate).toBeCloseTo(fiveLines.marginRate, 5);
        expect(bilan.residualPriceEur).toBeCloseTo(fiveLines.residualLandPriceEur, 2);
        const sheet = await dataOf("showParcel", await asker.get(`/cadastral/parcels/${parcelId}`));
        expect(sheet.bilan.marginRate).toBeCloseTo(fiveLines.marginRate, 5);
      }
      const bound = Math.floor((margins[Math.floor(margins.length / 2)] ?? 0) * 100);
      const kept = await analysed(asker, `&minMargin=${Math.max(0, bound)}`);
      expect(kept.parcels.map(({ parcelId }) => parcelId)).toEqual(
        known.filter((row) => (row.bilan.marginRate ?? -1) * 100 >= Math.max(0, bound)).map(({ parcelId }) => parcelId),
      );
    });

    test("nobody else's search moves, and back to the public assumptions the rows are the public ones", async () => {
      const before = await analysed(product().ana);
      const asker = await withOwn("gina@example.fr", OWN);
      const own = await analysed(asker);
      const publicly = (row: Analysis["parcels"][number] | undefined) => row?.bilan.marginRate;
      const first = before.parcels.find((row) => publicly(row) !== null);
      expect(publicly(own.parcels.find(({ parcelId }) => parcelId === first?.parcelId))).toBeLessThan(
        publicly(first) ?? 0,
      );
      expect(await analysed(product().ana)).toEqual(before);
      await dataOf("saveAssumptions", await asker.put("/assumptions", { assumptions: PUBLIC_ASSUMPTIONS, version: 1 }));
      expect((await analysed(asker)).parcels).toEqual(before.parcels);
    });

    test("an owner who would buy to resell is counted for a dealer, and told so", async () => {
      const { assumed, parcels } = await analysed(await withOwn("hugo@example.fr", { profile: "particulier" }));
      expect(assumed.sentence).toContain("compté ici pour un marchand de biens");
      expect(parcels).toEqual((await analysed(product().ana)).parcels);
    });
  });
});
