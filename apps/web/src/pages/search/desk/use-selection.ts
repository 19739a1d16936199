import { useCallback, useMemo, useState } from "react";

/** Parcels chosen in the list, in the order in which they were. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Adds them to those already chosen. */
  readonly add: (ids: readonly string[]) => void;
  /** Only these. */
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

export const useSelection = (): Selection => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback(
    (id: string) => setIds((known) => (known.includes(id) ? known.filter((each) => each !== id) : [...known, id])),
    [],
  );
  const add = useCallback((more: readonly string[]) => setIds((known) => [...new Set([...known, ...more])]), []);
  const clear = useCallback(() => setIds([]), []);
  return useMemo(
    () => ({ ids, has: (id) => chosen.has(id), toggle, add, keep: setIds, clear }),
    [ids, chosen, toggle, add, clear],
  );
};
