import { MARKET_PERIODS, PricedKind } from "@lotir/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarketState, writeMarketState } from "./market-state.ts";

const states = fc.record({
  commune: fc.constantFrom(undefined, "33234", "2A004"),
  period: fc.constantFrom(...MARKET_PERIODS),
  zone: fc.constantFrom(undefined, "UB", "1AU"),
  kind: fc.constantFrom(...PricedKind.options),
});

test("the address reads back as it was written", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readMarketState(writeMarketState(state))).toEqual(state);
    }),
    { seed: 20_260_201 },
  );
});

test("an address that cannot be read falls back", () => {
  expect(readMarketState({ commune: "Nice", periode: "7", bien: "bateau", zone: "" })).toEqual({
    commune: undefined,
    period: 12,
    zone: undefined,
    kind: "building-land",
  });
});
