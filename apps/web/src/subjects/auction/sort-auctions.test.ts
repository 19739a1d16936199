import type { AuctionMoney } from "@lotir/contract";
import { expect, test } from "vitest";
import { auctionOf } from "./auction.fixture.ts";
import { sortAuctions } from "./sort-auctions.ts";

const money = (expected: number | null, start: number | null): AuctionMoney => ({
  estimate: null,
  expected: null,
  costs: [],
  costsEur: 0,
  highestBidEur: null,
  targetMargin: 0.1,
  profitAtStartEur: start,
  profitAtExpectedEur: expected,
  terms: [],
  note: null,
});

const ids = (by: Parameters<typeof sortAuctions>[1]["by"], auctions: readonly ReturnType<typeof auctionOf>[]) =>
  sortAuctions(auctions, { by, from: { lat: 43.7, lng: 7.2 } }).map(({ id }) => id);

test("par date, la plus proche d'abord ; une vente sans date vient en dernier", () =>
  expect(
    ids("date", [
      auctionOf({ id: "sans", auctionDate: null }),
      auctionOf({ id: "tard", auctionDate: "2027-03-01" }),
      auctionOf({ id: "tôt", auctionDate: "2026-12-01" }),
    ]),
  ).toEqual(["tôt", "tard", "sans"]));

test("par bénéfice au prix attendu, le plus grand d'abord ; l'inconnu en dernier, après une perte", () =>
  expect(
    ids("profit", [
      auctionOf({ id: "inconnu" }),
      auctionOf({ id: "perte", money: money(-10_000, 50_000) }),
      auctionOf({ id: "gain", money: money(80_000, 90_000) }),
      auctionOf({ id: "à la mise à prix", money: money(null, 30_000) }),
    ]),
  ).toEqual(["gain", "à la mise à prix", "perte", "inconnu"]));

test("par distance depuis une adresse ; une vente sans lieu en dernier", () =>
  expect(
    ids("distance", [
      auctionOf({ id: "nulle part", coordinates: null }),
      auctionOf({ id: "loin", coordinates: { lat: 45, lng: 7.2 } }),
      auctionOf({ id: "près", coordinates: { lat: 43.71, lng: 7.2 } }),
    ]),
  ).toEqual(["près", "loin", "nulle part"]));
