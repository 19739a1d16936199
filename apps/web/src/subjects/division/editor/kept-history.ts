import { CanvasAnnotation, type DivisionScenario } from "@lotir/contract";
import { type Program, readSheet } from "@lotir/division";
import { z } from "zod";
import { keptDraft } from "../../../kit/kept-draft.ts";
import { type Drawing, type EditorState, isUnsaved, openEditor } from "./editor-state.ts";

const KeptDrawing = z.object({ program: z.unknown(), notes: z.array(CanvasAnnotation).readonly() });
const KeptHistory = z.object({
  saved: KeptDrawing,
  present: KeptDrawing,
  past: z.array(KeptDrawing),
  future: z.array(KeptDrawing),
});

/** Steps that a browser keeps each way: its room is bounded, an afternoon of drawing is not. */
const MOST = 300;

const histories = keptDraft("plan", KeptHistory);

/** What was drawn on a scenario and how, kept by this browser: undo goes on after the page was closed. */
export const keepHistory = (of: string, state: EditorState): void => {
  const { saved, present, past, future } = state;
  const isUntouched = past.length === 0 && future.length === 0 && !isUnsaved(state);
  histories.write(of, isUntouched ? null : { saved, present, past: past.slice(-MOST), future: future.slice(0, MOST) });
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The editor as it was left. Where the scenario was written elsewhere meanwhile, what is stored comes first, and one step back
 * gives what was under the hand here.
 */
export const openKeptEditor = (
  of: string,
  stored: Drawing,
  sheet: DivisionScenario["divisionPlan"]["sheet"],
): EditorState => {
  const kept = histories.read(of);
  if (kept === null) return openEditor(stored);
  const read = ({ program, notes }: z.infer<typeof KeptDrawing>): Drawing | undefined => {
    // Another version of the product may have kept it: a program that cannot be read is no step.
    const known: Program | undefined = readSheet({ ...(sheet as object), program })?.program;
    return known && { program: known, notes };
  };
  const [past, future, present] = [
    kept.past.flatMap((each) => read(each) ?? []),
    kept.future.flatMap((each) => read(each) ?? []),
    read(kept.present),
  ];
  if (present === undefined) return openEditor(stored);
  if (same(kept.saved, stored))
    return { past, future, present: same(present, stored) ? stored : present, saved: stored };
  return { past: same(present, stored) ? past : [...past, present], future: [], present: stored, saved: stored };
};
