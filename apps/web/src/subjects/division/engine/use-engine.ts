import type { DivisionGround } from "@lotir/contract";
import { useEffect, useState } from "react";
import type { OpenedFrame } from "./messages.ts";
import { type Engine, openEngine } from "./open-engine.ts";

/** An engine with its ground open. */
export interface OpenEngine extends Engine {
  readonly frame: OpenedFrame;
}

/** An engine with that ground open, for as long as the screen shows it; undefined until it is ready. */
export const useEngine = (ground: DivisionGround | undefined): OpenEngine | undefined => {
  const [engine, setEngine] = useState<OpenEngine>();
  useEffect(() => {
    if (ground === undefined) return undefined;
    const opened = openEngine();
    let isShown = true;
    opened
      .ask({ kind: "open", ground })
      .then((frame) => {
        if (isShown && frame !== undefined) setEngine({ ...opened, frame });
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
      setEngine(undefined);
      opened.close();
    };
  }, [ground]);
  return engine;
};
