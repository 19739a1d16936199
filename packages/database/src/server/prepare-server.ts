import pg from "pg";
import { type Migrating, type Migration, migrate, missingAmong, type RunScript, readApplied } from "../migrate.ts";
import { newerThan } from "../newer-version.ts";
import type { OpenFailure } from "../open-failure.ts";
import type { Home, ServerLogins } from "../open-options.ts";
import { ROLE_NAMES, type Role } from "../role.ts";
import { provision } from "./provision.ts";
import { clientSettings, settingUp } from "./server-pool.ts";

// One process at a time creates roles and tables; the others wait for it.
const PREPARING = 4_862_018_331;

/** Works on a connection of its own, closed afterwards, alone among the processes that prepare this base. */
const alone = async <Outcome>(url: string, work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> => {
  const client = new pg.Client(clientSettings(url));
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${PREPARING})`);
    return await work(client);
  } finally {
    await client.end();
  }
};

const runOn =
  (client: pg.Client): RunScript =>
  async (sql) => {
    // Several statements give an array of results, which the types do not say.
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return { rows: last?.rows ?? [], command: last?.command ?? "", rowCount: last?.rowCount ?? 0 };
  };

/** The four logins: as given, or created by the administrator that `url` names. */
export const loginsOf = async (home: Home & { kind: "server" }, server: string): Promise<ServerLogins> => {
  if (home.logins) return home.logins;
  const { url, secretsFolder } = home;
  return alone(url, (admin) => provision(admin, { url, server, secretsFolder }));
};

/** Brings the tables up to date; a failure says that a newer version wrote this base, then nothing was changed. */
export const migrateServer = (url: string, options: Migrating): Promise<OpenFailure | undefined> =>
  alone(url, async (client) => {
    await client.query(settingUp("owner"));
    const run = runOn(client);
    const newer = newerThan(options.migrations, await readApplied(run));
    if (newer === undefined) await migrate(run, options);
    return newer;
  });

/** What `migrateServer` would apply, in order; nothing is changed, and no lock taken. */
export const planServer = async (
  { url, logins }: Home & { kind: "server" },
  migrations: readonly Migration[],
): Promise<{ readonly missing: readonly Migration[]; readonly newer: OpenFailure | undefined }> => {
  const client = new pg.Client(clientSettings(logins?.migrations ?? url));
  await client.connect();
  try {
    if (logins !== undefined) await client.query(settingUp("owner"));
    const applied = await readApplied(runOn(client));
    return { missing: missingAmong(migrations, applied), newer: newerThan(migrations, applied) };
  } finally {
    await client.end();
  }
};

/** What each login is for, as a sentence names it. */
const USES: Readonly<Record<keyof ServerLogins, { readonly role: Role; readonly use: string }>> = {
  migrations: { role: "owner", use: "des migrations" },
  identity: { role: "identity", use: "de l'identité" },
  jobs: { role: "jobs", use: "des travaux" },
  application: { role: "application", use: "de l'application" },
};

const hasTooMuch = (url: string, role: Role): Promise<string | undefined> =>
  alone(url, async (client) => {
    const others = Object.values(ROLE_NAMES).filter((name) => name !== ROLE_NAMES[role]);
    const { rows } = await client.query<{ weak: boolean; name: string }>(
      `select current_user as name, rolsuper or rolbypassrls or rolcreaterole
         or exists (select from pg_roles other where other.rolname = any($1) and pg_has_role(other.oid, 'member')) as weak
       from pg_roles where rolname = current_user`,
      [others],
    );
    return rows[0]?.weak ? rows[0].name : undefined;
  });

/**
 * Each login must be stopped by row security, and hold one role alone: no superuser, no bypass, no creation of roles, no
 * membership of another use. The first that may do more is named.
 */
export const weaknessOf = async (logins: ServerLogins): Promise<string | undefined> => {
  for (const login of ["application", "identity", "jobs", "migrations"] as const) {
    const { role, use } = USES[login];
    const name = await hasTooMuch(logins[login], role);
    if (name !== undefined) return `le compte « ${name} » ${use} a plus de droits qu'il n'en faut`;
  }
  return undefined;
};
