import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take, in ms: for the head of its request, then for all of it; and how often both are looked at. */
export interface Patience {
  readonly head: number;
  readonly whole: number;
  readonly look: number;
}

/** The largest upload, 20 MB, on a line of 1.5 Mbit/s. */
const PATIENCE: Patience = { head: 10_000, whole: 120_000, look: 2_000 };
/** Nobody needs more: a browser opens six. */
const MOST_CONNECTIONS = 2_000;

/** A server of HTTP that cuts who sends slowly: a connection that is held for nothing costs a file and its memory. */
export const openHttpServer = (answer: RequestListener, patience: Patience = PATIENCE): Server => {
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.whole,
      connectionsCheckingInterval: patience.look,
      maxHeaderSize: 16_384,
    },
    answer,
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
};
