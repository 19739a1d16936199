import type { RequestListener, Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How a process leaves, in ms. */
export interface Leaving {
  /** Readings are sent to the other processes for so long, while writes are still done here. */
  readonly handOverMs: number;
  /** What is under way may end within this; then who sends slowly, or never stops, is cut. */
  readonly graceMs: number;
}

/** Whoever stops the only process waits for it. */
export const ALONE: Leaving = { handOverMs: 0, graceMs: 1_000 };

/**
 * Others answer meanwhile: nothing that was sent is lost. Longer than the four seconds for which the proxy keeps a connection
 * that rests (deploy/nginx.conf): none is left on which it might send a write that nobody would read.
 */
export const BESIDE_OTHERS: Leaving = { handOverMs: 5_000, graceMs: 20_000 };

/** Answers before all is open, and from the moment a stop is asked: a connection that stays open would hold the stop up. */
export const unavailable: RequestListener = (_request, response) => {
  response.writeHead(503, { "Retry-After": "1", Connection: "close" }).end();
};

const isReading = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/** A proxy asks another process for what is refused here, and leaves this one alone; what it would not ask twice is done. */
export const handingOver =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    response.shouldKeepAlive = false;
    if (isReading(request.method)) unavailable(request, response);
    else answer(request, response);
  };

/**
 * Lets the others take over, then closes the server with what is open on it. `answerWith` sets what answers from then on;
 * `stopListening` is its channel's, and resolves once nothing is open any more.
 */
export const closeServer = async (
  server: Server,
  {
    leaving,
    answer,
    answerWith,
    stopListening,
  }: {
    readonly leaving: Leaving;
    readonly answer: RequestListener;
    readonly answerWith: (listener: RequestListener) => void;
    readonly stopListening: () => Promise<void>;
  },
): Promise<void> => {
  if (leaving.handOverMs > 0) {
    answerWith(handingOver(answer));
    await wait(leaving.handOverMs);
  }
  answerWith(unavailable);
  const late = setTimeout(() => server.closeAllConnections(), leaving.graceMs);
  await stopListening().finally(() => clearTimeout(late));
};
