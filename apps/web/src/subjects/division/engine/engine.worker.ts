import { engineAnswers } from "./answer-engine.ts";
import type { EngineAsked } from "./messages.ts";

const answer = engineAnswers();

globalThis.addEventListener("message", ({ data }: MessageEvent<{ id: number; asked: EngineAsked }>) => {
  try {
    globalThis.postMessage({ id: data.id, answer: answer(data.asked) });
  } catch (error) {
    globalThis.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
