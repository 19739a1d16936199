import type { EngineAnswers, EngineAsked } from "./messages.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

type AskOf<Kind extends EngineAsked["kind"]> = Extract<EngineAsked, { kind: Kind }>;

/** The division engine in a thread of the browser: the screen never waits for it. */
export interface Engine {
  ask<Kind extends EngineAsked["kind"]>(asked: AskOf<Kind>): Promise<EngineAnswers[Kind]>;
  close(): void;
}

export const openEngine = (): Engine => {
  const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer?: unknown; error?: string }>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.answer as never);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("engine"));
    waiting.clear();
  });
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, asked });
      }),
    close: () => worker.terminate(),
  };
};
