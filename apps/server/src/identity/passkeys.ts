import { passkey } from "@better-auth/passkey";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { PASSKEY_SCHEMA } from "./columns.ts";
import { trustedOrigins } from "./trusted-origins.ts";

/** Where a browser's key is read: what it sends there is of its own making. */
const READ = new Set(["/passkey/verify-registration", "/passkey/verify-authentication"]);

/** The device must have known who holds it, by a finger, a face or a code: a key found on a table opens nothing. */
const requireHolder = (isVerified: boolean | undefined): void => {
  if (isVerified !== true) throw new APIError("UNAUTHORIZED", { code: "HOLDER_UNKNOWN" });
};

/** Keys belong to a name: on one's own machine, to `localhost`, since a browser gives none to a bare number. */
const siteOf = (baseUrl: string): string => {
  const { hostname } = new URL(baseUrl);
  return trustedOrigins(baseUrl).length > 1 ? "localhost" : hostname;
};

/** Keys of devices, which open an account without its password: they are two factors already. */
export const passkeys = (baseUrl: string) =>
  passkey({
    rpName: "Lotir",
    rpID: siteOf(baseUrl),
    origin: trustedOrigins(baseUrl),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      requireSession: true,
      afterVerification: async ({ verification }) => requireHolder(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => requireHolder(verification.authenticationInfo.userVerified),
    },
    schema: PASSKEY_SCHEMA,
  });

const isReadable = (response: unknown): boolean =>
  typeof response === "object" &&
  response !== null &&
  typeof Reflect.get(response, "id") === "string" &&
  typeof Reflect.get(response, "response") === "object" &&
  Reflect.get(response, "response") !== null;

/** The library hands on unread what a browser says of a key. */
export const passkeyGuard = (): BetterAuthPlugin => ({
  id: "lotir-passkey",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path !== undefined && READ.has(path),
        handler: createAuthMiddleware(async ({ body }) => {
          if (!isReadable(Object(body).response)) throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR" });
        }),
      },
    ],
  },
});
