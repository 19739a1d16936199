import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { applicationOn } from "../application.ts";
import { copyInBatches, type SendBatch, WHILE_NOBODY_WAITS } from "../copy/copy-into.ts";
import type { Database } from "../database.ts";
import type { Migration } from "../migrate.ts";
import { kyselyOn } from "../one-dialect.ts";
import type { Home, Opened, OpenOptions, ServerLogins } from "../open-options.ts";
import type { AuthTables } from "../schemas/auth.ts";
import type { TerritoryTables } from "../schemas/territory.ts";
import { failureOf } from "./failure-of.ts";
import { Listener } from "./listener.ts";
import { openReplica, replicaLogin } from "./open-replica.ts";
import { loginsOf, migrateServer, weaknessOf } from "./prepare-server.ts";
import { serverAddress } from "./server-address.ts";
import { serverJobs } from "./server-jobs.ts";
import { ServerPool, serverConnect } from "./server-pool.ts";

/** A batch waits for no disk: nobody sees its rows before they are published, and that commit waits for all before it. */
const sendTo =
  (pool: ServerPool): SendBatch =>
  ({ target, text }) =>
    pool.with(async (client) => {
      await client.query("begin; set local synchronous_commit to off");
      await pipeline([text], client.query(copyFrom(`copy ${target} from stdin`)));
      await client.query("commit");
    });

const handleOn = async (logins: ServerLogins, replicaUrl: string | undefined): Promise<Database> => {
  const pools = {
    application: new ServerPool(logins.application, "application"),
    jobs: new ServerPool(logins.jobs, "jobs"),
    identity: new ServerPool(logins.identity, "identity"),
  };
  const listener = new Listener(logins.jobs);
  const territory = kyselyOn<TerritoryTables>(serverConnect(pools.application));
  const replica =
    replicaUrl === undefined ? undefined : openReplica(replicaLogin(replicaUrl, logins.application), territory);
  const close = async (): Promise<void> => {
    await replica?.close();
    await listener.close();
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  const identity = kyselyOn<AuthTables>(serverConnect(pools.identity));
  const sealed = await applicationOn(serverConnect(pools.application), identity).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    home: "server",
    application: sealed,
    territory,
    replica,
    loading: kyselyOn<TerritoryTables>(serverConnect(pools.jobs)),
    copyInto: (copy) => copyInBatches(copy, { send: sendTo(pools.jobs), most: WHILE_NOBODY_WAITS }),
    identity,
    jobs: serverJobs(pools.jobs, listener),
    relay: {
      connect: () => pools.jobs.take(),
      query: (text, values = []) => pools.jobs.with((client) => client.query(text, [...values])),
    },
    notify: (channel, payload) =>
      pools.jobs.with(async (client) => {
        await client.query("select pg_notify($1, $2)", [channel, payload]);
      }),
    listen: (channel, onPayload) => listener.listen({ channel, onPayload, onSubscribed: () => {} }),
    tidy: () => Promise.resolve(),
    fsyncs: () => undefined,
    close,
  };
};

/** Opens the server home: logins, migrations, pools. Rejects only on a bug. */
export const openServer = async (
  home: Home & { kind: "server" },
  options: OpenOptions & { migrations: readonly Migration[] },
): Promise<Opened> => {
  const server = serverAddress(home.logins?.migrations ?? home.url);
  options.onProgress?.(`Ouverture de la base de données ${server}…`);
  try {
    const logins = await loginsOf(home, server);
    const weakness = await weaknessOf(logins);
    if (weakness) return { ok: false, failure: { kind: "rights-missing", server, issue: weakness } };
    const newer = await migrateServer(logins.migrations, options);
    if (newer) return { ok: false, failure: newer };
    return { ok: true, value: await handleOn(logins, home.replicaUrl) };
  } catch (error) {
    const failure = failureOf(error, server);
    if (failure) return { ok: false, failure };
    throw error;
  }
};
