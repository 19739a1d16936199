import { passkey } from "@better-auth/passkey";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { PASSKEY_SCHEMA } from "./columns.ts";
import { trustedOrigins } from "./trusted-origins.ts";

/** Where a browser's key is read: what it sends there is of its own making. */
const ADDED = "/passkey/verify-registration";
const READ = new Set([ADDED, "/passkey/verify-authentication"]);

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

/**
 * A device is asked for no certificate (WebAuthn level 2, §5.4.7: browsers then give none), and one that comes all the same
 * is not read: the library would fetch, past our door, the address that it names, before it knows who signed it.
 */
const isWithoutCertificate = (response: object): boolean => {
  const attestation = Reflect.get(Object(Reflect.get(response, "response")), "attestationObject");
  if (typeof attestation !== "string") return false;
  try {
    const said = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
    return said.get("fmt") === "none" || (said.get("fmt") === "packed" && said.get("attStmt").get("x5c") === undefined);
  } catch {
    return false;
  }
};

/** The library hands on unread what a browser says of a key. */
export const passkeyGuard = (): BetterAuthPlugin => ({
  id: "lotir-passkey",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path !== undefined && READ.has(path),
        handler: createAuthMiddleware(async ({ body, path }) => {
          const { response } = Object(body);
          if (!isReadable(response) || (path === ADDED && !isWithoutCertificate(response)))
            throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR" });
        }),
      },
    ],
  },
});
