import type { z } from "zod";
import { keptName } from "./keeper.ts";

export interface KeptDraft<Draft> {
  read(of: string): Draft | null;
  /** Null forgets it: saved, or given up. */
  write(of: string, draft: Draft | null): void;
}

/** What somebody is typing, kept for him by this browser until it is saved; a browser that keeps nothing loses only that. */
export const keptDraft = <Draft>(kind: string, schema: z.ZodType<Draft>): KeptDraft<Draft> => {
  const keyOf = (of: string): string => `lotir-${kind}-${keptName(of)}`;
  return {
    read: (of) => {
      try {
        const read = schema.safeParse(JSON.parse(localStorage.getItem(keyOf(of)) ?? "null"));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write: (of, draft) => {
      try {
        if (draft === null) localStorage.removeItem(keyOf(of));
        else localStorage.setItem(keyOf(of), JSON.stringify(draft));
      } catch {
        // Full, or forbidden.
      }
    },
  };
};
