import type { Program } from "@lotir/division";
import { expect, test } from "vitest";
import { type Drawing, type EditorState, editorReducer, isUnsaved, openEditor } from "./editor-state.ts";

const drawing = (lot: number): Drawing => ({ program: { kind: "lot", lot } satisfies Program, notes: [] });
const lotOf = ({ present }: EditorState): unknown => (present.program as { lot?: number }).lot;

test("every step comes back, and goes again, without limit", () => {
  let state = openEditor(drawing(0));
  for (let lot = 1; lot <= 200; lot += 1) state = editorReducer(state, { kind: "change", change: drawing(lot) });
  for (let step = 0; step < 250; step += 1) state = editorReducer(state, { kind: "undo" });
  expect(lotOf(state)).toBe(0);
  expect(isUnsaved(state)).toBe(false);
  for (let step = 0; step < 250; step += 1) state = editorReducer(state, { kind: "redo" });
  expect(lotOf(state)).toBe(200);
});

test("a change after an undo forgets what was undone; saving marks where one stands", () => {
  let state = editorReducer(openEditor(drawing(0)), { kind: "change", change: drawing(1) });
  state = editorReducer(editorReducer(state, { kind: "undo" }), { kind: "change", change: drawing(2) });
  expect(lotOf(editorReducer(state, { kind: "redo" }))).toBe(2);
  expect(isUnsaved(state)).toBe(true);
  expect(isUnsaved(editorReducer(state, { kind: "saved" }))).toBe(false);
});

test("another's plan that is taken leaves nothing to save, and one's own is one step back", () => {
  const mine = editorReducer(openEditor(drawing(0)), { kind: "change", change: drawing(1) });
  const taken = editorReducer(mine, { kind: "take", stored: drawing(5) });
  expect(isUnsaved(taken)).toBe(false);
  expect(lotOf(taken)).toBe(5);
  expect(lotOf(editorReducer(taken, { kind: "undo" }))).toBe(1);
});
