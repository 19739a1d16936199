import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { readSearchState, type SearchState, writeSearchState } from "./search-state.ts";

/** The address is the state: writing goes through the router, so the back button undoes a search or a selection. */
export const useSearchState = () => {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const key = JSON.stringify(raw);
  const state = useMemo(() => readSearchState(JSON.parse(key)), [key]);
  const write = useCallback(
    (next: SearchState, history: "push" | "replace" = "push") => {
      navigate({ to: ".", search: writeSearchState(next), replace: history === "replace" }).catch(() => undefined);
    },
    [navigate],
  );
  return [state, write] as const;
};
