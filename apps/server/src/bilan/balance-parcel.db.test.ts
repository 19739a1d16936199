import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const path = (id: string) => `/cadastral/parcels/${id}/bilan`;

test("five lines, then whole: the same figures, every lot lettered, the dearer VAT supposed", async () => {
  const short = await dataOf("balanceParcel", await product().ana.post(path(product().bare.id)));
  const whole = await dataOf("balanceParcel", await product().ana.post(path(product().bare.id), { detail: "complet" }));
  expect(short).toMatchObject({ bilan: null, boughtAsOrigin: "suppose" });
  expect(whole.fiveLines).toEqual(short.fiveLines);
  expect(whole.bilan.result.marginEur).toBeCloseTo(short.fiveLines.marginEur, 2);
  expect(whole.bilan.result.netEur).toBeCloseTo(short.fiveLines.netEur, 2);
  expect(short.lots.map(({ letter }: { letter: string }) => letter).slice(0, 2)).toEqual(["A", "B"]);
});

test("a price estimated is not said to be the deed's; one entered is", async () => {
  const purchaseOf = async (wish: unknown) => {
    const { bilan } = await dataOf("balanceParcel", await product().ana.post(path(product().bare.id), wish));
    return bilan.costs.lines.find(({ code }: { code: string }) => code === "prix");
  };
  const estimated = await purchaseOf({ detail: "complet" });
  expect(estimated).toMatchObject({ status: "a-confirmer", source: expect.stringContaining("Estimation") });
  expect(String(estimated.amountEur)).toMatch(/^[1-9]\d{0,2}0*$/);
  expect(await purchaseOf({ detail: "complet", landPriceEur: 123_456 })).toMatchObject({
    status: "donne",
    amountEur: 123_456,
  });
});

test("each buyer's deed adds up, line by line, for a first home too", async () => {
  const answer = await product().ana.post(path(product().built.id), { detail: "complet" });
  const { bilan } = await dataOf("balanceParcel", answer);
  expect(bilan.buyers.length).toBe(bilan.sales.length);
  type Line = { readonly amountEur: number };
  for (const buyer of bilan.buyers)
    for (const deed of [buyer, buyer.firstHome].filter((each) => each !== null)) {
      const costs = deed.lines.reduce((sum: number, { amountEur }: Line) => sum + amountEur, 0);
      expect(deed.totalEur).toBeCloseTo(buyer.priceEur + costs, 2);
      expect(deed.totalEur).toBeLessThanOrEqual(buyer.totalEur);
    }
  expect(bilan.sales.every(({ vatAssumed }: { vatAssumed: boolean }) => typeof vatAssumed === "boolean")).toBe(true);
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

test("kept houses without a price count for nothing, and it is said; priced by hand, they count", async () => {
  const { surface } = product().built;
  const lots = [false, true, true].map((keepsHouse) => ({ areaM2: Math.floor(surface / 3), keepsHouse }));
  const ask = async (lotPricesEur: readonly (number | null)[], more = {}) =>
    dataOf("balanceParcel", await product().ana.post(path(product().built.id), { lots, lotPricesEur, ...more }));
  const least = await ask([200_000, null, null], { detail: "complet" });
  expect(least.fiveLines).toMatchObject({ unpricedHouses: 2 });
  expect(least.note).toMatch(/^Sans les 2 maisons conservées, de valeur inconnue/);
  expect(least.bilan.sales).toHaveLength(1);
  const known = await ask([200_000, 310_000, 290_000]);
  expect(known).toMatchObject({ note: null, fiveLines: { unpricedHouses: 0 } });
  expect(known.fiveLines.marginEur).toBeGreaterThan(least.fiveLines.marginEur);
  const houses = { lots: lots.slice(1) };
  const alone = await product().ana.post(path(product().built.id), houses);
  expect((await dataOf("balanceParcel", alone)).note).toContain("il sépare 2 maisons. Saisissez leurs prix");
  const priced = await product().ana.post(path(product().built.id), {
    ...houses,
    lotPricesEur: [310_000, 290_000],
  });
  expect((await dataOf("balanceParcel", priced)).fiveLines.turnoverEur).toBe(600_000);
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

const LOTS = [600, 700].map((areaM2) => ({ areaM2, keepsHouse: false }));
const whole = async (wish: object) =>
  dataOf(
    "balanceParcel",
    await product().ana.post(path(product().bare.id), { lots: LOTS, detail: "complet", ...wish }),
  );
const codesOf = (lines: readonly { readonly code: string }[]) => lines.map(({ code }) => code);

test("who sells the land, the lots' deeds and the loan's guarantee change the balance as the law says", async () => {
  const named = { landPriceEur: 150_000, boughtAs: "terrain-a-batir" };
  const margin = (await whole(named)).bilan;
  const full = (await whole({ ...named, seller: "assujetti-tva" })).bilan;
  expect([margin.sales[0].vatRegime, full.sales[0].vatRegime]).toEqual(["marge", "totale"]);
  const apart = (await whole({ ...named, deedStatesVat: true })).bilan;
  expect(apart.buyers[0].costs.dutyEur).toBeLessThan(margin.buyers[0].costs.dutyEur);
  const unsecured = (await whole({ ...named, assumptions: { loanGuarantee: "aucune" } })).bilan;
  expect(codesOf(margin.costs.lines)).toContain("garantie-emoluments");
  expect(codesOf(unsecured.costs.lines)).not.toContain("garantie-emoluments");
});

test("owners, the commune's vote and the day of classification are those of the gain", async () => {
  const owned = { since: "2015-05-01", purchasePartEur: 20_000 };
  const taxOf = async (more: object) =>
    (await whole({ profile: "particulier", owned: { ...owned, ...more } })).bilan.sales[0].gain.communalTaxEur;
  expect(await taxOf({ owners: 2 })).toBe(0);
  expect(await taxOf({ communalTaxVoted: true, classifiedOn: "2014-01-01" })).toBeGreaterThan(0);
  const late = await whole({ profile: "particulier", owned: { ...owned, classifiedOn: "2999-01-01" } });
  expect(late).toMatchObject({ bilan: null, note: expect.stringContaining("n'est pas devenu constructible") });
});

test.each([
  [{ seller: "notaire" }, "Le vendeur du terrain est un particulier"],
  [{ deedStatesVat: "oui" }, "L'acte mentionne la TVA à part, ou non."],
  [{ owned: { since: "2015-05-01", purchasePartEur: 1, owners: 0 } }, "Un terrain a un propriétaire au moins."],
  [{ owned: { since: "2015-05-01", purchasePartEur: 1, owners: 1e9 } }, "50 propriétaires au plus."],
  [{ owned: { since: "2015-05-01", purchasePartEur: 1, classifiedOn: "hier" } }, "La date de classement s'écrit"],
  [{ assumptions: { loanGuarantee: 3 } }, "Choisissez une hypothèque légale du prêteur"],
])("%j is refused in French", async (wish, sentence) => {
  const refused = await refusalOf(await product().ana.post(path(product().bare.id), wish));
  expect(refused).toMatchObject({ status: 400 });
  expect(JSON.stringify(refused)).toContain(sentence);
});
