import type { CanvasAnnotation } from "@lotir/contract";
import type { Program } from "@lotir/division";

/** What a person changes: the cuts of the plan, and what he draws over it. */
export interface Drawing {
  readonly program: Program;
  /** A person's own, in metres of the ground's plane: `points` hold them. */
  readonly notes: readonly CanvasAnnotation[];
}

export interface EditorState {
  readonly present: Drawing;
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
  /** What was last written to the server. */
  readonly saved: Drawing;
}

export type EditorAction =
  | { readonly kind: "change"; readonly change: Partial<Drawing> }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "saved" }
  /** What another wrote meanwhile; what was under the hand is one step back. */
  | { readonly kind: "take"; readonly stored: Drawing };

export const openEditor = (present: Drawing): EditorState => ({ present, past: [], future: [], saved: present });

/** Undo and redo without limit: every step is the whole drawing, which is small. */
export const editorReducer = (state: EditorState, action: EditorAction): EditorState => {
  const { present, past, future } = state;
  switch (action.kind) {
    case "change":
      return { ...state, past: [...past, present], present: { ...present, ...action.change }, future: [] };
    case "undo": {
      const before = past.at(-1);
      return before === undefined
        ? state
        : { ...state, present: before, past: past.slice(0, -1), future: [present, ...future] };
    }
    case "redo": {
      const [next, ...rest] = future;
      return next === undefined ? state : { ...state, present: next, past: [...past, present], future: rest };
    }
    case "saved":
      return { ...state, saved: present };
    case "take":
      return { past: [...past, present], present: action.stored, future: [], saved: action.stored };
  }
};

export const isUnsaved = ({ present, saved }: EditorState): boolean => present !== saved;
