import type { DivisionGround, DivisionStrategy } from "@lotir/contract";
import { useEffect, useState } from "react";
import type { Findings, StrategySearch } from "./messages.ts";
import { useEngine } from "./use-engine.ts";

const SOUGHT = ["balanced", "max_lots", "premium"] as const satisfies readonly DivisionStrategy[];

/** What the engine finds for each strategy, one after the other, in a thread of its own. */
export const useStrategyFindings = (
  ground: DivisionGround | undefined,
  { minLotSize, isCleared }: Omit<StrategySearch, "strategy">,
): Findings => {
  const engine = useEngine(ground);
  const [findings, setFindings] = useState<Findings>({});
  useEffect(() => {
    if (engine === undefined) return undefined;
    let isShown = true;
    setFindings({});
    const seek = async (): Promise<void> => {
      for (const strategy of SOUGHT) {
        const found = await engine.ask({ kind: "find", strategy, minLotSize, isCleared });
        if (!isShown) return;
        setFindings((before) => ({ ...before, [strategy]: found ?? "none" }));
      }
    };
    seek().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [engine, minLotSize, isCleared]);
  return findings;
};
