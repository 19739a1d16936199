import type { Program } from "@lotir/division";
import { useEffect, useRef, useState } from "react";
import type { KnownLot } from "../engine/lot-price.ts";
import type { LivePlan } from "../engine/messages.ts";
import type { Engine } from "../engine/open-engine.ts";

interface Live {
  /** The last plan that could be drawn. */
  readonly live: LivePlan | undefined;
  /** The program that is asked for cannot be drawn: the one before is still shown. */
  readonly undrawable: boolean;
}

interface Asked {
  readonly program: Program;
  readonly known: readonly KnownLot[];
  readonly isCleared: boolean;
}

/** The plan of a program as the engine draws it; while a line moves, only the newest place is asked. */
export const useLivePlan = (engine: Engine | undefined, asked: Asked): Live => {
  const [state, setState] = useState<Live>({ live: undefined, undrawable: false });
  const newest = useRef<Asked>(asked);
  const isBusy = useRef(false);
  newest.current = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again as soon as the program changes; the newest is read when the thread is free
  useEffect(() => {
    if (engine === undefined || isBusy.current) return undefined;
    let isShown = true;
    const follow = async (): Promise<void> => {
      isBusy.current = true;
      try {
        for (let drawn: Asked | undefined; drawn?.program !== newest.current.program; ) {
          drawn = newest.current;
          const live = await engine.ask({ kind: "draw", ...drawn });
          if (!isShown) return;
          setState((before) => ({ live: live ?? before.live, undrawable: live === undefined }));
        }
      } finally {
        isBusy.current = false;
      }
    };
    follow().catch(() => undefined);
    return () => {
      isShown = false;
      isBusy.current = false;
    };
  }, [engine, asked.program]);
  return state;
};
