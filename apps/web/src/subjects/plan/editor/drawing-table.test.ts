import { canvasViewOf, type PlanChange, planObject, toCanvas } from "@lotir/plan";
import { expect, test } from "vitest";
import { DrawingTable } from "./drawing-table.ts";
import { openPlanStore } from "./plan-store.ts";
import { pressKey } from "./table-keys.ts";

const parcel = planObject({
  id: "parcel-06999000AC0069",
  kind: "parcel",
  layer: "parcels",
  points: [
    [0, 0],
    [60, 0],
    [60, 30],
    [0, 30],
  ],
  locked: true,
});
const view = canvasViewOf({ objects: [parcel] });

const opened = () => {
  const sent: PlanChange[] = [];
  const plan = openPlanStore(
    { objects: [parcel], revision: 1, kept: {} },
    {
      send: async () => {
        throw new TypeError("offline");
      },
      ask: async () => ({ revision: 1, objects: [] }),
      keep: () => undefined,
      isNoAnswer: () => true,
      most: 500,
    },
  );
  let ids = 0;
  const table = new DrawingTable({
    plan,
    view,
    zoom: () => 1,
    newId: () => {
      ids += 1;
      return `objet-${ids}`;
    },
    look: { color: "#1E2A27", fill: null, width: 2, dash: null },
  });
  const pointer = (x: number, y: number, shift = false) => ({ ...toCanvas([x, y], view), shift, isTouch: false });
  const press = (x: number, y: number, shift = false) => {
    table.move(pointer(x, y, shift));
    table.down(pointer(x, y, shift));
    table.up(pointer(x, y, shift));
  };
  const drag = (from: readonly [number, number], to: readonly [number, number], shift = false) => {
    table.move(pointer(...from, shift));
    table.down(pointer(...from, shift));
    table.move(pointer(...to, shift));
    table.up(pointer(...to, shift));
  };
  const touch = (x: number, y: number) => ({ ...pointer(x, y), isTouch: true });
  const finger = {
    down: (x: number, y: number) => table.down(touch(x, y)),
    tap: (x: number, y: number) => {
      table.down(touch(x, y));
      table.up(touch(x, y));
      table.leave();
    },
  };
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    pressKey(table, {
      key: name,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...more,
    } as KeyboardEvent);
  const drawn = () => plan.get().objects.filter(({ layer }) => layer === "annotations");
  return { table, plan, press, drag, finger, key, drawn, pointer, sent };
};

test("a line is drawn click by click, snapped to the corner of the ground, and ended by Enter", () => {
  const { press, key, drawn } = opened();
  key("l");
  press(0.1, 0.1);
  press(20, 11.3);
  key("Enter");
  expect(drawn()).toMatchObject([
    { kind: "line", points: [[0, 0], { 0: expect.closeTo(20, 6), 1: expect.closeTo(11.3, 6) }] },
  ]);
});

test("a rectangle is pulled, a circle too; a polygon is closed on its first point", () => {
  const { key, drag, press, drawn } = opened();
  key("r");
  drag([10, 10], [20, 15.2]);
  key("c");
  drag([40, 12], [44, 12.5]);
  key("p");
  for (const [x, y] of [
    [5, 20],
    [12, 20.4],
    [11, 26],
    [5.05, 20.05],
  ] as const)
    press(x, y);
  expect(drawn().map(({ kind, points }) => [kind, points.length])).toEqual([
    ["rectangle", 4],
    ["circle", 2],
    ["polygon", 3],
  ]);
});

test("a typed length and angle are exact; a closed measurement says an area", () => {
  const { table, key, press, drawn } = opened();
  key("m");
  press(30.2, 12.1);
  table.type(10, 0);
  table.type(5, 90);
  const [first] = (table.state.get().hand as { points: readonly (readonly [number, number])[] }).points;
  press(first?.[0] ?? 0, first?.[1] ?? 0);
  const [measured] = drawn();
  expect(measured).toMatchObject({ kind: "measurement", closed: true });
  const [a, b, c] = measured?.points ?? [];
  expect(Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0))).toBeCloseTo(10, 9);
  expect((c?.[1] ?? 0) - (b?.[1] ?? 0)).toBeCloseTo(5, 9);
});

test("chosen, moved by arrows of ten centimetres, copied, undone; the ground never moves", () => {
  const { key, drag, drawn, table, plan, press } = opened();
  key("r");
  drag([10, 10], [20, 15]);
  key("v");
  press(15, 10);
  expect(table.chosen()).toHaveLength(1);
  key("ArrowRight");
  key("ArrowUp", { shiftKey: true });
  expect(drawn()[0]?.points[0]?.[0]).toBeCloseTo(10.1, 6);
  expect(drawn()[0]?.points[0]?.[1]).toBeCloseTo(11, 6);
  key("c", { ctrlKey: true });
  key("v", { ctrlKey: true });
  expect(drawn()).toHaveLength(2);
  key("z", { ctrlKey: true });
  key("z", { ctrlKey: true });
  key("z", { ctrlKey: true });
  expect(drawn()[0]?.points[0]?.[1]).toBeCloseTo(10, 6);
  key("y", { ctrlKey: true });
  expect(drawn()[0]?.points[0]?.[0]).toBeCloseTo(10.1, 6);
  key("a", { ctrlKey: true });
  key("Delete");
  expect(plan.get().objects).toEqual([parcel]);
});

test("a vertex is pulled onto another, a handle turns, shift bands, Escape gives up", () => {
  const { key, drag, press, drawn, table } = opened();
  key("l");
  press(10, 12);
  press(20, 16.5);
  key("Enter");
  key("v");
  press(15, 14.25);
  drag([20, 16.5], [59.8, 29.9]);
  expect(drawn()[0]?.points[1]).toEqual([60, 30]);
  key("Escape");
  expect(table.chosen()).toEqual([]);
  drag([8, 10], [61, 31], true);
  expect(table.chosen()).toHaveLength(1);
  key("p");
  press(30, 5);
  key("Escape");
  key("Enter");
  expect(drawn()).toHaveLength(1);
});

test("clearing takes what was drawn, in one gesture that may be undone", () => {
  const { key, drag, drawn, table, plan } = opened();
  key("r");
  drag([10, 10], [20, 15]);
  drag([30, 10], [40, 15]);
  table.clear();
  expect(plan.get().objects).toEqual([parcel]);
  plan.undo();
  expect(drawn()).toHaveLength(2);
});

test("a finger is shown what its point is drawn to, and sets it where it lets go; a second finger takes nothing", () => {
  const { table, drawn, finger } = opened();
  table.take("line");
  finger.down(0.8, 0.6);
  expect(table.state.get().snap).toMatchObject({ kind: "vertex", point: [0, 0] });
  finger.down(12, 9);
  table.giveUp();
  expect(table.state.get().hand).toEqual({ kind: "free" });
  finger.tap(0.8, 0.6);
  finger.tap(59.5, 29.6);
  finger.down(20, 20);
  table.giveUp();
  table.finish();
  expect(drawn().map(({ points }) => points)).toEqual([
    [
      [0, 0],
      [60, 30],
    ],
  ]);
  table.take("rectangle");
  finger.down(10, 10);
  table.giveUp();
  table.take("select");
  finger.down(30, 15);
  table.giveUp();
  expect(drawn()).toHaveLength(1);
  expect(drawn()[0]?.points[0]).toEqual([0, 0]);
});

test("what was locked is chosen again by a click, to be unlocked; no arrow, colour or removal touches it", () => {
  const { key, drag, press, drawn, table } = opened();
  key("r");
  drag([10, 10], [20, 15]);
  key("v");
  press(10, 12);
  table.edit((each) => ({ ...each, locked: true }));
  key("Escape");
  press(10, 12);
  expect(table.chosen().map(({ locked }) => locked)).toEqual([true]);
  key("ArrowRight");
  table.dress({ color: "#C0392B" });
  table.remove();
  expect(drawn()).toMatchObject([{ color: "#1E2A27", points: [[10, 10], {}, {}, {}] }]);
});
