import { expect, test } from "vitest";
import { EMPTY_FORM, isChanged, wishOf } from "./bilan-wish.ts";

test("what was not changed is left out: estimates and assumptions stand", () => {
  expect(wishOf(EMPTY_FORM, {}, 3)).toEqual({});
  expect(isChanged(EMPTY_FORM)).toBe(false);
});

test("a price entered for one lot leaves the others to their estimates", () => {
  const wish = wishOf({ ...EMPTY_FORM, lotPricesEur: { 1: 120_000 } }, {}, 3);
  expect(wish.lotPricesEur).toEqual([null, 120_000, null]);
});

test("an owner is told only once both his date and his part are readable", () => {
  const dated = { ...EMPTY_FORM, ownedSince: "2010-05-01" };
  expect(wishOf(dated, {}, 1).owned).toBeUndefined();
  expect(wishOf({ ...dated, ownedSince: "2010-5", purchasePartEur: 1 }, {}, 1).owned).toBeUndefined();
  expect(wishOf({ ...dated, purchasePartEur: 24_000 }, {}, 1).owned).toEqual({
    since: "2010-05-01",
    purchasePartEur: 24_000,
  });
});

test("what an owner knows of his land is sent, what he does not is left out", () => {
  const owner = { ...EMPTY_FORM, ownedSince: "2010-05-01", purchasePartEur: 24_000, owners: 2 };
  expect(wishOf({ ...owner, communalTaxVoted: false, classifiedOn: "2014-0" }, {}, 1).owned).toEqual({
    since: "2010-05-01",
    purchasePartEur: 24_000,
    owners: 2,
    communalTaxVoted: false,
  });
  expect(wishOf({ ...owner, classifiedOn: "2014-01-31" }, {}, 1).owned).toMatchObject({ classifiedOn: "2014-01-31" });
});

test("who sells and what the deeds state are sent once chosen", () => {
  expect(wishOf({ ...EMPTY_FORM, seller: "assujetti-marge", deedStatesVat: true }, {}, 1)).toEqual({
    seller: "assujetti-marge",
    deedStatesVat: true,
  });
});

test("the plan that is looked at travels with every change", () => {
  const lots = [{ areaM2: 500, keepsHouse: false }];
  const wish = wishOf({ ...EMPTY_FORM, assumptions: { targetMargin: 0.2 } }, { lots, procedure: "DP" }, 1);
  expect(wish).toEqual({ lots, procedure: "DP", assumptions: { targetMargin: 0.2 } });
});
