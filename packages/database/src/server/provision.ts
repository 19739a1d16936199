import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { ServerLogins } from "../open-options.ts";
import { ROLE_NAMES, type Role } from "../role.ts";

const PROVISION = new URL("../provision.sql", import.meta.url);
const FILE = "database-logins.json";

interface Login {
  readonly name: string;
  readonly password: string;
}
type Logins = Readonly<Record<Role, Login>>;

const ROLES: readonly Role[] = ["owner", "identity", "jobs", "application"];

const newLogins = (): Logins => {
  const mark = randomBytes(4).toString("hex");
  const login = (role: Role): Login => ({
    name: `lotir_${role}_${mark}`,
    password: randomBytes(24).toString("hex"),
  });
  return { owner: login("owner"), identity: login("identity"), jobs: login("jobs"), application: login("application") };
};

const isLogins = (value: unknown): value is Logins =>
  typeof value === "object" && value !== null && ROLES.every((role) => role in value);

/** The passwords of this installation for that server, made once and kept where only this account reads. */
const keptLogins = (secretsFolder: string, server: string): Logins => {
  mkdirSync(secretsFolder, { recursive: true });
  const path = join(secretsFolder, FILE);
  const kept: Record<string, unknown> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const known = kept[server];
  if (isLogins(known)) return known;
  const made = newLogins();
  writeFileSync(path, JSON.stringify({ ...kept, [server]: made }, null, 2), { mode: 0o600 });
  chmodSync(path, 0o600);
  return made;
};

const ensureLogin = (role: Role, { name, password }: Login): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} login in role ${ROLE_NAMES[role]};
    end if;
  end $$;
  alter role ${name} password '${password}';`;

const withLogin = (url: string, { name, password }: Login): string => {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
};

/** Creates the roles, PostGIS and this installation's logins, as an administrator. Idempotent. */
export const provision = async (
  admin: pg.Client,
  { url, server, secretsFolder }: { url: string; server: string; secretsFolder: string },
): Promise<ServerLogins> => {
  const logins = keptLogins(secretsFolder, server);
  await admin.query(readFileSync(PROVISION, "utf8"));
  for (const role of ROLES) await admin.query(ensureLogin(role, logins[role]));
  return {
    migrations: withLogin(url, logins.owner),
    identity: withLogin(url, logins.identity),
    jobs: withLogin(url, logins.jobs),
    application: withLogin(url, logins.application),
  };
};
