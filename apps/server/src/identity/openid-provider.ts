import { createHash } from "node:crypto";
import type { OpenIdClient, OpenIdDiscovery, OpenIdSite } from "@lotir/connectors";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createLocalJWKSet, type JWTPayload, jwtVerify } from "jose";

/** Its name in the addresses of sign-in and of the way back. */
const OPENID = "openid";
/** Signed by a key that the provider alone holds: never by a secret that we know too. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const CLOCKS_APART_S = 30;
/** What the library offers beside: nothing of the provider is kept that could be asked for, and joining is by sign-in alone. */
export const OPENID_CLOSED = [
  "/link-social",
  "/unlink-account",
  "/get-access-token",
  "/refresh-token",
  "/account-info",
];
const OLDEST_TOKEN = "10m";

export interface OpenIdSettings {
  readonly client: OpenIdClient;
  readonly site: OpenIdSite;
}

const AWAY = (): APIError => new APIError("FAILED_DEPENDENCY", { code: "OPENID_AWAY" });

const discovered = async ({ site }: OpenIdSettings): Promise<OpenIdDiscovery> => {
  const read = await site.discovery();
  if (!read.ok) throw AWAY();
  return read.value;
};

/** What a token says, once everything about it was checked (OpenID Connect Core 1.0, §3.1.3.7); undefined otherwise. */
const claimsOf = async (
  settings: OpenIdSettings,
  token: string,
  nonce: string | undefined,
): Promise<JWTPayload | undefined> => {
  const discovery = await settings.site.discovery();
  if (!discovery.ok) return undefined;
  const keys = await settings.site.keys(discovery.value);
  if (!keys.ok) return undefined;
  const { clientId: audience } = settings.client;
  const checks = { issuer: discovery.value.issuer, audience, algorithms: ALGORITHMS };
  const verified = await jwtVerify(token, createLocalJWKSet(keys.value), {
    ...checks,
    clockTolerance: CLOCKS_APART_S,
    maxTokenAge: OLDEST_TOKEN,
  }).catch(() => undefined);
  const claims = verified?.payload;
  if (claims === undefined || nonce === undefined || claims.nonce !== nonce) return undefined;
  const isForAnother = Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== audience;
  return isForAnother || typeof claims.sub !== "string" || claims.sub === "" ? undefined : claims;
};

const LONGEST_NAME = 60;

const textIn = (claims: JWTPayload, name: string): string => {
  const value = claims[name];
  return typeof value === "string" ? value.trim().slice(0, LONGEST_NAME) : "";
};

/** A person as we call one. An address that the provider did not check is none: it opens nothing and joins nothing. */
const personIn = (claims: JWTPayload) => {
  const email = claims.email_verified === true ? textIn(claims, "email") : "";
  const whole = textIn(claims, "name") || email.split("@")[0] || "";
  const firstName = textIn(claims, "given_name") || whole.split(/\s+/)[0] || "";
  const lastName = textIn(claims, "family_name") || whole.split(/\s+/).slice(1).join(" ");
  const name = `${firstName} ${lastName}`.trim();
  return { email: email === "" ? null : email, emailVerified: email !== "", name, firstName, lastName };
};

interface Departure {
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectURI: string;
  readonly idTokenNonce?: string | undefined;
}

/** Where the browser goes to say who it is: by a code (RFC 6749, §4.1.1), bound to this browser (RFC 7636) and to this try. */
const departureOf = (endpoint: string, clientId: string, asked: Departure): URL => {
  const url = new URL(endpoint);
  const said = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: asked.redirectURI,
    scope: "openid email profile",
    state: asked.state,
    nonce: asked.idTokenNonce ?? "",
    code_challenge: createHash("sha256").update(asked.codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url;
};

/**
 * Another provider, on the doors that the library has for one. Its own plugin for that asks the provider past our door for
 * what leaves, and gives up for good on one that is away at the start. Of its tokens none is kept.
 */
const providerOf = (settings: OpenIdSettings) => ({
  id: OPENID,
  name: settings.client.name,
  issuer: settings.client.issuer,
  requiresIdTokenNonce: true,
  accountSubject: ({ profile }: { readonly profile: object }) => String(Reflect.get(profile, "sub") ?? ""),
  createAuthorizationURL: async (asked: Departure) =>
    departureOf((await discovered(settings)).authorization_endpoint, settings.client.clientId, asked),
  validateAuthorizationCode: async (given: {
    readonly code: string;
    readonly redirectURI: string;
    readonly codeVerifier?: string | undefined;
  }) => {
    const { code, redirectURI: redirectUri, codeVerifier = "" } = given;
    const token = await settings.site.idToken(await discovered(settings), { code, redirectUri, codeVerifier });
    return token.ok ? { raw: { token: token.value } } : null;
  },
  getUserInfo: async (tokens: {
    readonly raw?: Readonly<Record<string, unknown>> | undefined;
    readonly expectedIdTokenNonce?: string | undefined;
  }) => {
    const claims = await claimsOf(settings, String(tokens.raw?.token), tokens.expectedIdTokenNonce);
    return claims === undefined ? null : { user: personIn(claims), data: claims };
  },
});

export const openIdProvider = (settings: OpenIdSettings | undefined): BetterAuthPlugin => ({
  id: "lotir-openid",
  init: ({ socialProviders }) =>
    settings === undefined ? undefined : { context: { socialProviders: [...socialProviders, providerOf(settings)] } },
});
