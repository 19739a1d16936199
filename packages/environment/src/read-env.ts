import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { isLoopbackHost, LIVE_SOURCES, type SourceName, type Sources } from "@lotir/connectors";
import type { Home } from "@lotir/database";
import type { Env, Objects, OpenId, Smtp } from "./env.ts";
import { Variables } from "./variables.ts";
import { withFiles } from "./with-files.ts";

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

/** A PostgreSQL at `DATABASE_URL`, with one login per use when the four are given; else a folder of LOTIR_HOME. */
const databaseOf = (variables: Variables, home: string): Home => {
  const migrations = variables.DATABASE_URL_MIGRATIONS;
  const identity = variables.DATABASE_URL_IDENTITY;
  const jobs = variables.DATABASE_URL_JOBS;
  const application = variables.DATABASE_URL_APPLICATION;
  const url = variables.DATABASE_URL;
  const replicaUrl = variables.DATABASE_URL_REPLICA;
  const replica = replicaUrl === undefined ? {} : { replicaUrl };
  if (migrations && identity && jobs && application)
    return {
      kind: "server",
      url: url ?? migrations,
      secretsFolder: home,
      logins: { migrations, identity, jobs, application },
      ...replica,
    };
  if (url !== undefined) return { kind: "server", url, secretsFolder: home, ...replica };
  return { kind: "embedded", folder: join(home, "database") };
};

const objectsOf = (variables: Variables, home: string): Objects => {
  const { LOTIR_S3_ENDPOINT: endpoint, LOTIR_S3_REGION: region, LOTIR_S3_BUCKET: bucket } = variables;
  const { LOTIR_S3_KEY_ID: accessKeyId, LOTIR_S3_SECRET: secretAccessKey } = variables;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey)
    return { kind: "s3", place: { endpoint, region, bucket, accessKeyId, secretAccessKey } };
  return { kind: "folder", folder: join(home, "objects") };
};

const smtpOf = ({ LOTIR_SMTP_URL: url, LOTIR_MAIL_FROM: from }: Variables): Smtp | undefined =>
  url !== undefined && from !== undefined ? { url, from } : undefined;

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

/** Variables that are given together or not at all, and how that is said. */
const GROUPS: readonly { readonly names: readonly (keyof Variables)[]; readonly together: string }[] = [
  {
    names: ["DATABASE_URL_MIGRATIONS", "DATABASE_URL_IDENTITY", "DATABASE_URL_JOBS", "DATABASE_URL_APPLICATION"],
    together: "les quatre comptes",
  },
  {
    names: ["LOTIR_S3_ENDPOINT", "LOTIR_S3_REGION", "LOTIR_S3_BUCKET", "LOTIR_S3_KEY_ID", "LOTIR_S3_SECRET"],
    together: "les cinq variables LOTIR_S3",
  },
  { names: ["LOTIR_SMTP_URL", "LOTIR_MAIL_FROM"], together: "LOTIR_SMTP_URL et LOTIR_MAIL_FROM" },
  {
    names: ["LOTIR_OPENID_ISSUER", "LOTIR_OPENID_CLIENT_ID", "LOTIR_OPENID_CLIENT_SECRET"],
    together: "LOTIR_OPENID_ISSUER, LOTIR_OPENID_CLIENT_ID et LOTIR_OPENID_CLIENT_SECRET",
  },
];

/** The variable that must accompany another, and why. */
const missingBeside = (variables: Variables): string | undefined => {
  for (const { names, together } of GROUPS) {
    const missing = names.filter((name) => variables[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      return `Variable d'environnement ${missing[0]} : elle manque ; ${together} se donnent ensemble.`;
  }
  const isOnServer = variables.DATABASE_URL !== undefined || variables.DATABASE_URL_APPLICATION !== undefined;
  if (variables.DATABASE_URL_REPLICA !== undefined && !isOnServer)
    return "Variable d'environnement DATABASE_URL : elle manque ; DATABASE_URL_REPLICA est la réplique d'une base, qui se donne aussi.";
  if (variables.LOTIR_BASE_URL === undefined && !isOwnMachine(variables.LOTIR_HOST))
    return `Variable d'environnement LOTIR_BASE_URL : elle manque ; avec LOTIR_HOST=${variables.LOTIR_HOST}, donnez l'adresse que les navigateurs ouvriront, par exemple http://192.0.2.10:${variables.PORT}.`;
  return undefined;
};

/** The environment, parsed once. A wrong variable is named, with what was expected of it. */
export const readEnv = (environment: NodeJS.ProcessEnv): { ok: true; env: Env } | { ok: false; sentence: string } => {
  // An empty variable is a variable that was not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const whole = withFiles(given);
  if (!whole.ok) return whole;
  const parsed = Variables.safeParse(whole.variables);
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
      workPort: variables.LOTIR_WORK_PORT,
      trustedProxies: variables.LOTIR_TRUSTED_PROXIES,
      // Its account is told to whoever opens the page: never by default where others may come.
      demo: variables.LOTIR_DEMO ?? (variables.LOTIR_BASE_URL === undefined && isOwnMachine(variables.LOTIR_HOST)),
      secret: variables.LOTIR_SECRET,
      metricsToken: variables.LOTIR_METRICS_TOKEN,
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
