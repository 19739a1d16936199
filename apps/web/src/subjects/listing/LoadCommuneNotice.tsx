import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { operations } from "../../kit/api.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useLoadCommune } from "../commune/use-load-commune.ts";
import { useShowCommune } from "../commune/use-show-commune.ts";

interface LoadCommuneNoticeProps {
  readonly codeInsee: string;
  readonly note: string;
  /** Called once its parcels are there. */
  readonly onReady: () => void;
}

const BUSY = new Set(["loading", "analysing"]);

/** A commune that has to be loaded before its parcels can be compared: said, started, and followed. */
export const LoadCommuneNotice = ({ codeInsee, note, onReady }: LoadCommuneNoticeProps) => {
  const cache = useQueryClient();
  const state = useShowCommune(codeInsee);
  const { load, loading } = useLoadCommune(codeInsee);
  const status = state.data?.status;
  const busy = loading || (status !== undefined && BUSY.has(status));
  const version = state.data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per edition of the commune
  useEffect(() => {
    if (version == null || busy) return;
    onReady();
    // The cadastre around was refused while there was none.
    void cache.invalidateQueries({ queryKey: operations.listParcelsNearby.key() });
  }, [version, busy]);
  return (
    <Notice kind="info" retry={{ onClick: () => load(), busy, label: busy ? "Chargement…" : "Charger la commune" }}>
      {note}
    </Notice>
  );
};
