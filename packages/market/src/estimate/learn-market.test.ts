import { expect, test } from "vitest";
import { inventMarket } from "./invented-market.fixture.ts";
import { learnMarket } from "./learn-market.ts";
import { trainEstimator } from "./train-estimator.ts";
import { trainKind } from "./train-kind.ts";

const { sales } = inventMarket({ count: 120, noise: 0.1, seed: 5 });

test("only the kinds that somebody asks about are learnt, once", () => {
  const learnt: unknown[] = [];
  const market = learnMarket(sales, (own, ...rest) => {
    learnt.push(own[0]?.kind);
    return trainKind(own, ...rest);
  });
  expect(learnt).toEqual([]);
  expect(market?.kinds.house.trained).toBe(market?.kinds.house.trained);
  expect(learnt).toEqual(["house"]);
  expect(market?.kinds["building-land"].trained?.sales.length).toBeGreaterThan(0);
  expect(learnt).toEqual(["house", "building-land"]);
});

test("learnt before it is asked, or when it is, a kind gives the same estimate", () => {
  const asked = sales.find(({ kind }) => kind === "house");
  if (asked === undefined) throw new Error("No house to ask about");
  const before = trainEstimator(sales);
  before.learn(["house", "building-land"]);
  expect(before.estimate(asked)).toEqual(trainEstimator(sales).estimate(asked));
  expect(() => trainEstimator([]).learn(["house"])).not.toThrow();
});
