import { isIP } from "node:net";
import { isSourceBase } from "@lotir/connectors";
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

const isAddressOrRange = (text: string): boolean => {
  const [address = "", prefix, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return most > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= most;
};

const addresses = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine(
    (list) => list.every(isAddressOrRange),
    "des adresses IP ou des plages (10.0.0.0/8) séparées par des virgules sont attendues",
  );

const origins = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine((list) => list.every(isSourceBase), "des adresses https://… séparées par des virgules sont attendues");

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Every variable the product reads; README.md says what each is for. */
export const Variables = z.object({
  PORT: port.default(3000),
  // Node listens on the bare form of an IPv6 address.
  LOTIR_HOST: z
    .string()
    .default("127.0.0.1")
    .transform((host) => host.replace(/^\[(.*)\]$/, "$1")),
  LOTIR_HOME: z.string().min(1).default(".lotir"),
  LOTIR_BASE_URL: url.optional(),
  LOTIR_TRUSTED_PROXIES: addresses.default([]),
  LOTIR_WORK_PORT: port.optional(),
  LOTIR_DEMO: yesNo.optional(),
  LOTIR_SECRET: z.string().min(32, "32 caractères au moins").optional(),
  LOTIR_METRICS_TOKEN: z.string().min(16, "16 caractères au moins").optional(),
  LOTIR_LOG: z.enum(LOG_LEVELS, { error: `un niveau est attendu : ${LOG_LEVELS.join(", ")}` }).default("warn"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_URL_MIGRATIONS: databaseUrl.optional(),
  DATABASE_URL_IDENTITY: databaseUrl.optional(),
  DATABASE_URL_JOBS: databaseUrl.optional(),
  DATABASE_URL_APPLICATION: databaseUrl.optional(),
  DATABASE_URL_REPLICA: databaseUrl.optional(),
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

export type Variables = z.infer<typeof Variables>;

export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape);
