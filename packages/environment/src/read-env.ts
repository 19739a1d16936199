import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { isLoopbackHost, isSourceBase, LIVE_SOURCES, type SourceName, type Sources } from "@lotir/connectors";
import type { Home } from "@lotir/database";
import { z } from "zod";

const url = z
  .url({ protocol: /^https?$/, error: "une adresse http(s) est attendue" })
  .transform((text) => text.replace(/\/+$/, ""));
const sourceUrl = url.refine(isSourceBase, "une adresse https://… est attendue (http sur cette machine seulement)");
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/./, "une adresse postgres://… est attendue");
const yesNo = z.enum(["oui", "non"], { error: "« oui » ou « non » est attendu" }).transform((word) => word === "oui");
const port = z.coerce
  .number({ error: "un numéro de port est attendu" })
  .int()
  .min(0)
  .max(65_535, "un numéro de port est attendu (0 à 65535)");

const addresses = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine(
    (list) => list.every((address) => isIP(address) > 0),
    "des adresses IP séparées par des virgules sont attendues",
  );

const origins = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine((list) => list.every(isSourceBase), "des adresses https://… séparées par des virgules sont attendues");

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Every variable the product reads; README.md says what each is for. */
const Variables = z.object({
  PORT: port.default(3000),
  // Node listens on the bare form of an IPv6 address.
  LOTIR_HOST: z
    .string()
    .default("127.0.0.1")
    .transform((host) => host.replace(/^\[(.*)\]$/, "$1")),
  LOTIR_HOME: z.string().min(1).default(".lotir"),
  LOTIR_BASE_URL: url.optional(),
  LOTIR_TRUSTED_PROXIES: addresses.default([]),
  LOTIR_DEMO: yesNo.optional(),
  LOTIR_SECRET: z.string().min(32, "32 caractères au moins").optional(),
  LOTIR_LOG: z.enum(LOG_LEVELS, { error: `un niveau est attendu : ${LOG_LEVELS.join(", ")}` }).default("warn"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_URL_MIGRATIONS: databaseUrl.optional(),
  DATABASE_URL_IDENTITY: databaseUrl.optional(),
  DATABASE_URL_JOBS: databaseUrl.optional(),
  DATABASE_URL_APPLICATION: databaseUrl.optional(),
  LOTIR_S3_ENDPOINT: url.optional(),
  LOTIR_S3_REGION: z.string().optional(),
  LOTIR_S3_BUCKET: z.string().optional(),
  LOTIR_S3_KEY_ID: z.string().optional(),
  LOTIR_S3_SECRET: z.string().optional(),
  LOTIR_SOURCE_COMMUNES: sourceUrl.optional(),
  LOTIR_SOURCE_CADASTRE: sourceUrl.optional(),
  LOTIR_SOURCE_DVF: sourceUrl.optional(),
  LOTIR_SOURCE_ZONAGE: sourceUrl.optional(),
  LOTIR_SOURCE_DOCUMENTS: sourceUrl.optional(),
  LOTIR_SOURCE_VOIES: sourceUrl.optional(),
  LOTIR_SOURCE_ADRESSES: sourceUrl.optional(),
  LOTIR_SOURCE_DIAGNOSTICS: sourceUrl.optional(),
  LOTIR_SOURCE_LICITOR: sourceUrl.optional(),
  LOTIR_SOURCE_AVOVENTES: sourceUrl.optional(),
  LOTIR_SOURCE_CESSIONS: sourceUrl.optional(),
  LOTIR_SOURCE_RISQUES: sourceUrl.optional(),
  LOTIR_SOURCE_FONDS: sourceUrl.optional(),
  LOTIR_SOURCE_ALTITUDES: sourceUrl.optional(),
  LOTIR_SOURCE_ANNONCES: sourceUrl.optional(),
  LOTIR_SMTP_URL: z.url({ protocol: /^smtps?$/, error: "une adresse smtp://… ou smtps://… est attendue" }).optional(),
  LOTIR_MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/, "une adresse e-mail est attendue")
    .optional(),
  LOTIR_OPENID_ISSUER: sourceUrl.optional(),
  LOTIR_OPENID_CLIENT_ID: z.string().optional(),
  LOTIR_OPENID_CLIENT_SECRET: z.string().optional(),
  LOTIR_OPENID_NAME: z.string().max(40, "40 caractères au plus").default("OpenID Connect"),
  LOTIR_OPENID_ORIGINS: origins.default([]),
  LOTIR_ANNONCES: yesNo.default(true),
  LOTIR_ANNONCES_KEY: z.string().min(8, "8 caractères au moins").optional(),
});

type Variables = z.infer<typeof Variables>;

export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape);

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly home: string;
  readonly baseUrl: string | undefined;
  /** Whose word is taken for the address of a client. */
  readonly trustedProxies: readonly string[];
  readonly demo: boolean;
  readonly secret: string | undefined;
  readonly log: Variables["LOTIR_LOG"];
  readonly database: Home;
  /** What carries mails away; undefined: they are kept on this machine. */
  readonly smtp: Smtp | undefined;
  /** Another provider that people may enter by; undefined: by their password alone. */
  readonly openid: OpenId | undefined;
  /** Where photos stand. */
  readonly objects: Objects;
  readonly sources: Sources;
  /** Adverts: whether the paid source is asked at all, and the key of the installation. */
  readonly listings: { readonly isOn: boolean; readonly key: string | undefined };
}

interface OpenId {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As its button says it. */
  readonly name: string;
  /** Where the provider's answers stand besides its own address. */
  readonly origins: readonly string[];
}

interface Smtp {
  readonly url: string;
  /** Who mails come from. */
  readonly from: string;
}

/** A folder beside the embedded database, or a storage that speaks S3. */
type Objects =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly place: {
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      };
    };

const SOURCE_VARIABLES = {
  communes: "LOTIR_SOURCE_COMMUNES",
  cadastre: "LOTIR_SOURCE_CADASTRE",
  dvf: "LOTIR_SOURCE_DVF",
  zonage: "LOTIR_SOURCE_ZONAGE",
  documents: "LOTIR_SOURCE_DOCUMENTS",
  voies: "LOTIR_SOURCE_VOIES",
  adresses: "LOTIR_SOURCE_ADRESSES",
  diagnostics: "LOTIR_SOURCE_DIAGNOSTICS",
  licitor: "LOTIR_SOURCE_LICITOR",
  avoventes: "LOTIR_SOURCE_AVOVENTES",
  cessions: "LOTIR_SOURCE_CESSIONS",
  risques: "LOTIR_SOURCE_RISQUES",
  fonds: "LOTIR_SOURCE_FONDS",
  altitudes: "LOTIR_SOURCE_ALTITUDES",
  annonces: "LOTIR_SOURCE_ANNONCES",
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
    diagnostics: site("diagnostics"),
    licitor: site("licitor"),
    avoventes: site("avoventes"),
    cessions: site("cessions"),
    risques: site("risques"),
    fonds: site("fonds"),
    altitudes: site("altitudes"),
    annonces: site("annonces"),
  };
};

const LOGINS = [
  "DATABASE_URL_MIGRATIONS",
  "DATABASE_URL_IDENTITY",
  "DATABASE_URL_JOBS",
  "DATABASE_URL_APPLICATION",
] as const satisfies readonly (keyof Variables)[];

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

const S3_VARIABLES = [
  "LOTIR_S3_ENDPOINT",
  "LOTIR_S3_REGION",
  "LOTIR_S3_BUCKET",
  "LOTIR_S3_KEY_ID",
  "LOTIR_S3_SECRET",
] as const satisfies readonly (keyof Variables)[];

const objectsOf = (variables: Variables, home: string): Objects => {
  const { LOTIR_S3_ENDPOINT: endpoint, LOTIR_S3_REGION: region, LOTIR_S3_BUCKET: bucket } = variables;
  const { LOTIR_S3_KEY_ID: accessKeyId, LOTIR_S3_SECRET: secretAccessKey } = variables;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey)
    return { kind: "s3", place: { endpoint, region, bucket, accessKeyId, secretAccessKey } };
  return { kind: "folder", folder: join(home, "objects") };
};

const MAIL_VARIABLES = ["LOTIR_SMTP_URL", "LOTIR_MAIL_FROM"] as const satisfies readonly (keyof Variables)[];

/** The variable that is missing when some of a group are given. */
const missingOf = (variables: Variables, names: readonly (keyof Variables)[]): string | undefined => {
  const missing = names.filter((name) => variables[name] === undefined);
  return missing.length === names.length ? undefined : missing[0];
};

const smtpOf = ({ LOTIR_SMTP_URL: url, LOTIR_MAIL_FROM: from }: Variables): Smtp | undefined =>
  url !== undefined && from !== undefined ? { url, from } : undefined;

const OPENID_VARIABLES = [
  "LOTIR_OPENID_ISSUER",
  "LOTIR_OPENID_CLIENT_ID",
  "LOTIR_OPENID_CLIENT_SECRET",
] as const satisfies readonly (keyof Variables)[];

const openidOf = (variables: Variables): OpenId | undefined => {
  const { LOTIR_OPENID_ISSUER: issuer, LOTIR_OPENID_CLIENT_ID: clientId } = variables;
  const { LOTIR_OPENID_CLIENT_SECRET: clientSecret, LOTIR_OPENID_NAME: name } = variables;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret, name, origins: variables.LOTIR_OPENID_ORIGINS };
};

/** Whether an address to listen on is reached from this machine only. */
const isOwnMachine = (host: string): boolean => {
  const listened = URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  return listened !== null && isLoopbackHost(listened);
};

/** The variable that must accompany another, and why. */
const missingBeside = (variables: Variables): string | undefined => {
  const login = missingOf(variables, LOGINS);
  if (login !== undefined)
    return `Variable d'environnement ${login} : elle manque ; les quatre comptes se donnent ensemble.`;
  const s3 = missingOf(variables, S3_VARIABLES);
  if (s3 !== undefined)
    return `Variable d'environnement ${s3} : elle manque ; les cinq variables LOTIR_S3 se donnent ensemble.`;
  const mail = missingOf(variables, MAIL_VARIABLES);
  if (mail !== undefined)
    return `Variable d'environnement ${mail} : elle manque ; LOTIR_SMTP_URL et LOTIR_MAIL_FROM se donnent ensemble.`;
  const openid = missingOf(variables, OPENID_VARIABLES);
  if (openid !== undefined)
    return `Variable d'environnement ${openid} : elle manque ; LOTIR_OPENID_ISSUER, LOTIR_OPENID_CLIENT_ID et LOTIR_OPENID_CLIENT_SECRET se donnent ensemble.`;
  if (variables.LOTIR_BASE_URL === undefined && !isOwnMachine(variables.LOTIR_HOST))
    return `Variable d'environnement LOTIR_BASE_URL : elle manque ; avec LOTIR_HOST=${variables.LOTIR_HOST}, donnez l'adresse que les navigateurs ouvriront, par exemple http://192.0.2.10:${variables.PORT}.`;
  return undefined;
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
  const missing = missingBeside(variables);
  if (missing !== undefined) return { ok: false, sentence: missing };
  const home = resolve(variables.LOTIR_HOME);
  return {
    ok: true,
    env: {
      port: variables.PORT,
      host: variables.LOTIR_HOST,
      home,
      baseUrl: variables.LOTIR_BASE_URL,
      trustedProxies: variables.LOTIR_TRUSTED_PROXIES,
      // Its account is told to whoever opens the page: never by default where others may come.
      demo: variables.LOTIR_DEMO ?? (variables.LOTIR_BASE_URL === undefined && isOwnMachine(variables.LOTIR_HOST)),
      secret: variables.LOTIR_SECRET,
      log: variables.LOTIR_LOG,
      database: databaseOf(variables, home),
      smtp: smtpOf(variables),
      openid: openidOf(variables),
      objects: objectsOf(variables, home),
      sources: sourcesOf(variables),
      listings: { isOn: variables.LOTIR_ANNONCES, key: variables.LOTIR_ANNONCES_KEY },
    },
  };
};
