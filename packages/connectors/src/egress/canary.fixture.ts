import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this machine that counts who reaches it. */
export interface Canary {
  readonly url: string;
  readonly port: number;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export const canary = async (
  listener: RequestListener = (_, response) => void response.end("chirp"),
): Promise<Canary> => {
  let connections = 0;
  const server: Server = createServer(listener);
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
