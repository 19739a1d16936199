import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIVE_SOURCES } from "@lotir/connectors";
import { afterAll, describe, expect, test } from "vitest";
import type { Env } from "./env.ts";
import { readEnv } from "./read-env.ts";
import { VARIABLE_NAMES } from "./variables.ts";

const envOf = (environment: NodeJS.ProcessEnv): Env => {
  const read = readEnv(environment);
  if (!read.ok) throw new Error(read.sentence);
  return read.env;
};

const sentenceOf = (environment: NodeJS.ProcessEnv): string => {
  const read = readEnv(environment);
  return read.ok ? "" : read.sentence;
};

describe("nothing set", () => {
  test("the product runs on this machine alone, on its own database", () => {
    const env = envOf({});
    expect(env).toMatchObject({ port: 3000, host: "127.0.0.1", demo: true, log: "warn", secret: undefined });
    expect(env.database).toEqual({ kind: "embedded", folder: join(env.home, "database") });
    expect(env.sources).toEqual(LIVE_SOURCES);
  });

  test("an empty variable is a variable that was not set", () =>
    expect(envOf({ PORT: "", DATABASE_URL: "" })).toEqual(envOf({})));
});

describe("a wrong variable is named, with what was expected", () => {
  test.each([
    ["PORT", "porte", "un numéro de port est attendu"],
    ["PORT", "65536", "un numéro de port est attendu (0 à 65535)"],
    ["PORT", "80.5", "un numéro de port est attendu"],
    ["PORT", "-1", "un numéro de port est attendu"],
    ["LOTIR_LOG", "bavard", "un niveau est attendu : debug, info, warn, error, silent"],
    ["LOTIR_DEMO", "true", "« oui » ou « non » est attendu"],
    ["LOTIR_SECRET", "court", "32 caractères au moins"],
    ["DATABASE_URL", "mysql://localhost/lotir", "une adresse postgres://… est attendue"],
    ["LOTIR_BASE_URL", "lotir.example", "une adresse http(s) est attendue"],
    ["LOTIR_SOURCE_DVF", "ftp://ventes.example", "une adresse http(s) est attendue"],
    ["LOTIR_SOURCE_DVF", "http://ventes.example", "une adresse https://… est attendue"],
    ["LOTIR_SOURCE_VOIES", "https://u:p@voies.example", "une adresse https://… est attendue"],
    ["LOTIR_SOURCE_CADASTRE", "https://10.0.0.1", "une adresse https://… est attendue"],
    ["LOTIR_SMTP_URL", "https://courriel.example", "une adresse smtp://… ou smtps://… est attendue"],
    ["LOTIR_MAIL_FROM", "lotir", "une adresse e-mail est attendue"],
    ["LOTIR_OPENID_ISSUER", "http://identite.example", "une adresse https://… est attendue"],
    ["LOTIR_OPENID_ORIGINS", "https://a.example, http://b.example", "des adresses https://… séparées par des virgules"],
    ["LOTIR_TRUSTED_PROXIES", "mandataire", "des adresses IP ou des plages"],
  ])("%s=%s", (name, value, expected) => {
    const sentence = sentenceOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^Variable d'environnement ${name} : .+\\.$`));
    expect(sentence).toContain(expected);
    // Not a word of the library's English.
    expect(sentence).not.toMatch(/invalid|expected|too/i);
  });
});

describe("where it listens", () => {
  test.each(["0.0.0.0", "::", "192.0.2.7", "lotir.example"])(
    "%s is refused without the address browsers open",
    (host) => {
      expect(sentenceOf({ LOTIR_HOST: host })).toMatch(
        new RegExp(
          `^Variable d'environnement LOTIR_BASE_URL : elle manque ; avec LOTIR_HOST=${host.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}, .+\\.$`,
        ),
      );
      expect(envOf({ LOTIR_HOST: host, LOTIR_BASE_URL: "https://lotir.example" }).host).toBe(host);
    },
  );

  test.each([
    ["127.0.0.1", "127.0.0.1"],
    ["localhost", "localhost"],
    ["::1", "::1"],
    ["[::1]", "::1"],
  ])("%s is this machine alone", (given, host) =>
    expect(envOf({ LOTIR_HOST: given })).toMatchObject({ host, demo: true }),
  );

  test("the demonstration is not there by default where others may come", () => {
    const LOTIR_BASE_URL = "https://lotir.example";
    expect(envOf({ LOTIR_BASE_URL }).demo).toBe(false);
    expect(envOf({ LOTIR_BASE_URL, LOTIR_HOST: "0.0.0.0" }).demo).toBe(false);
    expect(envOf({ LOTIR_BASE_URL, LOTIR_DEMO: "oui" }).demo).toBe(true);
  });

  test("proxies are addresses, one or several", () =>
    expect(envOf({ LOTIR_TRUSTED_PROXIES: "127.0.0.1, ::1" }).trustedProxies).toEqual(["127.0.0.1", "::1"]));

  test("and ranges", () => {
    expect(envOf({ LOTIR_TRUSTED_PROXIES: "10.0.0.0/8,fd00::/8" }).trustedProxies).toEqual(["10.0.0.0/8", "fd00::/8"]);
    for (const wrong of ["10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "fd00::/129", "nulle-part/8"])
      expect(sentenceOf({ LOTIR_TRUSTED_PROXIES: wrong })).toMatch(
        /^Variable d'environnement LOTIR_TRUSTED_PROXIES : /,
      );
  });
});

describe("databases", () => {
  const url = "postgres://lotir@base.example/lotir";

  test("one address: a server, its logins drawn by the product", () =>
    expect(envOf({ DATABASE_URL: url }).database).toMatchObject({ kind: "server", url }));

  test("four logins are used as they are", () => {
    const login = (name: string): string => `postgres://${name}@base.example/lotir`;
    const { database } = envOf({
      DATABASE_URL_MIGRATIONS: login("migrations"),
      DATABASE_URL_IDENTITY: login("identity"),
      DATABASE_URL_JOBS: login("jobs"),
      DATABASE_URL_APPLICATION: login("application"),
    });
    expect(database).toMatchObject({ kind: "server", logins: { application: login("application") } });
  });
});

test("a login without the three others is refused, and the missing one is named", () =>
  expect(sentenceOf({ DATABASE_URL_MIGRATIONS: "postgres://m@base.example/lotir" })).toBe(
    "Variable d'environnement DATABASE_URL_IDENTITY : elle manque ; les quatre comptes se donnent ensemble.",
  ));

describe("photos", () => {
  const place = {
    endpoint: "https://s3.example",
    region: "fr-par",
    bucket: "b",
    accessKeyId: "k",
    secretAccessKey: "s",
  };
  const given = {
    LOTIR_S3_ENDPOINT: place.endpoint,
    LOTIR_S3_REGION: place.region,
    LOTIR_S3_BUCKET: place.bucket,
    LOTIR_S3_KEY_ID: place.accessKeyId,
    LOTIR_S3_SECRET: place.secretAccessKey,
  };

  test("beside the database, or where the five variables say", () => {
    const env = envOf({});
    expect(env.objects).toEqual({ kind: "folder", folder: join(env.home, "objects") });
    expect(envOf(given).objects).toEqual({ kind: "s3", place });
  });

  test.each(Object.keys(given))("%s missing is named", (name) =>
    expect(sentenceOf({ ...given, [name]: "" })).toBe(
      `Variable d'environnement ${name} : elle manque ; les cinq variables LOTIR_S3 se donnent ensemble.`,
    ),
  );
});

test("another provider is named with its client, and with the other addresses that it answers at", () => {
  const { openid } = envOf({
    LOTIR_OPENID_ISSUER: "https://identite.example/",
    LOTIR_OPENID_CLIENT_ID: "lotir",
    LOTIR_OPENID_CLIENT_SECRET: "s",
    LOTIR_OPENID_ORIGINS: "https://cles.example, https://jetons.example",
  });
  expect(openid).toEqual({
    issuer: "https://identite.example",
    clientId: "lotir",
    clientSecret: "s",
    name: "OpenID Connect",
    origins: ["https://cles.example", "https://jetons.example"],
  });
  expect(envOf({}).openid).toBeUndefined();
});

test.each([
  ["LOTIR_SMTP_URL", "smtps://courriel.example", "LOTIR_MAIL_FROM"],
  ["LOTIR_OPENID_ISSUER", "https://identite.example", "LOTIR_OPENID_CLIENT_ID"],
])("%s alone: what must accompany it is named", (name, value, missing) =>
  expect(sentenceOf({ [name]: value })).toMatch(
    new RegExp(`^Variable d'environnement ${missing} : elle manque ; .+ se donnent ensemble\\.$`),
  ),
);

test("a source is asked elsewhere without its other fields moving", () => {
  const { cadastre } = envOf({ LOTIR_SOURCE_CADASTRE: "http://127.0.0.1:9000/" }).sources;
  expect(cadastre).toEqual({ ...LIVE_SOURCES.cadastre, base: "http://127.0.0.1:9000" });
});

test("README.md has every variable in its table, and no other", () => {
  const text = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const [, section = ""] = text.split("## Variables d'environnement");
  const [table = ""] = section.split("Pour les essais");
  const named = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual([...VARIABLE_NAMES].toSorted());
});

describe("a variable that stands in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-env-"));
  const secret = "s".repeat(40);
  const at = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("is read there, its last line feed left out", () =>
    expect(envOf({ LOTIR_SECRET_FILE: at("secret", `${secret}\n`) }).secret).toBe(secret));

  test.each([
    ["given twice", () => ({ LOTIR_SECRET: secret, LOTIR_SECRET_FILE: at("twice", secret) }), /une seule des deux/],
    ["absent", () => ({ LOTIR_SECRET_FILE: join(folder, "absent") }), /ne se lit pas/],
    ["empty", () => ({ LOTIR_SECRET_FILE: at("empty", "\n") }), /est vide/],
    ["too short", () => ({ LOTIR_SECRET_FILE: at("short", "court") }), /32 caractères au moins/],
  ])("%s: refused by name, its content never said", (_case, environment, expected) => {
    const sentence = sentenceOf(environment());
    expect(sentence).toMatch(expected);
    expect(sentence).toContain("LOTIR_SECRET");
    expect(sentence).not.toContain(secret);
  });
});

test("a replica goes with its base", () => {
  expect(sentenceOf({ DATABASE_URL_REPLICA: "postgres://replique.example/lotir" })).toBe(
    "Variable d'environnement DATABASE_URL : elle manque ; DATABASE_URL_REPLICA est la réplique d'une base, qui se donne aussi.",
  );
  const replicaUrl = "postgres://replique.example/lotir";
  const given = { DATABASE_URL: "postgres://a@base.example/lotir", DATABASE_URL_REPLICA: replicaUrl };
  expect(envOf(given).database).toMatchObject({ kind: "server", replicaUrl });
});
