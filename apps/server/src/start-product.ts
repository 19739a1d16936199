import { fileURLToPath } from "node:url";
import { canIsolateNetwork } from "@lotir/child";
import { sourcesAt } from "@lotir/connectors";
import { DEMO_IDENTITY, FICTIONAL, serveDemoCommune, startSourceServer } from "@lotir/demo";
import { type Env, readEnv } from "@lotir/environment";
import { buildWeb } from "./build-web.ts";
import { compose, type Running } from "./compose.ts";
import type { LiveProgress } from "./jobs/commune-jobs.ts";
import { answersPeople, doesWorks, PARTS } from "./part.ts";
import { serveUntil } from "./serve-until.ts";
import { StartRefused, startOutage } from "./start-refused.ts";
import { USER_AGENT } from "./version.ts";
import { whenLeftByNpm } from "./when-left-by-npm.ts";

// Whatever this process and its threads write is for its own account: 0600, folders 0700.
process.umask(0o077);

const root = fileURLToPath(new URL("../../..", import.meta.url));
const started = performance.now();
const say = (sentence: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`${seconds.padStart(6)} s  ${sentence}`);
};

/** Says each layer once as it arrives; true when nothing more is to come. */
const sayLayersUntilReady = () => {
  const said = new Set<string>();
  return ({ layers, status }: LiveProgress): boolean => {
    for (const { name, status: layer, counts } of layers) {
      if (layer !== "loaded" || said.has(name)) continue;
      said.add(name);
      say(`  ${name} : ${counts.kept ?? 0}`);
    }
    return status === "ready" || status === "partial" || status === "failed";
  };
};

const refuseToStart = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** A stop that lasts longer than this may be forced by asking again, in ms: npm passes on the same Ctrl-C twice. */
const PATIENCE = 2_000;

/** Listened to before anything opens: a stop may come at any moment. */
const stopAsked = new Promise<void>((resolve) => {
  let askedAt: number | undefined;
  const onSignal = (): void => {
    if (askedAt !== undefined && performance.now() - askedAt > PATIENCE) process.exit(1);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    say("Fermeture…");
    resolve();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  whenLeftByNpm(onSignal);
});

const [asked = "all"] = process.argv.slice(2);
const part =
  PARTS.find((each) => each === asked) ?? refuseToStart(`« ${asked} » : serve, work, ou rien sont attendus.`);

const openProduct = async (env: Env) => {
  const webFolder = answersPeople(part) ? buildWeb(root, say) : "";
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
  const running = await compose({ env, plan, webFolder, onProgress: say, part });
  const close = async (): Promise<void> => {
    await running.close();
    await demo?.close();
  };
  return { ...running, close };
};

const prepare = async ({ lotir, origin }: Running, env: Env): Promise<void> => {
  const { isDescribed } = await lotir.jobs.progress(DEMO_IDENTITY.codeInsee);
  if (env.demo && doesWorks(part) && !isDescribed) {
    say(`Chargement de la commune de démonstration (${DEMO_IDENTITY.nom})…`);
    await lotir.jobs.start(DEMO_IDENTITY.codeInsee);
    await lotir.jobs.settled(DEMO_IDENTITY.codeInsee, sayLayersUntilReady());
  }
  if (!canIsolateNetwork())
    say(
      "Cette machine ne sait pas couper le réseau d'un processus : les PDF y sont lus sans cette protection, sous toutes les autres.",
    );
  say(answersPeople(part) ? `Lotir est prêt : ${origin}` : `Lotir travaille pour ${origin}`);
  if (lotir.demonstration)
    console.log(`          Compte de démonstration : ${lotir.demonstration.email} / ${lotir.demonstration.password}`);
};

const run = async (env: Env): Promise<void> => {
  await serveUntil({ stopAsked, open: () => openProduct(env), prepare: (running) => prepare(running, env) });
  say("Fermé proprement.");
  process.exit(0);
};

const environment = readEnv(process.env);
if (!environment.ok) refuseToStart(environment.sentence);
else
  await run(environment.env).catch((error: unknown) => {
    if (error instanceof StartRefused) refuseToStart(error.message);
    const outage = startOutage(error);
    if (outage !== undefined) refuseToStart(outage);
    throw error;
  });
