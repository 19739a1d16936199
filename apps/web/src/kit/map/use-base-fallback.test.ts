import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type BaseKey, baseLayer } from "./base-layers.ts";
import { baseSource, useBaseFallback } from "./use-base-fallback.ts";

afterEach(cleanup);

const open = (first: BaseKey) => {
  const { result, rerender } = renderHook((base: BaseKey) => useBaseFallback(base), { initialProps: first });
  const sourceOf = (base: BaseKey, rank: number) =>
    baseSource(base, result.current.attempt, baseLayer(base).rasters[rank]?.tiles ?? "");
  const fail = (base: BaseKey, rank: number, times = 3) =>
    act(() => {
      for (let time = 0; time < times; time += 1) result.current.onError({ sourceId: sourceOf(base, rank) });
    });
  const arrive = (base: BaseKey, rank: number) =>
    act(() => result.current.onSourceData({ sourceId: sourceOf(base, rank), tile: {} }));
  const says = () => {
    const { shown, unavailable, incomplete } = result.current;
    return { shown, unavailable, incomplete };
  };
  return { result, rerender, fail, arrive, says };
};

test("three tiles that fail, and the neutral ground stands in; trying again shows the base again", () => {
  const { result, fail, says } = open("plan");
  fail("plan", 0, 2);
  expect(says()).toEqual({ shown: "plan", unavailable: false, incomplete: false });
  fail("plan", 0, 1);
  expect(says()).toEqual({ shown: "neutre", unavailable: true, incomplete: false });
  act(() => result.current.retry());
  expect(says()).toEqual({ shown: "plan", unavailable: false, incomplete: false });
  fail("plan", 0);
  expect(says().unavailable).toBe(true);
});

test.each(["hybride", "terrain"] as const)("%s: one raster dead while another arrives is said", (base) => {
  const { result, fail, arrive, says } = open(base);
  arrive(base, 0);
  fail(base, 1);
  expect(says()).toEqual({ shown: base, unavailable: false, incomplete: true });
  act(() => result.current.retry());
  expect(says().incomplete).toBe(false);
  arrive(base, 1);
  fail(base, 1);
  expect(says().incomplete).toBe(false);
});

test("holes in a base that arrives are not its death", () => {
  const { fail, arrive, says } = open("satellite");
  arrive("satellite", 0);
  fail("satellite", 0, 20);
  expect(says()).toEqual({ shown: "satellite", unavailable: false, incomplete: false });
});

test("what another base did says nothing of this one, nor do our own tiles", () => {
  const { result, rerender, fail, says } = open("plan");
  fail("plan", 0);
  rerender("satellite");
  expect(says()).toEqual({ shown: "satellite", unavailable: false, incomplete: false });
  for (let time = 0; time < 5; time += 1) act(() => result.current.onError({ sourceId: "commune-33234" }));
  expect(says().unavailable).toBe(false);
});
