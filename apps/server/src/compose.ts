import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type CommuneThreads, openCommuneThreads, openSources, type SourcePlan } from "@lotir/commune-work";
import { type Database, openDatabase, openFailureSentence } from "@lotir/database";
import { openPrinter } from "@lotir/dossier";
import type { Env } from "@lotir/environment";
import { openMarkets, openOwnMoneys } from "@lotir/territory";
import { type IsoDate, isoDate } from "@lotir/units";
import { openAuctionSearches } from "./auction/auction-searches.ts";
import { openAuctionAlerts } from "./auction/open-auction-alerts.ts";
import { communeToWire } from "./commune/commune-to-wire.ts";
import { prepareDemonstration } from "./demonstration.ts";
import { openDivision } from "./division/open-division.ts";
import { openCertificateJobs } from "./dossier/open-certificate-jobs.ts";
import { tellCertificate } from "./dossier/tell-certificate.ts";
import { createApp } from "./http/app.ts";
import { type Channel, openChannel } from "./http/channel.ts";
import { ALONE, BESIDE_OTHERS, closeServer, type Leaving, unavailable } from "./http/close-server.ts";
import type { PropertyPlace } from "./http/follow-properties.ts";
import { openHttpServer } from "./http/http-server.ts";
import { type Metrics, openMetrics } from "./http/metrics.ts";
import type { Answered } from "./http/observed-requests.ts";
import { createVitals } from "./http/vitals.ts";
import { openCommuneJobs } from "./jobs/open-commune-jobs.ts";
import { openOtherProcesses } from "./jobs/other-processes.ts";
import { openPluFiles } from "./jobs/plu-files.ts";
import type { Lotir } from "./lotir.ts";
import { openEntrance } from "./open-entrance.ts";
import { openKeptFiles } from "./open-kept-files.ts";
import { openKeys, openObjects } from "./open-keys.ts";
import { openReports } from "./open-reports.ts";
import { openReading } from "./parcelle/open-reading.ts";
import { baseTiles } from "./parcelle/serve-base-tile.ts";
import { tiles } from "./parcelle/serve-tile.ts";
import { answersPeople, doesWorks, type Part } from "./part.ts";
import { openWeeklyReports } from "./property/open-weekly-reports.ts";
import { findPropertyGround } from "./property/property-store.ts";
import { progressToWire } from "./reglement/plu-to-wire.ts";
import { openRereadings } from "./reglement/rereadings.ts";
import { pluDocument } from "./reglement/serve-document.ts";
import { listenRefusal, refusePart, refuseUnusableHome, StartRefused } from "./start-refused.ts";
import { APP_VERSION, USER_AGENT } from "./version.ts";

export interface Running {
  readonly origin: string;
  readonly lotir: Lotir;
  close(): Promise<void>;
}

export interface Composition {
  readonly env: Env;
  readonly plan: SourcePlan;
  readonly webFolder: string;
  readonly onProgress: (sentence: string) => void;
  /** Everything where it is not said. */
  readonly part?: Part;
  /** As its part leaves where it is not said. */
  readonly leaving?: Leaving;
  /** Its own where none are given; closed with it. */
  readonly threads?: CommuneThreads;
}

/** Bytes that are no operation's answer: each subject serves its own. */
const filesOf = (lotir: Lotir) => ({
  "/api/tiles/:codeInsee/:z/:x/:file": tiles(lotir),
  "/api/fonds/:layer/:z/:x/:y": baseTiles(lotir),
  "/api/plu/documents/:file": pluDocument(lotir),
});

const today = (): IsoDate => isoDate(new Date().toISOString().slice(0, 10));

const openHome = async ({ env, part = "all", onProgress }: Composition): Promise<Database> => {
  refusePart(env, part);
  refuseUnusableHome(env.home);
  const opened = await openDatabase({ home: env.database, appVersion: APP_VERSION, onProgress, isLean: true });
  if (!opened.ok) throw new StartRefused(openFailureSentence(opened.failure));
  return opened.value;
};

const hasProperty =
  ({ application }: Pick<Database, "application">) =>
  ({ organisationId, propertyId }: PropertyPlace): Promise<boolean> =>
    application(organisationId, async (trx) => (await findPropertyGround(trx, propertyId)) !== undefined);

const tellCommunes = ({ jobs, reportBug }: Pick<Lotir, "jobs" | "reportBug">, channel: Channel): void => {
  jobs.onChange((codeInsee) => {
    // Every process hears of every change; where nobody here follows the commune, its state is not worth reading.
    if (!channel.isFollowed(codeInsee)) return;
    jobs.progressToTell(codeInsee).then((state) => channel.communeChanged(communeToWire(state)), reportBug);
  });
  jobs.plu.onChange(({ codeInsee, step }) =>
    channel.pluReading({ codeInsee, progress: step == null ? null : progressToWire(step) }),
  );
};

const listen = async (server: Server, { port, host }: Pick<Env, "port" | "host">): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    throw listenRefusal(error, { port, host }) ?? error;
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
};

/** Where browsers reach the product, when nobody said. */
const originOf = ({ baseUrl, host }: Env, port: number): string =>
  baseUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

type Opened = ReturnType<typeof openGround> extends Promise<infer Ground> ? Ground : never;

/** The base, the sources, and what long work is done with. */
const openGround = async (composition: Composition) => {
  const reports = openReports(composition.env.log);
  const database = await openHome(composition);
  const plan = { ...composition.plan, userAgent: USER_AGENT };
  return { ...reports, database, plan, sources: openSources(plan, today) };
};

interface Standing {
  readonly server: Server;
  readonly origin: string;
}

/** Everything but HTTP: what operations are made of, in order, and how it closes in the reverse one. */
const openLotir = async (
  { env, part = "all", threads: given }: Composition,
  ground: Opened,
  { server, origin }: Standing,
) => {
  const { database, plan, sources, reportBug } = ground;
  const isWorking = doesWorks(part);
  const keys = openKeys(env);
  const entrance = await openEntrance(env, { database, origin, secret: keys.secret, reportBug });
  const { identity, post, doors } = entrance;
  const threads = given ?? openCommuneThreads();
  const files = openPluFiles(env.home);
  const printer = openPrinter();
  const jobs = await openCommuneJobs({ ...ground, files, threads, today, isWorking });
  const channel = openChannel({
    server,
    site: { origin, listening: env.host },
    identity,
    communeState: async (codeInsee) => communeToWire(await jobs.progress(codeInsee)),
    hasProperty: hasProperty(database),
    relay: database.relay,
    reportBug,
  });
  entrance.tellTeam(channel);
  tellCommunes({ jobs, reportBug }, channel);
  const objects = await openObjects(env);
  const { connectors } = sources;
  const certificates = await openCertificateJobs({
    ...{ database, plan, connectors, identity, objects, printer, today, reportBug, isWorking },
    boss: jobs.boss,
  });
  certificates.onNews((news) => tellCertificate(channel, news));
  const demonstration = env.demo ? await prepareDemonstration({ identity, home: env.home, origin }) : undefined;
  const markets = openMarkets(database.territory, threads);
  const lotir: Lotir = {
    ...{ database, identity, plan, connectors, markets, threads, printer, jobs, files, objects, certificates, channel },
    ownMoneys: openOwnMoneys(database.territory),
    reading: openReading(database),
    auctionSearches: openAuctionSearches(await openOtherProcesses(database, "lotir_encheres")),
    ...(await openDivision(database)),
    rereadings: openRereadings(),
    keptFiles: openKeptFiles(database),
    ...keys.shared,
    ...{ doors, demonstration, today, reportBug },
  };
  if (post.isSending && isWorking) {
    await openWeeklyReports(jobs.boss, { database, post, origin, reportBug });
    await openAuctionAlerts(jobs.boss, { lotir, post, origin });
  }
  const close = async (): Promise<void> => {
    await Promise.all([lotir.auctionSearches.close(), lotir.generations.close(), jobs.close()]);
    await Promise.all([certificates.close(), entrance.closeDoors()]);
    await markets.close();
    await Promise.all([threads.close(), printer.close(), sources.close()]);
    await database.close();
  };
  return { lotir, close };
};

const metricsOf = ({ metricsToken }: Env, { database, reading, channel }: Lotir): Metrics | undefined =>
  metricsToken === undefined
    ? undefined
    : openMetrics(metricsToken, { database, reading, openSockets: channel.openSockets });

/** Opens everything in order, and closes it in the reverse one. Nothing is answered before all of it is ready. */
export const compose = async (composition: Composition): Promise<Running> => {
  const { env, webFolder, part = "all" } = composition;
  const ground = await openGround(composition);
  // There from the start: the channel keeps the requests of its own path away from whatever answers before it opens.
  let answer: RequestListener = unavailable;
  const server = openHttpServer((request, response) => answer(request, response));
  try {
    const port = answersPeople(part) ? await listen(server, env) : env.port;
    if (!answersPeople(part) && env.workPort !== undefined)
      await listen(server, { port: env.workPort, host: env.host });
    const origin = originOf(env, port);
    const { lotir, close } = await openLotir(composition, ground, { server, origin });
    const { trustedProxies, host: listening } = env;
    const metrics = metricsOf(env, lotir);
    const observe = (answered: Answered): void => {
      ground.logAnswered(answered);
      metrics?.observe(answered);
    };
    const site = { origin, listening, trustedProxies, webFolder, files: filesOf(lotir), observe, metrics };
    const { database, reportBug } = lotir;
    const app = answersPeople(part) ? createApp(lotir, site) : createVitals({ database, metrics, observe, reportBug });
    answer = getRequestListener(app.fetch);
    return {
      origin,
      lotir,
      close: async () => {
        await closeServer(server, {
          leaving: composition.leaving ?? (part === "serve" ? BESIDE_OTHERS : ALONE),
          answer,
          answerWith: (listener) => {
            answer = listener;
          },
          stopListening: lotir.channel.close,
        });
        await close();
      },
    };
  } catch (error) {
    server.close();
    await ground.sources.close();
    await ground.database.close();
    throw error;
  }
};
