import { createHmac } from "node:crypto";
import type { Database } from "@lotir/database";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { ADDRESS_HEADER } from "./columns.ts";
import { countAttempt, isKnownAt, secondsToWait, takeAttemptBack } from "./sign-in-pace-store.ts";

const SIGN_IN = "/sign-in/email";
/** Failures that cost nothing: a person mistypes five times, an agency behind one address twenty. */
const FREE = { account: 5, address: 20 } as const;

interface Asked {
  readonly email: string;
  readonly address: string;
}

const askedIn = (context: { readonly body?: unknown; readonly headers?: Headers | undefined }): Asked => {
  const body: Readonly<Record<string, unknown>> = { ...Object(context.body) };
  const email = typeof body.email === "string" ? body.email.toLowerCase() : "";
  return { email, address: context.headers?.get(ADDRESS_HEADER) ?? "" };
};

/**
 * Slows sign-in down, by account and by network address, on both homes and across restarts. An account that does not exist
 * is counted like any other, so that the pace tells nothing; whoever is signed in from the same address is never locked out.
 */
export const signInPace = (database: Pick<Database, "identity">, secret: string): BetterAuthPlugin => {
  const digest = (kind: keyof typeof FREE, value: string): string =>
    createHmac("sha256", secret).update(`${kind}:${value}`).digest("hex");
  const keysOf = ({ email, address }: Asked) => ({
    account: digest("account", email),
    address: digest("address", address),
  });
  return {
    id: "lotir-sign-in-pace",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === SIGN_IN,
          handler: createAuthMiddleware(async (context) => {
            const asked = askedIn(context);
            const keys = keysOf(asked);
            const isKnown = await isKnownAt(database, asked);
            const waits = [
              isKnown ? 0 : await secondsToWait(database, keys.account, FREE.account),
              await secondsToWait(database, keys.address, FREE.address),
            ];
            const wait = Math.max(...waits);
            if (wait > 0)
              throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_ATTEMPTS" }, { "x-retry-after": String(wait) });
            await countAttempt(database, keys.account);
            await countAttempt(database, keys.address);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === SIGN_IN,
          handler: createAuthMiddleware(async (context) => {
            if (context.context.returned instanceof APIError) return;
            await takeAttemptBack(database, keysOf(askedIn(context)));
          }),
        },
      ],
    },
  };
};
