import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlanObject } from "../document/plan-object.ts";
import type { PlanChange } from "../edit/plan-change.ts";
import { settleEdit } from "../edit/settle-edit.ts";
import { moved } from "../edit/shape-edits.ts";
import { drawnObject, point } from "../objects.fixture.ts";
import {
  acknowledged,
  gestured,
  heard,
  insisted,
  objectsOf,
  openSession,
  type PlanSession,
  redone,
  sending,
  undone,
} from "./plan-session.ts";

/** The server as the handlers have it: one object after another, each edit settled with what stands. */
const serve = (stands: Map<string, PlanObject>, edits: readonly PlanChange[]) =>
  edits.map((edit) => {
    const settled = settleEdit(stands.get(edit.id) ?? null, edit);
    const object = settled.kind === "removed" ? settled.standing : settled.object;
    if (object === null) stands.delete(edit.id);
    else stands.set(edit.id, object);
    return { id: edit.id, object };
  });

const all = (stands: ReadonlyMap<string, PlanObject>) => [...stands].map(([id, object]) => ({ id, object }));
const sorted = (objects: Iterable<PlanObject>) => [...objects].toSorted((a, b) => (a.id < b.id ? -1 : 1));

interface Act {
  readonly who: 0 | 1;
  readonly does: "add" | "move" | "paint" | "remove" | "undo" | "redo" | "send" | "lose" | "hear";
  readonly pick: number;
  readonly made: PlanObject;
  readonly by: readonly [number, number];
}

const acts = () =>
  fc.array(
    fc.record<Act>({
      who: fc.constantFrom(0, 1),
      does: fc.constantFrom("add", "move", "paint", "remove", "undo", "redo", "send", "lose", "hear"),
      pick: fc.nat(20),
      made: drawnObject(),
      by: point(),
    }),
    { maxLength: 60 },
  );

const drawn = (session: PlanSession, { does, pick, made, by }: Act): PlanSession => {
  const objects = sorted(objectsOf(session));
  const chosen = objects[pick % Math.max(1, objects.length)];
  if (does === "undo") return undone(session);
  if (does === "redo") return redone(session);
  if (does === "add" || chosen === undefined) return gestured(session, [{ id: made.id, before: null, after: made }]);
  const after = does === "remove" ? null : does === "move" ? moved(chosen, by) : { ...chosen, color: made.color };
  return gestured(session, [{ id: chosen.id, before: chosen, after }]);
};

const sent = (session: PlanSession, stands: Map<string, PlanObject>): PlanSession => {
  const { edits, session: trying } = sending(session, 500);
  return edits.length === 0 ? session : acknowledged(trying, edits, serve(stands, edits)).session;
};

/** The server wrote it; its answer never came. */
const lost = (session: PlanSession, stands: Map<string, PlanObject>): PlanSession => {
  const { edits, session: trying } = sending(session, 500);
  serve(stands, edits);
  return trying;
};

test("two screens that draw, lose the line, send again and hear each other end with the same plan", () => {
  fc.assert(
    fc.property(acts(), (done) => {
      const stands = new Map<string, PlanObject>();
      const screens: [PlanSession, PlanSession] = [openSession([]), openSession([])];
      for (const act of done) {
        const own = screens[act.who];
        if (act.does === "send") screens[act.who] = sent(own, stands);
        else if (act.does === "lose") screens[act.who] = lost(own, stands);
        else if (act.does === "hear") screens[act.who] = heard(own, all(stands));
        else screens[act.who] = drawn(own, act);
      }
      for (let round = 0; round < 5; round += 1)
        for (const who of [0, 1] as const) screens[who] = sent(screens[who], stands);
      for (const screen of screens) {
        expect(screen.unsent.size).toBe(0);
        const gone = [...screen.server.keys()].filter((id) => !stands.has(id)).map((id) => ({ id, object: null }));
        expect(sorted(objectsOf(heard(screen, [...all(stands), ...gone])))).toEqual(sorted(stands.values()));
      }
    }),
  );
});

test("alone, what is drawn is what the server ends with, and an undo after a save is sent like any gesture", () => {
  fc.assert(
    fc.property(acts(), (done) => {
      const stands = new Map<string, PlanObject>();
      let session = openSession([]);
      for (const act of done) {
        if (act.does === "send") session = sent(session, stands);
        else if (act.does === "lose") session = lost(session, stands);
        else if (act.does !== "hear") session = drawn(session, act);
      }
      const seen = sorted(objectsOf(session));
      for (let round = 0; round < 5; round += 1) session = sent(session, stands);
      expect(sorted(stands.values())).toEqual(seen);
    }),
  );
});

test("a move whose answer was lost, then undone: the undo is what the server ends with", () => {
  const [object] = fc.sample(drawnObject(), { seed: 5, numRuns: 1 });
  if (object === undefined) throw new Error("object");
  const stands = new Map([[object.id, object]]);
  const move = [{ id: object.id, before: object, after: moved(object, [10, 0]) }];
  const offline = lost(gestured(openSession([object]), move), stands);
  expect(stands.get(object.id)).not.toEqual(object);
  let session = undone(offline);
  expect(objectsOf(session)).toEqual([object]);
  for (let round = 0; round < 3; round += 1) session = sent(session, stands);
  expect(stands.get(object.id)).toEqual(object);
  expect(objectsOf(session)).toEqual([object]);
});

test("the second person chooses: what he insists on is written over what stands, the rest of both stays", () => {
  const [object] = fc.sample(drawnObject(), { seed: 5, numRuns: 1 });
  if (object === undefined) throw new Error("object");
  const stands = new Map([[object.id, object]]);
  const change = (patch: Partial<PlanObject>) => [{ id: object.id, before: object, after: { ...object, ...patch } }];
  sent(gestured(openSession([object]), change({ color: "#111111", width: 3 })), stands);
  const second = gestured(openSession([object]), change({ color: "#222222", text: "Vu" }));
  const { edits, session } = sending(second, 500);
  const answered = acknowledged(session, edits, serve(stands, edits));
  expect(answered.clashes).toMatchObject([{ id: object.id, fields: ["color"] }]);
  expect(answered.session.unsent.size).toBe(0);
  const [clash] = answered.clashes;
  if (clash !== undefined) sent(insisted(answered.session, clash), stands);
  expect(stands.get(object.id)).toMatchObject({ color: "#222222", width: 3, text: "Vu" });
});
