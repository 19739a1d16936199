import type { CanvasAnnotation } from "@lotir/contract";
import type { Point } from "@lotir/geometry";
import { useState } from "react";
import type { Tool } from "./EditorTools.tsx";
import type { PlanView } from "./plan-view.ts";
import type { PlanEditor as Editor } from "./use-plan-editor.ts";

const noteOf = (type: string, points: readonly Point[], text?: string): CanvasAnnotation => ({
  id: `note-${crypto.randomUUID()}`,
  type,
  points: points.map(([x, y]) => ({ x, y })),
  ...(text === undefined ? {} : { text }),
  style: { color: "#1F6B52", fill: null, strokeWidth: 2, fontSize: 15 },
  // In metres of the ground's plane: they stay in their place whatever the screen.
  metadata: { own: true, unit: "m" },
});

/** What is held: a lot, a mark, the first point of what is drawn, and how the plan was pushed and zoomed. */
export const useHand = (editor: Editor, tool: Tool) => {
  const [lot, setLot] = useState<number>();
  const [note, setNote] = useState<string>();
  const [started, setStarted] = useState<Point>();
  const [moved, setMoved] = useState<Pick<PlanView, "zoom" | "shift">>({ zoom: 100, shift: [0, 0] });
  const { notes } = editor.state.present;
  const [writingAt, setWritingAt] = useState<Point>();
  // The first click starts, the second one ends; a text is asked for, and nothing is written where it is empty.
  const place = (point: Point): void => {
    if (tool === "text") {
      setWritingAt(point);
      return;
    }
    if (started === undefined) {
      setStarted(point);
      return;
    }
    setStarted(undefined);
    if (tool === "line" && lot !== undefined) editor.split(lot, [started, point]);
    else editor.setNotes([...notes, noteOf(tool, [started, point])]);
  };
  const write = (text: string): void => {
    if (writingAt !== undefined && text.trim() !== "")
      editor.setNotes([...notes, noteOf("text", [writingAt], text.trim())]);
    setWritingAt(undefined);
  };
  const removeNote = (): void => {
    if (note !== undefined) editor.setNotes(notes.filter(({ id }) => id !== note));
    setNote(undefined);
  };
  const cancel = (): void => setStarted(undefined);
  return { lot, setLot, note, setNote, started, moved, setMoved, place, writingAt, write, removeNote, cancel };
};

export type Hand = ReturnType<typeof useHand>;
