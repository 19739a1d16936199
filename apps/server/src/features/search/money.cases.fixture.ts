import { type ParcelleFilters, searchParcelles } from "@lotir/territory";
import { describe, expect, test } from "vitest";
import { type BalancedProduct, COMMUNE } from "../../testing/balanced-product.fixture.ts";

/** Margin and residual price, in the store and by HTTP. */
export const searchByMoneyCases = (product: () => BalancedProduct): void => {
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
      const values = (await search({}, order)).map((found) => read(found) ?? Number.NEGATIVE_INFINITY);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.at(-1)).toBe(Number.NEGATIVE_INFINITY);
    });

    test.each([
      ["minMargin", marginOf],
      ["minResidual", residualOf],
    ] as const)("%s keeps what reaches it, and nothing without a balance", async (name, read) => {
      const all = await search({});
      const bound = median(all.map(read));
      const kept = await search({ [name]: bound });
      const expected = all.filter((found) => (read(found) ?? Number.NEGATIVE_INFINITY) >= bound);
      expect(kept.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(kept.length).toBeLessThan(all.filter((found) => read(found) !== null).length);
    });

    test("the route of the search takes both, in per cent and in euros", async () => {
      const query = `commune=${COMMUNE}&minMargin=5&minResidual=10000&order=residuel`;
      const answer = await product().ana.get(`/cadastral/analyze?${query}`);
      const { data } = JSON.parse(await answer.text());
      const expected = await search({ minMargin: 5, minResidual: 10_000 }, "residuel");
      expect(data.parcels.map(({ parcelId }: { parcelId: string }) => parcelId)).toEqual(expected.map(({ id }) => id));
      expect(data.matched).toBe(expected.length);
    });
  });
};
