import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { doubtSentence, openCommuneThreads, openSources, type SourcePlan } from "@lotir/commune-work";
import { openEgress, openIdSite } from "@lotir/connectors";
import { type Database, openDatabase, openFailureSentence } from "@lotir/database";
import { openPrinter } from "@lotir/dossier";
import type { Env } from "@lotir/environment";
import { openPost } from "@lotir/mail";
import { openFolderStorage, openS3Storage, openVault } from "@lotir/storage";
import { type Doubt, openMarkets, openOwnMoneys } from "@lotir/territory";
import { type IsoDate, isoDate } from "@lotir/units";
import { openAuctionSearches } from "./auction/auction-searches.ts";
import { openAuctionAlerts } from "./auction/open-auction-alerts.ts";
import { communeToWire } from "./commune/commune-to-wire.ts";
import { prepareDemonstration } from "./demonstration.ts";
import { openDivision } from "./division/open-division.ts";
import type { CertificateJobs } from "./dossier/certificate-jobs.ts";
import { openCertificateJobs } from "./dossier/open-certificate-jobs.ts";
import { tellCertificate } from "./dossier/tell-certificate.ts";
import { createApp } from "./http/app.ts";
import { type Channel, openChannel } from "./http/channel.ts";
import { closeServer, unavailable } from "./http/close-server.ts";
import type { PropertyPlace } from "./http/follow-properties.ts";
import { openHttpServer } from "./http/http-server.ts";
import { createIdentity, readSecret } from "./identity/index.ts";
import { openCommuneJobs } from "./jobs/open-commune-jobs.ts";
import { openPluFiles } from "./jobs/plu-files.ts";
import { openListingWork } from "./listing/listing-work.ts";
import type { Doors, Lotir } from "./lotir.ts";
import { openKeptFiles } from "./open-kept-files.ts";
import { openLog } from "./open-log.ts";
import { baseTiles } from "./parcelle/serve-base-tile.ts";
import { tiles } from "./parcelle/serve-tile.ts";
import { openWeeklyReports } from "./property/open-weekly-reports.ts";
import { findPropertyGround } from "./property/property-store.ts";
import { isExpected } from "./refuse.ts";
import { progressToWire } from "./reglement/plu-to-wire.ts";
import { openRereadings } from "./reglement/rereadings.ts";
import { pluDocument } from "./reglement/serve-document.ts";
import { listenRefusal, refuseUnusableHome, StartRefused } from "./start-refused.ts";
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
}

/** Bytes that are no operation's answer: each subject serves its own. */
const filesOf = (lotir: Lotir) => ({
  "/api/tiles/:codeInsee/:z/:x/:file": tiles(lotir),
  "/api/fonds/:layer/:z/:x/:y": baseTiles(lotir),
  "/api/plu/documents/:file": pluDocument(lotir),
});

const today = (): IsoDate => isoDate(new Date().toISOString().slice(0, 10));

const openHome = async ({ env, onProgress }: Composition): Promise<Database> => {
  refuseUnusableHome(env.home);
  const opened = await openDatabase({ home: env.database, appVersion: APP_VERSION, onProgress });
  if (!opened.ok) throw new StartRefused(openFailureSentence(opened.failure));
  return opened.value;
};

const hasProperty =
  ({ application }: Pick<Database, "application">) =>
  ({ organisationId, propertyId }: PropertyPlace): Promise<boolean> =>
    application(organisationId, async (trx) => (await findPropertyGround(trx, propertyId)) !== undefined);

const openObjects = ({ objects }: Env) =>
  objects.kind === "s3" ? openS3Storage(objects.place) : openFolderStorage(objects.folder);

/** The secret of the installation, what seals the keys of organisations, and its own keys of paid services. */
const keysOf = (env: Env) => {
  const secret = env.secret ?? readSecret(env.home);
  const installedKeys = env.listings.key === undefined ? {} : { annonces: env.listings.key };
  const listings = { listingWork: openListingWork(), isListingSourceOn: env.listings.isOn };
  return { secret, shared: { vault: openVault(secret, "clés des organisations"), installedKeys, ...listings } };
};

const reportsTo = (log: ReturnType<typeof openLog>) => ({
  reportBug: (error: unknown): void => {
    if (isExpected(error)) return;
    log.error({ err: error }, "bug");
  },
  reportDoubts: (codeInsee: string, doubts: readonly Doubt[]): void => {
    log.warn({ codeInsee, doubts: doubts.map(doubtSentence) }, "résultats à vérifier");
  },
});

interface IdentityMeans {
  readonly database: Database;
  readonly origin: string;
  readonly keys: ReturnType<typeof keysOf>;
  readonly reportBug: (error: unknown) => void;
}

/** The provider that people may enter by, and the door that leads to it and nowhere else. */
const openOpenId = ({ openid }: Env) => {
  if (openid === undefined) return undefined;
  const egress = openEgress({ bases: [openid.issuer, ...openid.origins], userAgent: USER_AGENT });
  return { egress, settings: { client: openid, site: openIdSite(egress, openid) } };
};

/** Identity opens before the channel, which asks it who is there; then the channel is told of who moves. */
const openIdentity = async (env: Env, { database, origin, keys: { secret }, reportBug }: IdentityMeans) => {
  const { home, smtp } = env;
  const post = openPost({ home, secret, smtp, now: () => new Date(), onTrouble: reportBug });
  const openid = openOpenId(env);
  let told: Pick<Channel, "teamMoved" | "sessionEnded"> = { teamMoved: () => undefined, sessionEnded: () => undefined };
  const identity = await createIdentity({
    database,
    baseUrl: origin,
    secret,
    secureCookies: origin.startsWith("https:"),
    onBug: reportBug,
    openid: openid?.settings,
    onTeamMoved: (organisationId) => told.teamMoved(organisationId),
    onSessionEnded: (userId) => told.sessionEnded(userId),
    post,
  });
  const tellTeam = (channel: Channel): void => {
    told = channel;
  };
  const doors: Doors = {
    mail: post.isSending ? "sent" : "kept",
    openid: env.openid === undefined ? null : { name: env.openid.name },
  };
  const closeDoors = () => Promise.all([post.close(), openid?.egress.close()]);
  return { identity, tellTeam, post, doors, closeDoors };
};

const tellCommunes = ({ jobs, reportBug }: Pick<Lotir, "jobs" | "reportBug">, channel: Channel): void => {
  jobs.onChange((codeInsee) => {
    jobs.progressToTell(codeInsee).then((state) => channel.communeChanged(communeToWire(state)), reportBug);
  });
  jobs.plu.onChange(({ codeInsee, step }) =>
    channel.pluReading({ codeInsee, progress: step == null ? null : progressToWire(step) }),
  );
};

const openCertificates = async (
  {
    jobs,
    sources,
    ...means
  }: Pick<Lotir, "jobs" | "database" | "plan" | "identity" | "objects" | "printer" | "reportBug"> & {
    readonly sources: Pick<Lotir, "connectors">;
  },
  channel: Channel,
): Promise<CertificateJobs> => {
  const certificates = await openCertificateJobs({ ...means, connectors: sources.connectors, boss: jobs.boss, today });
  certificates.onNews((news) => tellCertificate(channel, news));
  return certificates;
};

const listen = async (server: Server, { port, host }: Env): Promise<number> => {
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

/** Opens everything in order, and closes it in the reverse one. Nothing is answered before all of it is ready. */
export const compose = async (composition: Composition): Promise<Running> => {
  const { env, plan, webFolder } = composition;
  const { reportBug, reportDoubts } = reportsTo(openLog(env.log));
  const database = await openHome(composition);
  const sources = openSources({ ...plan, userAgent: USER_AGENT }, today);
  // There from the start: the channel keeps the requests of its own path away from whatever answers before it opens.
  let answer = unavailable;
  const server = openHttpServer((request, response) => answer(request, response));
  try {
    const port = await listen(server, env);
    const origin = originOf(env, port);
    const site = { origin, listening: env.host };
    const keys = keysOf(env);
    const asked = await openIdentity(env, { database, origin, keys, reportBug });
    const { identity, tellTeam, post, doors } = asked;
    const threads = openCommuneThreads();
    const files = openPluFiles(env.home);
    const means = { database, files, threads, printer: openPrinter(), plan: { ...plan, userAgent: USER_AGENT }, today };
    const jobs = await openCommuneJobs({ ...means, reportBug, reportDoubts });
    const channel = openChannel({
      server,
      site,
      identity,
      communeState: async (codeInsee) => communeToWire(await jobs.progress(codeInsee)),
      hasProperty: hasProperty(database),
    });
    tellTeam(channel);
    tellCommunes({ jobs, reportBug }, channel);
    const objects = await openObjects(env);
    const certificates = await openCertificates({ ...means, jobs, sources, identity, objects, reportBug }, channel);
    if (post.isSending) await openWeeklyReports(jobs.boss, { database, post, origin, reportBug });
    const demonstration = env.demo ? await prepareDemonstration({ identity, home: env.home, origin }) : undefined;
    const markets = openMarkets(database.territory, threads);
    const lotir: Lotir = {
      database,
      identity,
      plan,
      connectors: sources.connectors,
      markets,
      threads,
      printer: means.printer,
      ownMoneys: openOwnMoneys(database.territory),
      jobs,
      auctionSearches: openAuctionSearches(),
      ...openDivision(),
      rereadings: openRereadings(),
      files,
      objects,
      keptFiles: openKeptFiles(database),
      certificates,
      channel,
      ...keys.shared,
      doors,
      demonstration,
      today,
      reportBug,
    };
    if (post.isSending) await openAuctionAlerts(jobs.boss, { lotir, post, origin });
    answer = getRequestListener(
      createApp(lotir, { ...site, trustedProxies: env.trustedProxies, webFolder, files: filesOf(lotir) }).fetch,
    );
    const close = async (): Promise<void> => {
      answer = unavailable;
      await closeServer(server, channel.close);
      await Promise.all([lotir.auctionSearches.close(), jobs.close()]);
      await Promise.all([certificates.close(), asked.closeDoors()]);
      await markets.close();
      await Promise.all([threads.close(), means.printer.close(), sources.close()]);
      await database.close();
    };
    return { origin, lotir, close };
  } catch (error) {
    server.close();
    await sources.close();
    await database.close();
    throw error;
  }
};
