import { nameOf, readMigrations } from "./migrate.ts";
import type { OpenFailure } from "./open-failure.ts";
import type { Home } from "./open-options.ts";
import { failureOf } from "./server/failure-of.ts";
import { planServer } from "./server/prepare-server.ts";
import { serverAddress } from "./server/server-address.ts";

/** What opening a server's base would apply to it, by name and in order; nothing of it is done. */
export const planMigrations = async (
  home: Home & { kind: "server" },
): Promise<
  { readonly ok: true; readonly value: readonly string[] } | { readonly ok: false; readonly failure: OpenFailure }
> => {
  const server = serverAddress(home.logins?.migrations ?? home.url);
  try {
    const { missing, newer } = await planServer(home, readMigrations());
    return newer === undefined ? { ok: true, value: missing.map(nameOf) } : { ok: false, failure: newer };
  } catch (error) {
    const failure = failureOf(error, server);
    if (failure === undefined) throw error;
    return { ok: false, failure };
  }
};
