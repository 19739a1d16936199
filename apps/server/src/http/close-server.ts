import type { RequestListener, Server } from "node:http";

/** What is under way when a stop is asked may end within this, in ms; then who sends slowly, or never stops, is cut. */
const GRACE = 1_000;

/** Answers before all is open, and from the moment a stop is asked: a connection that stays open would hold the stop up. */
export const unavailable: RequestListener = (_request, response) => {
  response.writeHead(503, { "Retry-After": "1", Connection: "close" }).end();
};

/** Closes a server with what is open on it; `stopListening` is its channel's, and resolves once nothing is open any more. */
export const closeServer = async (server: Server, stopListening: () => Promise<void>): Promise<void> => {
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await stopListening().finally(() => clearTimeout(late));
};
