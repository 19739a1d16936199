import { expect, test } from "vitest";
import { moveTogether } from "./move-together.ts";

const aMap = () => {
  const listeners = new Set<() => void>();
  let view = { center: [0, 0] as readonly number[], zoom: 10 };
  return {
    getCenter: () => view.center,
    getZoom: () => view.zoom,
    jumpTo: (next: { readonly center: readonly number[]; readonly zoom: number }) => {
      view = next;
      for (const listener of listeners) listener();
    },
    on: (_: "move", listener: () => void) => listeners.add(listener),
    off: (_: "move", listener: () => void) => listeners.delete(listener),
  };
};

test("two maps look at the same place, whichever moves, until they are untied", () => {
  const [first, second] = [aMap(), aMap()];
  const untie = moveTogether(first, second);
  first.jumpTo({ center: [1, 2], zoom: 12 });
  expect([second.getCenter(), second.getZoom()]).toEqual([[1, 2], 12]);
  second.jumpTo({ center: [3, 4], zoom: 14 });
  expect([first.getCenter(), first.getZoom()]).toEqual([[3, 4], 14]);
  untie();
  first.jumpTo({ center: [5, 6], zoom: 16 });
  expect(second.getZoom()).toBe(14);
});
