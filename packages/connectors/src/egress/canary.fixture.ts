import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this machine that counts who reaches it. */
export interface Canary {
  readonly url: string;
  readonly port: number;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/** Whether it listens where it was told; a machine may have no IPv6. */
const listens = (server: Server, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(0, host, () => resolve(true));
  });

export const canary = async (
  listener: RequestListener = (_, response) => void response.end("chirp"),
  { isEverywhere = false } = {},
): Promise<Canary> => {
  let connections = 0;
  const server: Server = createServer(listener);
  server.on("connection", () => {
    connections += 1;
  });
  // "::" hears every address of the machine, of both families.
  if (!isEverywhere || !(await listens(server, "::"))) await listens(server, "127.0.0.1");
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
