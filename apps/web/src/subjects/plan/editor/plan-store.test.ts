import { planObject } from "@lotir/plan";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPlanStore, type PlanLine } from "./plan-store.ts";

const line = planObject({
  id: "trait",
  kind: "line",
  layer: "annotations",
  points: [
    [0, 0],
    [1, 1],
  ],
});
const adding = [{ id: line.id, before: null, after: line }];
const AT = "2026-06-15T10:00:00.000Z";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = (given: Partial<PlanLine> = {}) => {
  const send = vi.fn<PlanLine["send"]>(async (edits) => ({
    revision: 2,
    results: edits.map(({ id, after }) => ({
      id,
      state: "written" as const,
      object: after as never,
      version: 1,
      by: "Ana",
      at: AT,
      fields: [],
    })),
  }));
  const keep = vi.fn();
  const ask = vi.fn<PlanLine["ask"]>(async () => ({ revision: 5, objects: [] }));
  const own: PlanLine = { send, keep, ask, isNoAnswer: (error) => error instanceof TypeError, most: 500, ...given };
  return { store: openPlanStore({ objects: [], revision: 1, kept: {} }, own), send, keep, ask };
};

test("a stroke is shown and kept at once, and sent a second later", async () => {
  const { store, send, keep } = opened();
  store.draw(adding);
  expect(store.get().objects).toEqual([line]);
  expect(keep).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(send).toHaveBeenCalledWith(adding);
  expect(store.get()).toMatchObject({ saving: { kind: "saved" }, session: { unsent: new Map() } });
});

test("without an answer it stays here, and goes when the line is back", async () => {
  let isDown = true;
  const { store } = opened({
    send: async (edits) => {
      if (isDown) throw new TypeError("Failed to fetch");
      return {
        revision: 2,
        results: edits.map(({ id }) => ({
          id,
          state: "written",
          object: line as never,
          version: 1,
          by: null,
          at: AT,
          fields: [],
        })),
      };
    },
  });
  store.draw(adding);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(store.get().saving).toEqual({ kind: "offline" });
  expect(store.get().session.unsent.size).toBe(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_001);
  expect(store.get().saving).toEqual({ kind: "saved" });
});

test("what another drew is asked for, and his strokes are shown under mine", async () => {
  const theirs = { ...line, id: "autre" };
  const { store } = opened({
    ask: async () => ({
      revision: 4,
      objects: [{ id: "autre", version: 1, object: theirs as never, by: "Paul", at: AT }],
    }),
  });
  store.draw(adding);
  store.hear({ revision: 4, by: "Paul" });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get().objects.map(({ id }) => id)).toEqual(["autre", "trait"]);
  expect(store.get().news).toBe("Paul");
});
