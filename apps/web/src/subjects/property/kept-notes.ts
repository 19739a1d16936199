import { z } from "zod";

const Kept = z.object({ text: z.string(), version: z.number().int() });
export type KeptNotes = z.infer<typeof Kept>;

const keyOf = (id: string): string => `lotir-notes-${id}`;

/** Notes being typed, kept by this browser until they are saved; a browser that keeps nothing loses only that. */
export const keptNotes = {
  read: (id: string): KeptNotes | null => {
    try {
      const read = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
      return read.success ? read.data : null;
    } catch {
      return null;
    }
  },
  write: (id: string, kept: KeptNotes | null): void => {
    try {
      if (kept === null) localStorage.removeItem(keyOf(id));
      else localStorage.setItem(keyOf(id), JSON.stringify(kept));
    } catch {
      // Full, or forbidden.
    }
  },
};
