import type { BetterAuthPlugin } from "better-auth";
import { twoFactor } from "better-auth/plugins";
import { SECOND_FACTOR_SCHEMA } from "./columns.ts";

/** Whoever guesses codes has ten tries an account, however many times he signs in, then waits a quarter of an hour. */
const LOCKOUT = { maxFailedAttempts: 10, durationSeconds: 900 } as const;

/**
 * Every door that opens by one thing a person knows or has elsewhere: a password, another provider's word, a link received
 * by mail. A passkey is left out: it asks for the device and for who holds it, which are two already.
 */
const ASKED_AFTER = new Set(["/sign-in/email", "/callback/:id", "/verify-email"]);

/** What the library offers and Lotir does not: codes by mail, and reading the key of an authenticator again. */
export const SECOND_FACTOR_CLOSED = ["/two-factor/send-otp", "/two-factor/verify-otp", "/two-factor/get-totp-uri"];

/** A six-digit code of an authenticator, or a recovery code; the library asks for it after its own password alone. */
export const secondFactor = () => {
  const plugin = twoFactor({
    issuer: "Lotir",
    // Who enters by another provider has no password to give.
    allowPasswordless: true,
    accountLockout: LOCKOUT,
    schema: SECOND_FACTOR_SCHEMA,
  });
  const after = plugin.hooks.after.map(({ handler }) => ({
    matcher: ({ path }: { readonly path?: string | undefined }) => path !== undefined && ASKED_AFTER.has(path),
    handler,
  }));
  return { ...plugin, hooks: { after } } satisfies BetterAuthPlugin;
};
