import type { Relay } from "@lotir/database";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { Server, ServerOptions } from "socket.io";

/** What is an organisation's own, for its members, or for those of a room among them. */
export interface News {
  readonly event: string;
  readonly told: object;
  readonly among?: string;
}

/** What each process does with its own sockets. */
export interface OwnSockets {
  tellMembers(organisationId: string, news: News): void;
  sessionEnded(userId: string): void;
}

const MEMBERS = "lotir:members";
const SESSION = "lotir:session";
/** A NOTIFY holds 7 999 bytes at most; what is longer waits in the table. */
const LONGEST_NOTICE = 7_900;

/** Where several processes serve one base, they hear each other through PostgreSQL; else a process has only itself. */
export const adapterBetween = (relay: Relay | undefined, onError: (error: unknown) => void): Partial<ServerOptions> => {
  if (relay === undefined) return {};
  // The adapter asks for a pool of the driver, and uses of it these two alone.
  const pool = relay as unknown as Parameters<typeof createAdapter>[0];
  const adapter = createAdapter(pool, {
    channelPrefix: "lotir_canal",
    tableName: "jobs.channel_attachment",
    payloadThreshold: LONGEST_NOTICE,
    errorHandler: onError,
  });
  return { adapter };
};

/**
 * Tells every process of the product, this one first. Not by a broadcast of the adapter: each process asks the database, for
 * each of its sockets, whether its member still is one, before it is told.
 */
export const acrossProcesses = (io: Server, isAlone: boolean, own: OwnSockets): OwnSockets => {
  if (isAlone) return own;
  io.on(MEMBERS, (organisationId: string, news: News) => own.tellMembers(organisationId, news));
  io.on(SESSION, (userId: string) => own.sessionEnded(userId));
  return {
    tellMembers: (organisationId, news) => {
      own.tellMembers(organisationId, news);
      io.serverSideEmit(MEMBERS, organisationId, news);
    },
    sessionEnded: (userId) => {
      own.sessionEnded(userId);
      io.serverSideEmit(SESSION, userId);
    },
  };
};
