import type { Program } from "@lotir/division";
import { afterEach, expect, test } from "vitest";
import { type Drawing, type EditorState, editorReducer, isUnsaved, openEditor } from "./editor-state.ts";
import { keepHistory, openKeptEditor } from "./kept-history.ts";

const cut = (at: number): Drawing => {
  const lots = { below: { kind: "lot", lot: 1 }, above: { kind: "lot", lot: 2 } } as const;
  const program: Program = { kind: "cut", normal: 0, place: { by: "distance", at }, ...lots };
  return { program, notes: [] };
};
const corner = { outer: [[0, 0] as const, [9, 0] as const, [0, 9] as const], holes: [] };
const SHEET = { epsg: 2154, scale: 1, origin: [0, 0], parcels: [{ id: "06999000AA0001", polygon: corner }] };

const drawn = (...places: readonly number[]): EditorState =>
  places.reduce((state, at) => editorReducer(state, { kind: "change", change: cut(at) }), openEditor(cut(0)));
const undo = (state: EditorState): EditorState => editorReducer(state, { kind: "undo" });

afterEach(() => localStorage.clear());

test("after a reload, undo and redo go on where they were, and what is not saved still is not", () => {
  keepHistory("p-s", undo(drawn(1, 2, 3)));
  const opened = openKeptEditor("p-s", cut(0), SHEET);
  expect(opened.present).toEqual(cut(2));
  expect(isUnsaved(opened)).toBe(true);
  expect(editorReducer(opened, { kind: "redo" }).present).toEqual(cut(3));
  expect(undo(undo(opened)).present).toEqual(cut(0));
  expect(openKeptEditor("p-other", cut(0), SHEET)).toEqual(openEditor(cut(0)));
});

test("once saved, the steps remain and nothing is left to save", () => {
  keepHistory("p-s", editorReducer(drawn(1, 2), { kind: "saved" }));
  const opened = openKeptEditor("p-s", cut(2), SHEET);
  expect(isUnsaved(opened)).toBe(false);
  expect(undo(opened).present).toEqual(cut(1));
});

test("where a colleague wrote the scenario meanwhile, his plan opens, and one step back gives one's own", () => {
  keepHistory("p-s", drawn(1, 2));
  const opened = openKeptEditor("p-s", cut(7), SHEET);
  expect(opened.present).toEqual(cut(7));
  expect(isUnsaved(opened)).toBe(false);
  expect(undo(opened).present).toEqual(cut(2));
});

test("nothing drawn is nothing kept, and what cannot be read opens the stored plan", () => {
  keepHistory("p-s", openEditor(cut(0)));
  expect(localStorage.length).toBe(0);
  localStorage.setItem("lotir-plan-p-s", JSON.stringify({ ...drawn(1), present: { program: "?", notes: [] } }));
  expect(openKeptEditor("p-s", cut(0), SHEET)).toEqual(openEditor(cut(0)));
});
