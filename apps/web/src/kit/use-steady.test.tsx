import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSteady } from "./use-steady.ts";

test("les gestes restent les mêmes, et font ce que le dernier dessin leur donne", () => {
  const { result, rerender } = renderHook(({ by }) => useSteady({ add: (to: number) => to + by }), {
    initialProps: { by: 1 },
  });
  const first = result.current;
  expect(first.add(2)).toBe(3);
  rerender({ by: 10 });
  expect(result.current).toBe(first);
  expect(first.add(2)).toBe(12);
});
