import { distance, type Point } from "@lotir/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { objectArea, objectLength, rectangleBetween } from "../document/measure.ts";
import { extent, inDrawingOrder, type PlanDocument } from "../document/plan-document.ts";
import { type PlanObject, planObject } from "../document/plan-object.ts";
import { drawnObject, GROUND, point } from "../objects.fixture.ts";
import { aligned, reordered } from "./arrange.ts";
import { applyChanges, changesBetween, type PlanChange } from "./plan-change.ts";
import { NO_HISTORY, type PlanHistory, redo, undo, withGesture } from "./plan-history.ts";
import { settleEdit } from "./settle-edit.ts";
import { middleOf, moved, resized, rotated, vertexMoved, vertexRemoved, withArea, withLength } from "./shape-edits.ts";

const byId = ({ objects }: PlanDocument) => objects.toSorted((a, b) => (a.id < b.id ? -1 : 1));

type Act = "add" | "remove" | "move" | "paint";
const acts = () =>
  fc.array(
    fc.record({
      act: fc.constantFrom<Act>("add", "remove", "move", "paint"),
      pick: fc.nat(9),
      made: drawnObject(),
      by: point(),
    }),
    { minLength: 1, maxLength: 30 },
  );

const gestureOf = (
  document: PlanDocument,
  { act, pick, made, by }: { act: Act; pick: number; made: PlanObject; by: Point },
) => {
  const own = document.objects.filter(({ layer }) => layer === "annotations");
  const chosen = own[pick % Math.max(1, own.length)];
  if (act === "add" || chosen === undefined) return [{ id: made.id, before: null, after: made }];
  const after = act === "remove" ? null : act === "move" ? moved(chosen, by) : { ...chosen, color: made.color };
  return [{ id: chosen.id, before: chosen, after }];
};

describe("undo and redo", () => {
  test("undoing all gives the plan there was; redoing all, the plan that was left", () => {
    fc.assert(
      fc.property(acts(), (done) => {
        let document = GROUND;
        let history: PlanHistory = NO_HISTORY;
        for (const each of done) {
          const gesture = gestureOf(document, each);
          document = applyChanges(document, gesture);
          history = withGesture(history, gesture);
        }
        const left = byId(document);
        for (let step = undo(history); step !== undefined; step = undo(history)) {
          document = applyChanges(document, step.changes);
          history = step.history;
        }
        expect(byId(document)).toEqual(byId(GROUND));
        // Kept by a browser between two visits.
        history = JSON.parse(JSON.stringify(history));
        for (let step = redo(history); step !== undefined; step = redo(history)) {
          document = applyChanges(document, step.changes);
          history = step.history;
        }
        expect(byId(document)).toEqual(left);
      }),
    );
  });

  test("an undo leaves what somebody else changed of the same object", () => {
    const [line] = fc.sample(drawnObject(), { seed: 7, numRuns: 1 });
    if (line === undefined) throw new Error("line");
    const document = { ...GROUND, objects: [...GROUND.objects, line] };
    const mine = [{ id: line.id, before: line, after: { ...line, color: "#000000" } }];
    const theirs = { id: line.id, before: line, after: { ...line, width: 9 } };
    const both = applyChanges(applyChanges(document, mine), [theirs]);
    const step = undo(withGesture(NO_HISTORY, mine));
    const undone = applyChanges(both, step?.changes ?? []);
    expect(undone.objects.at(-1)).toMatchObject({ color: line.color, width: 9 });
  });
});

describe("two people", () => {
  const change = (before: PlanObject, patch: Partial<PlanObject>): PlanChange => ({
    id: before.id,
    before,
    after: { ...before, ...patch },
  });

  test("fields that only one wrote go together, whoever comes first", () => {
    fc.assert(
      fc.property(drawnObject(), point(), (object, by) => {
        const mine = change(object, { points: moved(object, by).points });
        const theirs = change(object, { color: "#ABCDEF", text: "Vu" });
        const settle = (first: PlanChange, second: PlanChange) => {
          const standing = first.after as PlanObject;
          const settled = settleEdit(standing, second);
          return settled.kind === "written" || settled.kind === "same" ? settled.object : settled;
        };
        expect(settle(mine, theirs)).toEqual(settle(theirs, mine));
      }),
    );
  });

  test("a field that both wrote is the second's to choose; the rest of his edit is kept", () => {
    const line = planObject({
      id: "l",
      kind: "line",
      layer: "annotations",
      points: [
        [0, 0],
        [1, 1],
      ],
    });
    const standing = { ...line, color: "#111111" };
    const settled = settleEdit(standing, change(line, { color: "#222222", width: 5 }));
    expect(settled).toEqual({
      kind: "conflict",
      object: { ...standing, width: 5 },
      fields: [{ field: "color", theirs: "#111111", yours: "#222222" }],
    });
  });

  test("an edit sent twice is written once", () => {
    fc.assert(
      fc.property(drawnObject(), point(), (object, by) => {
        for (const sent of [
          change(object, { points: moved(object, by).points }),
          { id: object.id, before: null, after: object },
        ]) {
          const first = settleEdit(sent.before, sent);
          const standing = first.kind === "written" || first.kind === "same" ? first.object : null;
          expect(settleEdit(standing, sent)).toEqual({ kind: "same", object: standing });
        }
        expect(settleEdit(null, { id: object.id, before: object, after: null })).toEqual({
          kind: "same",
          object: null,
        });
      }),
    );
  });

  test("what one removed and the other changed is said, either way round", () => {
    const line = planObject({
      id: "l",
      kind: "line",
      layer: "annotations",
      points: [
        [0, 0],
        [1, 1],
      ],
    });
    const changed = { ...line, width: 7 };
    expect(settleEdit(null, change(line, { width: 7 }))).toEqual({ kind: "removed", standing: null });
    expect(settleEdit(changed, { id: "l", before: line, after: null })).toEqual({ kind: "removed", standing: changed });
  });
});

describe("gestures", () => {
  test("changes between two sets lead from one to the other", () => {
    fc.assert(
      fc.property(fc.array(drawnObject(), { maxLength: 8 }), fc.array(drawnObject(), { maxLength: 8 }), (was, is) => {
        const after = applyChanges({ ...GROUND, objects: was }, changesBetween(was, is));
        expect(byId(after)).toEqual(byId({ ...GROUND, objects: is }));
      }),
    );
  });

  test("moving and turning keep lengths and areas; resizing multiplies them", () => {
    fc.assert(
      fc.property(drawnObject(), point(), fc.double({ min: -360, max: 360, noNaN: true }), (object, by, degrees) => {
        const turned = rotated(moved(object, by), degrees, by);
        expect(objectLength(turned)).toBeCloseTo(objectLength(object), 6);
        expect(objectArea(turned) ?? 0).toBeCloseTo(objectArea(object) ?? 0, 3);
        const doubled = resized(object, [2, 2], middleOf([object]));
        expect(objectLength(doubled)).toBeCloseTo(2 * objectLength(object), 6);
      }),
    );
  });

  test("a typed length and a typed area are those measured", () => {
    const square = planObject({
      id: "s",
      kind: "rectangle",
      layer: "annotations",
      points: rectangleBetween([0, 0], [7, 3]),
    });
    expect(objectArea(withArea(square, 500) as PlanObject)).toBeCloseTo(500, 9);
    const line = planObject({
      id: "l",
      kind: "line",
      layer: "annotations",
      points: [
        [1, 1],
        [4, 5],
      ],
    });
    expect(objectLength(withLength(line, 12.5) as PlanObject)).toBeCloseTo(12.5, 9);
    expect(withArea(line, 10)).toBeUndefined();
  });

  test("a rectangle pulled by a corner keeps its right angles", () => {
    const turned = rotated(
      planObject({ id: "s", kind: "rectangle", layer: "annotations", points: rectangleBetween([0, 0], [7, 3]) }),
      30,
      [0, 0],
    );
    const pulled = vertexMoved(turned, 2, [12, 9]);
    const [a, b, c, d] = pulled.points as readonly [Point, Point, Point, Point];
    const dot = (u: Point, v: Point, w: Point) => (v[0] - u[0]) * (w[0] - u[0]) + (v[1] - u[1]) * (w[1] - u[1]);
    for (const angle of [dot(a, b, d), dot(b, a, c), dot(c, b, d), dot(d, a, c)]) expect(angle).toBeCloseTo(0, 9);
    expect(c).toEqual([12, 9]);
    expect(a).toEqual(turned.points[0]);
  });

  test("a line keeps two points, a closed shape three", () => {
    const line = planObject({
      id: "l",
      kind: "line",
      layer: "annotations",
      points: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(vertexRemoved(line, 0)).toBeUndefined();
    const square = planObject({
      id: "s",
      kind: "rectangle",
      layer: "annotations",
      points: rectangleBetween([0, 0], [7, 3]),
    });
    expect(vertexRemoved(square, 1)).toMatchObject({ kind: "polygon", points: { length: 3 } });
  });

  test("aligned objects share a side; one brought to the front is drawn last of its layer", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(drawnObject(), { minLength: 2, maxLength: 6, selector: ({ id }) => id }),
        (objects) => {
          const left = aligned(objects, "left");
          for (const object of left) expect(extent([object]).minX).toBeCloseTo(extent(objects).minX, 6);
          const [first] = objects;
          if (first === undefined) return;
          const front = reordered(first, objects, "front");
          expect(inDrawingOrder([front, ...objects.slice(1)]).at(-1)?.id).toBe(first.id);
          const back = reordered(first, objects, "back");
          expect(inDrawingOrder([back, ...objects.slice(1)])[0]?.id).toBe(first.id);
        },
      ),
    );
  });

  test("a step forward passes one object, no more", () => {
    const at = (id: string, rank: number) =>
      planObject({ id, rank, kind: "text", layer: "annotations", points: [[0, 0]] });
    const [a, b, c] = [at("a", 0), at("b", 1), at("c", 2)] as const;
    const order = (moved: PlanObject) =>
      inDrawingOrder([a, b, c].map((each) => (each.id === moved.id ? moved : each))).map(({ id }) => id);
    expect(order(reordered(a, [a, b, c], "forward"))).toEqual(["b", "a", "c"]);
    expect(order(reordered(c, [a, b, c], "backward"))).toEqual(["a", "c", "b"]);
  });

  test("distance from a vertex put somewhere is nothing", () => {
    fc.assert(
      fc.property(drawnObject(), point(), (object, to) => {
        const put = vertexMoved(object, 0, to);
        expect(distance(put.points[0] ?? [0, 0], to)).toBe(0);
      }),
    );
  });
});
