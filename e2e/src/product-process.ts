import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY = /Lotir est prêt : (http:\/\/\S+)/;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** The product in a process of its own, that may be killed as a power cut would. */
export const productProcess = (home: string, port: number) => {
  let server: ChildProcess | undefined;
  return {
    /** Its address, once it says that it is ready. */
    start: (): Promise<string> =>
      new Promise((resolve, reject) => {
        const environment = { PATH: process.env.PATH, HOME: process.env.HOME, LOTIR_HOME: home, PORT: String(port) };
        const child = spawn(process.execPath, ["apps/server/src/start.ts"], {
          cwd: root,
          env: { ...environment, LOTIR_DEMO: "oui" },
          stdio: ["ignore", "pipe", "pipe"],
        });
        server = child;
        let printed = "";
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding("utf8").on("data", (piece: string) => {
            printed += piece;
            const ready = READY.exec(printed);
            if (ready?.[1] !== undefined) resolve(ready[1]);
          });
        child.once("close", () => reject(new Error(printed)));
      }),
    kill: (): Promise<void> =>
      new Promise((resolve) => {
        if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
        server.once("close", () => resolve());
        server.kill("SIGKILL");
      }),
  };
};
