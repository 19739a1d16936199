import { fileURLToPath } from "node:url";
import { sourcesAt } from "@lotir/connectors";
import { DEMO_IDENTITY, FICTIONAL, serveDemoCommune, startSourceServer } from "@lotir/demo";
import { type Env, readEnv } from "@lotir/environment";
import { buildWeb } from "./build-web.ts";
import { compose } from "./compose.ts";
import type { LiveProgress } from "./jobs/commune-jobs.ts";
import { StartRefused } from "./start-refused.ts";
import { USER_AGENT } from "./version.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const started = performance.now();
const say = (sentence: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`${seconds.padStart(6)} s  ${sentence}`);
};

/** Says each layer once as it arrives; true when nothing more is to come. */
const saidLayers = new Set<string>();
const isReady = ({ layers, status }: LiveProgress): boolean => {
  for (const { name, status: layer, counts } of layers) {
    if (layer !== "loaded" || saidLayers.has(name)) continue;
    saidLayers.add(name);
    say(`  ${name} : ${counts.kept ?? 0}`);
  }
  return status === "ready" || status === "partial" || status === "failed";
};

const refuseToStart = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const run = async (env: Env): Promise<void> => {
  const webFolder = buildWeb(root, say);
  const demo = env.demo ? await startSourceServer({ communes: [serveDemoCommune()] }) : undefined;
  const local = demo
    ? [
        {
          codes: [DEMO_IDENTITY.codeInsee],
          sources: sourcesAt(demo.url, FICTIONAL),
          fictional: true,
        },
      ]
    : [];
  const plan = { live: env.sources, local, userAgent: USER_AGENT };
  const running = await compose({ env, plan, webFolder, onProgress: say });
  const { lotir, origin } = running;

  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    say("Fermeture…");
    await running.close();
    await demo?.close();
    say("Fermé proprement.");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close());

  if (demo) {
    const { isDescribed } = await lotir.jobs.progress(DEMO_IDENTITY.codeInsee);
    if (!isDescribed) {
      say(`Chargement de la commune de démonstration (${DEMO_IDENTITY.nom})…`);
      await lotir.jobs.start(DEMO_IDENTITY.codeInsee);
      await lotir.jobs.settled(DEMO_IDENTITY.codeInsee, isReady);
    }
  }
  say(`Lotir est prêt : ${origin}`);
  if (lotir.demonstration)
    console.log(`          Compte de démonstration : ${lotir.demonstration.email} / ${lotir.demonstration.password}`);
};

const environment = readEnv(process.env);
if (!environment.ok) refuseToStart(environment.sentence);
else
  await run(environment.env).catch((error: unknown) => {
    if (error instanceof StartRefused) refuseToStart(error.message);
    throw error;
  });
