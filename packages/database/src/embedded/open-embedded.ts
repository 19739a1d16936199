import { readFileSync } from "node:fs";
import { applicationOn } from "../application.ts";
import { copyInBatches, WHILE_OTHERS_WAIT } from "../copy/copy-into.ts";
import type { Database } from "../database.ts";
import { type Migration, migrate, type RunScript, readApplied } from "../migrate.ts";
import { newerThan } from "../newer-version.ts";
import { kyselyOn } from "../one-dialect.ts";
import type { OpenFailure } from "../open-failure.ts";
import type { Opened, OpenOptions } from "../open-options.ts";
import { outageOf } from "../outage.ts";
import type { Role } from "../role.ts";
import type { AuthTables } from "../schemas/auth.ts";
import type { TerritoryTables } from "../schemas/territory.ts";
import { Channels } from "./channels.ts";
import { dataFolderIn, markCreated, markCreating, POSTGRES_MAJOR } from "./data-folder.ts";
import { embeddedConnect } from "./embedded-connection.ts";
import { embeddedJobs } from "./embedded-jobs.ts";
import { type FolderLock, takeFolder } from "./folder-lock.ts";
import { type Session, startSession } from "./session.ts";

const PROVISION = new URL("../provision.sql", import.meta.url);
const EMBEDDED_ONLY = new URL("./embedded-only.sql", import.meta.url);

const runOn =
  (session: Session): RunScript =>
  async (sql) => {
    const lease = await session.lease("work");
    return lease.ask({ kind: "exec", sql }).finally(() => lease.release());
  };

const prepare = async (run: RunScript, migrations: readonly Migration[], appVersion: string): Promise<void> => {
  await run(readFileSync(PROVISION, "utf8"));
  await run(readFileSync(EMBEDDED_ONLY, "utf8"));
  await migrate(run, { migrations, appVersion });
};

const sendTo =
  (session: Session) =>
  async ({ target, text }: { target: string; text: string }): Promise<void> => {
    const lease = await session.lease("work");
    // PGlite reads the rows from a pseudo-file, which only its superuser may do; `target` is checked to be territory's.
    const sql = `copy ${target} from '/dev/blob'`;
    await lease.ask({ kind: "copy", sql, text }).finally(() => lease.release());
  };

const handleOn = async (session: Session, lock: FolderLock & { taken: true }): Promise<Database> => {
  const as = <Tables>(role: Role) => kyselyOn<Tables>(embeddedConnect(session, role));
  const identity = as<AuthTables>("identity");
  const channels = new Channels(session);
  const jobs = embeddedJobs(session, channels);
  return {
    home: "embedded",
    application: await applicationOn(embeddedConnect(session, "application"), identity),
    territory: as<TerritoryTables>("application"),
    replica: undefined,
    loading: as<TerritoryTables>("jobs"),
    copyInto: (copy) => copyInBatches(copy, { send: sendTo(session), most: WHILE_OTHERS_WAIT }),
    identity,
    jobs,
    relay: undefined,
    notify: async (channel, payload) => {
      await jobs.executeSql("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: (channel, onPayload) => channels.listen(channel, onPayload),
    tidy: async () => {
      await runOn(session)("vacuum");
    },
    fsyncs: () => session.fsyncs(),
    close: async () => {
      await session.close();
      lock.release();
    },
  };
};

const openSession = async (
  folder: string,
  { appVersion, migrations, onProgress, isLean = false }: OpenOptions & { migrations: readonly Migration[] },
): Promise<Session | OpenFailure> => {
  const data = dataFolderIn(folder);
  if (data.lost.length > 0) return { kind: "damaged", folder, lost: data.lost };
  if (data.major !== undefined && data.major !== POSTGRES_MAJOR)
    return { kind: "other-engine", folder, found: data.major, known: POSTGRES_MAJOR };
  onProgress?.(data.isNew ? "Création de la base de données…" : "Ouverture de la base de données…");
  if (data.isNew) await markCreating(folder);
  // A base that is created is filled at once: its engine is started afresh after that load, and compiled well then.
  const session = await startSession(data.path, { first: isLean && data.isNew ? "plain" : "optimised", isLean });
  try {
    const run = runOn(session);
    const newer = newerThan(migrations, await readApplied(run));
    if (newer) {
      await session.close();
      return newer;
    }
    await prepare(run, migrations, appVersion);
    if (data.isNew) await markCreated(folder);
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
};

/** Opens the embedded home, creating it the first time. Rejects only on a bug or a broken disk. */
export const openEmbedded = async (
  folder: string,
  options: OpenOptions & { migrations: readonly Migration[] },
): Promise<Opened> => {
  const lock = takeFolder(folder);
  if (!lock.taken) return { ok: false, failure: { kind: "held-by", folder, ...lock.holder } };
  try {
    const session = await openSession(folder, options);
    if (!("kind" in session)) return { ok: true, value: await handleOn(session, lock) };
    lock.release();
    return { ok: false, failure: session };
  } catch (error) {
    lock.release();
    if (outageOf(error) === "full") return { ok: false, failure: { kind: "disk-full", place: folder } };
    throw error;
  }
};
