import { describe, expect, test } from "vitest";
import { type BalancedProduct, dataOf, refusalOf } from "../../testing/balanced-product.fixture.ts";

/** The balance of a parcel, by HTTP. */
export const parcelBilanCases = (product: () => BalancedProduct): void => {
  describe("bilan d'une parcelle", () => {
    const path = (id: string) => `/cadastral/parcels/${id}/bilan`;

    test("five lines, then whole: the same figures, every lot lettered, the dearer VAT supposed", async () => {
      const short = await dataOf("balanceParcel", await product().ana.post(path(product().bare.id)));
      const whole = await dataOf(
        "balanceParcel",
        await product().ana.post(path(product().bare.id), { detail: "complet" }),
      );
      expect(short).toMatchObject({ bilan: null, boughtAsOrigin: "supposé" });
      expect(whole.fiveLines).toEqual(short.fiveLines);
      expect(whole.bilan.result.marginEur).toBeCloseTo(short.fiveLines.marginEur, 2);
      expect(short.lots.map(({ letter }: { letter: string }) => letter).slice(0, 2)).toEqual(["A", "B"]);
    });

    test("the search and the sheet agree for an organisation without assumptions of its own", async () => {
      for (const parcelle of [product().bare, product().built]) {
        const { fiveLines } = await dataOf("balanceParcel", await product().ana.post(path(parcelle.id)));
        const { money } = parcelle.sheet;
        expect(fiveLines.marginEur).toBeCloseTo(money?.fiveLines.marginEur ?? Number.NaN, 2);
        expect(fiveLines.residualLandPriceEur).toBeCloseTo(money?.fiveLines.residualLandPriceEur ?? Number.NaN, 2);
      }
    });

    test("product().bare ground whose deed is unknown pays the VAT of the full price; named building land pays less", async () => {
      const lots = [600, 700].map((areaM2) => ({ areaM2, keepsHouse: false }));
      const ask = async (boughtAs?: string) =>
        dataOf(
          "balanceParcel",
          await product().ana.post(path(product().bare.id), {
            lots,
            landPriceEur: 150_000,
            ...(boughtAs === undefined ? {} : { boughtAs }),
          }),
        );
      const unknown = await ask("inconnu");
      const named = await ask("terrain-a-batir");
      expect(named).toMatchObject({ boughtAs: "terrain-a-batir", boughtAsOrigin: "saisi" });
      expect(unknown.fiveLines.marginEur).toBeLessThan(named.fiveLines.marginEur);
    });

    test("a parcel nobody knows, and a private owner who does not say since when, are refused in French", async () => {
      expect(await refusalOf(await product().ana.post(path("06999000ZZ9999")))).toMatchObject({
        status: 404,
        error: "Parcelle introuvable dans le cadastre chargé.",
      });
      const owner = await dataOf(
        "balanceParcel",
        await product().ana.post(path(product().bare.id), { profile: "particulier" }),
      );
      expect(owner).toMatchObject({
        fiveLines: null,
        note: "Pour un propriétaire, il faut la date et la part de son achat.",
      });
    });
  });
};
