import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { decompressed } from "../egress/decompressed.ts";
import type { EgressLimits } from "../egress/limits.ts";
import type { Egress } from "../egress/open-egress.ts";
import type { EgressRequest } from "../egress/send-once.ts";
import { UpstreamError } from "../egress/upstream-error.ts";

const LARGEST = 500_000;
/** Somebody waits before a sign-in. */
const LIMITS: Partial<EgressLimits> = { tries: 3, headersMs: 6_000, totalMs: 8_000, receivedBytes: LARGEST };

/** Where a browser or the door may be sent: a page, never a script. */
const page = z.url({ protocol: /^https?$/ });

/** What a provider publishes of itself (OpenID Connect Discovery 1.0, §3), as far as we read it. */
const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: page,
  token_endpoint: page,
  jwks_uri: page,
});
export type OpenIdDiscovery = z.infer<typeof Discovery>;

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });
const Tokens = z.object({ id_token: z.string().max(20_000) });

/** A provider of identities, asked by the one door. */
export interface OpenIdSite {
  discovery(): Promise<Result<OpenIdDiscovery, UpstreamFailure>>;
  keys(discovery: OpenIdDiscovery): Promise<Result<z.infer<typeof Keys>, UpstreamFailure>>;
  /** The ID token that a code is worth; nothing else of the answer is kept. */
  idToken(discovery: OpenIdDiscovery, exchange: CodeExchange): Promise<Result<string, UpstreamFailure>>;
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

const textOf = async (body: Uint8Array, source: string): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of decompressed(body, { source, limitBytes: LARGEST })) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

const readJson = async <Schema extends z.ZodType>(
  egress: Egress,
  request: EgressRequest,
  schema: Schema,
): Promise<Result<z.output<Schema>, UpstreamFailure>> => {
  const { source } = request;
  // A code is sent once, whatever happens to it.
  const limits = request.form === undefined ? LIMITS : { ...LIMITS, tries: 1 };
  const sent = await egress.send({ ...request, limits });
  if (!sent.ok) return sent;
  const malformed = (issue: string) =>
    failure({ kind: "malformed", source, where: request.url.pathname, issue } satisfies UpstreamFailure);
  try {
    const read = schema.safeParse(JSON.parse(await textOf(sent.value.body, source)));
    return read.success ? success(read.data) : malformed(read.error.issues[0]?.message ?? "illisible");
  } catch (error) {
    if (error instanceof UpstreamError) return failure(error.facts);
    if (error instanceof SyntaxError) return malformed("JSON illisible");
    throw error;
  }
};

/** RFC 6749, §2.3.1: both are form-encoded before they are joined. */
const basic = ({ clientId, clientSecret }: OpenIdClient): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString("base64")}`;

/** Asked anew at each sign-in: keys that the provider changed are the good ones at once. */
export const openIdSite = (egress: Egress, client: OpenIdClient): OpenIdSite => {
  const { name: source, issuer } = client;
  const json = { source, accept: "application/json" };
  return {
    discovery: async () => {
      const url = new URL(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
      const read = await readJson(egress, { ...json, url }, Discovery);
      if (!read.ok || read.value.issuer.replace(/\/$/, "") === issuer.replace(/\/$/, "")) return read;
      // Discovery 1.0, §4.3: another issuer is another provider.
      return failure({ kind: "malformed", source, where: url.pathname, issue: "un autre émetteur répond" });
    },
    keys: ({ jwks_uri }) => readJson(egress, { ...json, url: new URL(jwks_uri) }, Keys),
    idToken: async ({ token_endpoint }, { code, redirectUri, codeVerifier }) => {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: codeVerifier };
      const secretHeaders = { authorization: basic(client) };
      const read = await readJson(egress, { ...json, url: new URL(token_endpoint), form, secretHeaders }, Tokens);
      return read.ok ? success(read.value.id_token) : read;
    },
  };
};
