import { join, resolve } from "node:path";
import { LIVE_SOURCES, type SourceName, type Sources } from "@lotir/connectors";
import type { Home } from "@lotir/database";
import { z } from "zod";

const url = z
  .url({ protocol: /^https?$/, error: "une adresse http(s) est attendue" })
  .transform((text) => text.replace(/\/+$/, ""));
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/./, "une adresse postgres://… est attendue");
const yesNo = z.enum(["oui", "non"], { error: "« oui » ou « non » est attendu" }).transform((word) => word === "oui");
const port = z.coerce
  .number({ error: "un numéro de port est attendu" })
  .int()
  .min(0)
  .max(65_535, "un numéro de port est attendu (0 à 65535)");

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Every variable the product reads; README.md says what each is for. */
const Variables = z.object({
  PORT: port.default(3000),
  LOTIR_HOST: z.string().min(1).default("127.0.0.1"),
  LOTIR_HOME: z.string().min(1).default(".lotir"),
  LOTIR_BASE_URL: url.optional(),
  LOTIR_DEMO: yesNo.default(true),
  LOTIR_SECRET: z.string().min(32, "32 caractères au moins").optional(),
  LOTIR_LOG: z.enum(LOG_LEVELS, { error: `un niveau est attendu : ${LOG_LEVELS.join(", ")}` }).default("warn"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_URL_MIGRATIONS: databaseUrl.optional(),
  DATABASE_URL_IDENTITY: databaseUrl.optional(),
  DATABASE_URL_JOBS: databaseUrl.optional(),
  DATABASE_URL_APPLICATION: databaseUrl.optional(),
  LOTIR_SOURCE_COMMUNES: url.optional(),
  LOTIR_SOURCE_CADASTRE: url.optional(),
  LOTIR_SOURCE_DVF: url.optional(),
  LOTIR_SOURCE_ZONAGE: url.optional(),
  LOTIR_SOURCE_DOCUMENTS: url.optional(),
  LOTIR_SOURCE_VOIES: url.optional(),
  LOTIR_SOURCE_ADRESSES: url.optional(),
});

type Variables = z.infer<typeof Variables>;

export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape);

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly home: string;
  readonly baseUrl: string | undefined;
  readonly demo: boolean;
  readonly secret: string | undefined;
  readonly log: Variables["LOTIR_LOG"];
  readonly database: Home;
  readonly sources: Sources;
}

const SOURCE_VARIABLES = {
  communes: "LOTIR_SOURCE_COMMUNES",
  cadastre: "LOTIR_SOURCE_CADASTRE",
  dvf: "LOTIR_SOURCE_DVF",
  zonage: "LOTIR_SOURCE_ZONAGE",
  documents: "LOTIR_SOURCE_DOCUMENTS",
  voies: "LOTIR_SOURCE_VOIES",
  adresses: "LOTIR_SOURCE_ADRESSES",
} as const satisfies Record<SourceName, keyof Variables>;

const sourcesOf = (variables: Variables): Sources => {
  const site = (name: SourceName) => {
    const base = variables[SOURCE_VARIABLES[name]];
    return base === undefined ? LIVE_SOURCES[name] : { ...LIVE_SOURCES[name], base };
  };
  return {
    communes: site("communes"),
    cadastre: site("cadastre"),
    dvf: site("dvf"),
    zonage: site("zonage"),
    documents: site("documents"),
    voies: site("voies"),
    adresses: site("adresses"),
  };
};

const LOGINS = [
  "DATABASE_URL_MIGRATIONS",
  "DATABASE_URL_IDENTITY",
  "DATABASE_URL_JOBS",
  "DATABASE_URL_APPLICATION",
] as const satisfies readonly (keyof Variables)[];

/** The login that is missing when some of the four are given; one without the others would be ignored in silence. */
const missingLogin = (variables: Variables): string | undefined => {
  const missing = LOGINS.filter((name) => variables[name] === undefined);
  return missing.length === LOGINS.length ? undefined : missing[0];
};

/** A PostgreSQL at `DATABASE_URL`, with one login per use when the four are given; else a folder of LOTIR_HOME. */
const databaseOf = (variables: Variables, home: string): Home => {
  const migrations = variables.DATABASE_URL_MIGRATIONS;
  const identity = variables.DATABASE_URL_IDENTITY;
  const jobs = variables.DATABASE_URL_JOBS;
  const application = variables.DATABASE_URL_APPLICATION;
  const url = variables.DATABASE_URL;
  if (migrations && identity && jobs && application)
    return {
      kind: "server",
      url: url ?? migrations,
      secretsFolder: home,
      logins: { migrations, identity, jobs, application },
    };
  if (url !== undefined) return { kind: "server", url, secretsFolder: home };
  return { kind: "embedded", folder: join(home, "database") };
};

/** The environment, parsed once. A wrong variable is named, with what was expected of it. */
export const readEnv = (environment: NodeJS.ProcessEnv): { ok: true; env: Env } | { ok: false; sentence: string } => {
  // An empty variable is a variable that was not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, sentence: `Variable d'environnement ${issue?.path.join(".")} : ${issue?.message}.` };
  }
  const variables = parsed.data;
  const missing = missingLogin(variables);
  if (missing !== undefined)
    return {
      ok: false,
      sentence: `Variable d'environnement ${missing} : elle manque ; les quatre comptes se donnent ensemble.`,
    };
  const home = resolve(variables.LOTIR_HOME);
  return {
    ok: true,
    env: {
      port: variables.PORT,
      host: variables.LOTIR_HOST,
      home,
      baseUrl: variables.LOTIR_BASE_URL,
      demo: variables.LOTIR_DEMO,
      secret: variables.LOTIR_SECRET,
      log: variables.LOTIR_LOG,
      database: databaseOf(variables, home),
      sources: sourcesOf(variables),
    },
  };
};
