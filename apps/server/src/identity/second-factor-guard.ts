import { createHmac } from "node:crypto";
import type { Database } from "@lotir/database";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { giveCodeBack, spendCode } from "./spent-code-store.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];

const VERIFY = "/two-factor/verify-totp";
const RECOVER = "/two-factor/verify-backup-code";
const CALLBACK = "/callback/:id";
/** What an account without a password does to its second factor right after signing in only. */
const SENSITIVE = new Set(["/two-factor/enable", "/two-factor/disable", "/two-factor/generate-backup-codes"]);
const FRESH_MS = 10 * 60_000;

interface Verified {
  readonly key: string;
  /** The session that turns the second factor on; null otherwise. */
  readonly enrols: string | null;
}

/** Who a code is about: whoever is signed in, else whoever gave a good password a moment ago. */
const askedBy = async (context: Context) => {
  const session = await getSessionFromCtx(context);
  if (session !== null) {
    const isOn = Reflect.get(session.user, "twoFactorEnabled") === true;
    return { userId: session.user.id, enrols: isOn ? null : session.session.token };
  }
  const cookie = context.context.createAuthCookie("two_factor");
  const challenge = await context.getSignedCookie(cookie.name, context.context.secret);
  if (typeof challenge !== "string") return undefined;
  const found = await context.context.internalAdapter.findVerificationValue(challenge);
  return found === null ? undefined : { userId: found.value, enrols: null };
};

const codeIn = ({ body }: Context): string => {
  const code: unknown = Object(body).code;
  return typeof code === "string" ? code : "";
};

/** No browser is trusted for a month, whatever it asks. */
const UNTRUSTING = { trustDevice: false, disableSession: false } as const;

const hasPassword = async (context: Context, userId: string): Promise<boolean> =>
  (await context.context.internalAdapter.findAccounts(userId)).some(({ password }) => password != null);

/** An account without a password proves itself by having just entered: a session left open changes nothing. */
const requireFresh = async (context: Context): Promise<void> => {
  const session = await getSessionFromCtx(context);
  if (session === null || Date.now() - new Date(session.session.createdAt).getTime() < FRESH_MS) return;
  if (await hasPassword(context, session.user.id)) return;
  throw new APIError("FORBIDDEN", { code: "SESSION_NOT_FRESH" });
};

/** Sessions opened by the password alone, before there was a second factor, are over. */
const endFormerSessions = async (context: Context, userId: string): Promise<void> => {
  const { internalAdapter, newSession } = context.context;
  for (const { token } of await internalAdapter.listSessions(userId))
    if (token !== newSession?.session.token) await internalAdapter.deleteSession(token);
};

/**
 * What the library leaves open: a code serves once, no browser is trusted, turning the second factor on closes the other
 * sessions, and who comes from another provider is led to the page that asks for the code.
 */
export const secondFactorGuard = (
  database: Pick<Database, "identity">,
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
): BetterAuthPlugin => {
  const verified = new WeakMap<Request, Verified>();
  const keyOf = (userId: string, code: string): string =>
    createHmac("sha256", secret).update(`code:${userId}:${code}`).digest("hex");
  const spend = createAuthMiddleware(async (context) => {
    const asked = await askedBy(context);
    if (asked === undefined || context.request === undefined) return { context: { body: UNTRUSTING } };
    const key = keyOf(asked.userId, codeIn(context));
    if (!(await spendCode(database, key))) throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE" });
    verified.set(context.request, { key, enrols: asked.enrols });
    return { context: { body: UNTRUSTING } };
  });
  const settle = createAuthMiddleware(async (context) => {
    const made = context.request === undefined ? undefined : verified.get(context.request);
    if (made === undefined) return;
    if (context.context.returned instanceof APIError) return giveCodeBack(database, made.key);
    const entered = context.context.newSession;
    if (made.enrols !== null && entered !== null) await endFormerSessions(context, entered.user.id);
  });
  const lead = createAuthMiddleware(async (context) => {
    if (Object(context.context.returned).twoFactorRedirect !== true) return;
    const asked = context.context.responseHeaders?.get("location") ?? "";
    const way = URL.canParse(asked, baseUrl) ? new URL(asked, baseUrl) : undefined;
    const retour = way?.origin === new URL(baseUrl).origin ? `?retour=${encodeURIComponent(way.pathname)}` : "";
    throw context.redirect(`${baseUrl}/second-facteur${retour}`);
  });
  return {
    id: "lotir-second-factor",
    hooks: {
      before: [
        { matcher: ({ path }) => path === VERIFY, handler: spend },
        {
          matcher: ({ path }) => path === RECOVER,
          handler: createAuthMiddleware(async () => ({ context: { body: UNTRUSTING } })),
        },
        {
          matcher: ({ path }) => path !== undefined && SENSITIVE.has(path),
          handler: createAuthMiddleware(requireFresh),
        },
      ],
      after: [
        { matcher: ({ path }) => path === VERIFY, handler: settle },
        { matcher: ({ path }) => path === CALLBACK, handler: lead },
      ],
    },
  };
};
