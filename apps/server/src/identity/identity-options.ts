import type { Database } from "@lotir/database";
import type { Post } from "@lotir/mail";
import { APIError, type BetterAuthOptions } from "better-auth";
import { bearer, organization } from "better-auth/plugins";
import { adminAc, memberAc } from "better-auth/plugins/organization/access";
import { attemptsInMemory } from "./attempts-in-memory.ts";
import {
  ACCOUNT_COLUMNS,
  ADDRESS_HEADER,
  ORGANISATION_SCHEMA,
  RATE_LIMIT_COLUMNS,
  SESSION_COLUMNS,
  USER_COLUMNS,
  VERIFICATION_COLUMNS,
} from "./columns.ts";
import { invitationGuard } from "./invitation-guard.ts";
import { keepOrganisation } from "./keep-organisation.ts";
import { isLastAdministrator, LAST_ADMINISTRATOR } from "./last-administrator.ts";
import { mailOptions } from "./mail-options.ts";
import { OPENID_CLOSED, type OpenIdSettings, openIdProvider } from "./openid-provider.ts";
import { organisationGuard } from "./organisation-guard.ts";
import { passkeyGuard, passkeys } from "./passkeys.ts";
import { passwordGuard } from "./password-guard.ts";
import { SECOND_FACTOR_CLOSED, secondFactor } from "./second-factor.ts";
import { secondFactorGuard } from "./second-factor-guard.ts";
import { signInPace } from "./sign-in-pace.ts";
import { slugGuard } from "./slug-guard.ts";
import { teamGuard } from "./team-guard.ts";
import { trustedOrigins } from "./trusted-origins.ts";
import { refuseMalformed } from "./well-formed.ts";

export interface IdentitySettings {
  readonly database: Pick<Database, "identity" | "home" | "application">;
  /** Where browsers reach us, for example `https://lotir.example`. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly secureCookies: boolean;
  /** What went wrong and is no refusal; nothing of it comes from what a person typed. */
  readonly onBug?: (error: unknown) => void;
  /** Where mails go; without it nothing is confirmed and no password is forgotten. */
  readonly post?: Post | undefined;
  /** Somebody joined an organisation, left it, was removed, or has another role. */
  readonly onTeamMoved?: (organisationId: string) => void;
  /** Another provider that people may enter by. */
  readonly openid?: OpenIdSettings | undefined;
  /** A session of that person is over: signed out, closed from elsewhere, or by another password. */
  readonly onSessionEnded?: (userId: string) => void;
}

const MINIMUM_PASSWORD = 8;
const LONGEST_NAME = 120;
/** How often a session that is used says so, seconds. */
const SEEN_EVERY = 600;
/** How long after entering one may add a key, seconds: a session left open adds none. */
const FRESH = 600;
/** How long an invitation's link works. */
const INVITATION_DAYS = 7;

/**
 * Per address. The library's three tries in ten seconds would lock out an agency of ten people behind one address;
 * twenty a minute still make a dictionary useless.
 */
const ATTEMPTS = {
  window: 60,
  max: 300,
  customRules: {
    "/sign-in/email": { window: 60, max: 20 },
    "/sign-up/email": { window: 60, max: 20 },
    "/change-password": { window: 60, max: 20 },
    // Each writes to somebody.
    "/send-verification-email": { window: 60, max: 10 },
    "/request-password-reset": { window: 60, max: 10 },
    "/two-factor/*": { window: 60, max: 20 },
    "/passkey/*": { window: 60, max: 60 },
  },
} as const;

/** Admin and Member (spec 2 §6). Who creates an organisation is an Admin, the last of whom cannot leave. */
const organisations = () =>
  organization({
    creatorRole: "admin",
    roles: { admin: adminAc, member: memberAc },
    schema: ORGANISATION_SCHEMA,
    invitationExpiresIn: INVITATION_DAYS * 86_400,
    // Who accepts is proved by `invitationGuard`: by the secret of the link, or by a verified address.
    requireEmailVerificationOnInvitation: false,
    organizationHooks: {
      beforeCreateOrganization: async ({ organization: { name, ...rest } }) => {
        const trimmed = name?.trim() ?? "";
        if (trimmed === "" || trimmed.length > LONGEST_NAME)
          throw new APIError("BAD_REQUEST", { code: "ORGANISATION_NAME_REQUIRED" });
        return { data: { ...rest, name: trimmed } };
      },
    },
  });

/** better-auth as Lotir configures it; the tables are those of migration 0003. */
export const identityOptions = ({
  database,
  baseUrl,
  secret,
  secureCookies,
  onBug,
  onTeamMoved,
  onSessionEnded,
  openid,
  post,
}: IdentitySettings) =>
  ({
    appName: "Lotir",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: trustedOrigins(baseUrl),
    database: { db: database.identity, type: "postgres" as const, transaction: true },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: MINIMUM_PASSWORD,
      ...mailOptions(post, baseUrl).forgotten,
      ...mailOptions(post, baseUrl).signUp,
    },
    emailVerification: mailOptions(post, baseUrl).confirmation,
    user: {
      fields: USER_COLUMNS,
      additionalFields: {
        firstName: { type: "string", required: true, fieldName: "first_name" },
        lastName: { type: "string", required: true, fieldName: "last_name" },
      },
    },
    session: { fields: SESSION_COLUMNS, updateAge: SEEN_EVERY, freshAge: FRESH },
    databaseHooks: {
      session: {
        create: { before: keepOrganisation },
        delete: { after: async ({ userId }) => onSessionEnded?.(userId) },
      },
    },
    account: { fields: ACCOUNT_COLUMNS },
    verification: { fields: VERIFICATION_COLUMNS, storeIdentifier: "hashed" as const },
    rateLimit: {
      enabled: true,
      // One process holds the embedded database; on a server there may be several, which must count together.
      ...(database.home === "server"
        ? { storage: "database" as const }
        : { storage: "memory" as const, customStorage: attemptsInMemory() }),
      modelName: "rate_limit",
      fields: RATE_LIMIT_COLUMNS,
      ...ATTEMPTS,
    },
    advanced: {
      cookiePrefix: "lotir",
      // Said outright: the library would otherwise leave both checks out of tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: secureCookies,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" as const, secure: secureCookies, path: "/" },
      database: { generateId: "uuid" as const },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    // Its lines may name people. What is a bug is reported as ours are; a refusal is no event for a log.
    logger: { disabled: true },
    onAPIError: {
      onError: (error: unknown) => {
        if (isLastAdministrator(error)) throw new APIError("BAD_REQUEST", { code: LAST_ADMINISTRATOR });
        if (!(error instanceof APIError)) onBug?.(error);
      },
    },
    disabledPaths: [...SECOND_FACTOR_CLOSED, ...OPENID_CLOSED],
    hooks: { before: refuseMalformed },
    // Signed: the token alone, which a page can read from its session, opens nothing.
    plugins: [
      // First: whatever hands a session over later finds it taken back.
      secondFactor(),
      bearer({ requireSignature: true }),
      organisations(),
      secondFactorGuard(database, { secret, baseUrl }),
      openIdProvider(openid),
      passkeys(baseUrl),
      passkeyGuard(),
      passwordGuard(),
      signInPace(database, secret),
      teamGuard(database, onTeamMoved ?? (() => undefined)),
      slugGuard(),
      invitationGuard(database, baseUrl, post),
      organisationGuard(database),
    ],
  }) satisfies BetterAuthOptions;
