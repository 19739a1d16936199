import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcesAt } from "@lotir/connectors";
import { openTestServer } from "@lotir/database/testing";
import {
  DEMO_IDENTITY,
  FICTIONAL,
  type GeneratedCommune,
  generateDemoCommune,
  type ServedCommune,
  type SourceServer,
  serveCommune,
  startSourceServer,
} from "@lotir/demo";
import { readEnv } from "@lotir/environment";
import { buildWeb, compose, type Running } from "@lotir/server";
import { buildThreads } from "../../tooling/assemble-threads.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The real product on a database of its own, its sources on this machine. */
export interface Product {
  readonly origin: string;
  readonly sources: SourceServer;
  readonly running: Running;
  /** Its home is removed, or kept under another name. */
  close(kept?: { readonly keepingAs: string }): Promise<void>;
}

interface Served {
  /** Real communes served beside the demonstration one. */
  readonly communes?: readonly ServedCommune[];
  /** The demonstration commune loads at the start: whole unless another is given for it, or none. */
  readonly demo?: "absent" | GeneratedCommune;
  /** The same commune as a source publishes it, where the journey changes what it says. */
  readonly served?: ServedCommune;
  /** A home to begin from, which is copied. */
  readonly from?: string;
  /** On PostgreSQL where there is one, else embedded: journeys walk on both homes. */
  readonly on?: "server";
  /** Variables of its own. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Opens the product as `npm start` does, without its console. The public sites are closed ports: nothing leaves. */
export const openProduct = async ({
  communes = [],
  demo = generateDemoCommune(),
  served,
  from,
  on,
  environment: own = {},
}: Served = {}): Promise<Product> => {
  const home = mkdtempSync(join(tmpdir(), "lotir-parcours-"));
  if (from !== undefined) cpSync(from, home, { recursive: true });
  const webFolder = buildWeb(root, () => undefined);
  await buildThreads(() => undefined);
  const demonstration = demo === "absent" ? [] : [served ?? serveCommune(demo)];
  const sources = await startSourceServer({ communes: [...demonstration, ...communes] });
  const server = on === "server" ? await openTestServer() : undefined;
  if (on === "server" && server === undefined && process.env.CI) throw new Error("No PostgreSQL to walk on");
  const environment = readEnv({
    LOTIR_HOME: home,
    PORT: "0",
    LOTIR_DEMO: demo === "absent" ? "non" : "oui",
    ...(server === undefined ? {} : { DATABASE_URL: server.url }),
    ...own,
  });
  if (!environment.ok) throw new Error(environment.sentence);
  const real = { name: "fichiers locaux", licence: "Licence Ouverte 2.0" };
  const plan = {
    live: sourcesAt("http://127.0.0.1:9", real),
    local: [
      { codes: [DEMO_IDENTITY.codeInsee], sources: sourcesAt(sources.url, FICTIONAL), fictional: true },
      ...(communes.length === 0
        ? []
        : [
            {
              codes: communes.map(({ codeInsee }) => codeInsee),
              sources: sourcesAt(sources.url, real),
              fictional: false,
            },
          ]),
    ],
    userAgent: "Lotir/essais",
  };
  const leave = async (kept?: { readonly keepingAs: string }): Promise<void> => {
    await sources.close();
    await server?.stop();
    if (kept === undefined) rmSync(home, { recursive: true, force: true });
    else renameSync(home, kept.keepingAs);
  };
  const running = await compose({ env: environment.env, plan, webFolder, onProgress: () => undefined }).catch(
    async (error: unknown) => {
      await leave();
      throw error;
    },
  );
  const close: Product["close"] = async (kept) => {
    try {
      await running.close();
    } finally {
      await leave(kept);
    }
  };
  return { origin: running.origin, sources, running, close };
};
