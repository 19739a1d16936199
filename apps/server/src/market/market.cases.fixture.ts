import { describe, expect, test } from "vitest";
import { at, type BalancedProduct, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";

/** Prices of a commune, of a lot and of a parcel, by HTTP. */
export const marketCases = (product: () => BalancedProduct): void => {
  describe("marché", () => {
    test("prices of a commune, by the specification's words", async () => {
      const asked = `/market/prices?commune=${COMMUNE}&period=24`;
      const land = await dataOf("listMarketPrices", await product().ana.get(`${asked}&type=Terrain`));
      const house = await dataOf("listMarketPrices", await product().ana.get(`${asked}&type=Maison`));
      expect(land).toMatchObject({ kind: "building-land", per: "terrain" });
      expect(house).toMatchObject({ kind: "house", per: "plancher" });
      expect(house.median).toBeGreaterThan(house.firstQuartile);
    });

    test("the market's page: kinds, zones, sizes, years and sentences of the same sales", async () => {
      const data = await dataOf("showMarket", await product().ana.get(`/market/analysis?commune=${COMMUNE}&period=24`));
      expect(data.commune).toMatchObject({ codeInsee: COMMUNE });
      expect(data.byZone.length).toBeGreaterThan(1);
      expect(data.byZone.some(({ divisible }: { divisible: number | null }) => (divisible ?? 0) > 0)).toBe(true);
      expect(data.insights.length).toBeGreaterThan(0);
    });

    test("a smaller lot costs more per m², and each estimate shows what it rests on", async () => {
      const { lng, lat } = at(product().bare);
      const ask = async (area: number) =>
        dataOf(
          "priceLot",
          await product().ana.get(`/market/lot-price?commune=${COMMUNE}&lat=${lat}&lon=${lng}&area=${area}`),
        );
      const [small, large] = [await ask(350), await ask(1_400)];
      expect(small.estimate.pricePerSqm).toBeGreaterThan(large.estimate.pricePerSqm);
      expect(small.comparables.length).toBeGreaterThan(3);
    });

    test.each(["1e300", "NaN", "Infinity", "91", "", "x"])(
      "a lot priced nowhere (%s) is refused in French",
      async (odd) => {
        const ask = (place: string) => product().ana.get(`/market/lot-price?commune=${COMMUNE}&area=600&${place}`);
        if (odd !== "") {
          const refused = await refusalOf(await ask(`lat=${odd}&lon=7`));
          expect(refused).toMatchObject({ status: 400, error: "La latitude est un nombre de degrés, de −90 à 90." });
        }
        const far = await refusalOf(await ask(`lat=43&lon=${odd === "" ? "181" : odd.replace("91", "-181")}`));
        expect(far).toMatchObject({ status: 400, error: "La longitude est un nombre de degrés, de −180 à 180." });
      },
    );

    test("the price surface: the same lot over the places sold, in cells of one size", async () => {
      const land = await dataOf("showPriceSurface", await product().ana.get(`/market/surface?commune=${COMMUNE}`));
      const house = await dataOf(
        "showPriceSurface",
        await product().ana.get(`/market/surface?commune=${COMMUNE}&type=Maison`),
      );
      expect(land).toMatchObject({ kind: "building-land", per: "terrain", source: { vintage: "2026-04-08" } });
      expect(house).toMatchObject({ kind: "house", per: "plancher" });
      const priced = house.cells.filter(({ pricePerSqm }: { pricePerSqm: number | null }) => pricePerSqm !== null);
      expect(priced.length).toBeGreaterThan(20);
      expect(new Set(priced.map(({ pricePerSqm }: { pricePerSqm: number }) => pricePerSqm)).size).toBeGreaterThan(5);
    });

    test("the estimate of a parcel: comparables, plainer methods, distribution", async () => {
      const data = await dataOf(
        "estimateParcel",
        await product().ana.get(`/cadastral/parcels/${product().built.id}/estimate`),
      );
      expect(data.estimate.value).toBeCloseTo(product().built.sheet.price?.value ?? Number.NaN, 0);
      expect(data.others.map(({ method }: { method: string }) => method)).toEqual(["spec", "commune-median"]);
    });

    test.each([
      ["/market/prices?commune=06999&type=bateau", 400, "Le type est Terrain, Maison, Appartement ou Autre terrain."],
      ["/market/prices?commune=06999&period=5", 400, "La période est de 3, 6, 12 ou 24 mois."],
      ["/market/analysis?commune=", 400, "Indiquez une commune."],
      ["/market/surface?commune=06999&type=bateau", 400, "Le type est Terrain ou Maison."],
      ["/market/lot-price?commune=06999&lat=43&lon=7&area=3", 400, "Un lot de moins de 50 m² ne se bâtit pas."],
      [`/cadastral/parcels/06999000ZZ9999/estimate`, 404, "Parcelle introuvable dans le cadastre chargé."],
    ])("%s is refused %i with its sentence", async (path, status, error) => {
      expect(await refusalOf(await product().ana.get(path))).toMatchObject({ status, error });
    });
  });
};
