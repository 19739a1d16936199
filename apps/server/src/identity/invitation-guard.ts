import type { Database } from "@lotir/database";
import type { Post } from "@lotir/mail";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { forgetSecret, opensInvitation, renewSecret } from "./invitation-secret.ts";
import { invitationMail } from "./mail-texts.ts";

type Identity = Pick<Database, "identity">;
type Context = Parameters<typeof getSessionFromCtx>[0];

/** For the person invited: an id alone, which others may know, proves nothing. */
const ANSWERS = new Set([
  "/organization/accept-invitation",
  "/organization/reject-invitation",
  "/organization/get-invitation",
]);
/** What an answered or cancelled invitation leaves behind is taken away. */
const ENDS = new Set([
  "/organization/accept-invitation",
  "/organization/reject-invitation",
  "/organization/cancel-invitation",
]);
/** Where a reading carries the secret: in an address it would stand in the logs of whatever lies between. */
const SECRET_HEADER = "x-lotir-invitation";

const textOf = (sent: unknown, field: string): string | undefined => {
  const value: unknown = typeof sent === "object" && sent !== null ? Reflect.get(sent, field) : undefined;
  return typeof value === "string" ? value : undefined;
};

/** The invited person shows the secret of the link, or an address that was verified. */
const requireProof = async (database: Identity, context: Context): Promise<void> => {
  const session = await getSessionFromCtx(context);
  if (session === null) throw new APIError("UNAUTHORIZED", { code: "SESSION_EXPIRED" });
  const invitation = textOf(context.body, "invitationId") ?? textOf(context.query, "id") ?? "";
  const secret = textOf(context.body, "secret") ?? context.headers?.get(SECRET_HEADER) ?? undefined;
  if (secret !== undefined) {
    if (await opensInvitation(database, invitation, secret)) return;
    throw new APIError("BAD_REQUEST", { code: "INVITATION_NOT_FOUND" });
  }
  if (!session.user.emailVerified) throw new APIError("FORBIDDEN", { code: "INVITATION_LINK_REQUIRED" });
};

interface Made {
  readonly made: Record<string, unknown>;
  readonly link: string;
  readonly inviter: string;
}

/** Mails the link to the person invited. */
const writeTo = async (
  { identity }: Identity,
  post: Post | undefined,
  { made, link, inviter }: Made,
): Promise<void> => {
  const organisation = await identity
    .selectFrom("auth.organization")
    .select("name")
    .where("id", "=", textOf(made, "organizationId") ?? "")
    .executeTakeFirst();
  const [to, role = "member"] = [textOf(made, "email"), textOf(made, "role")];
  if (to === undefined || organisation === undefined) return;
  const until = new Date(String(made.expiresAt instanceof Date ? made.expiresAt.toISOString() : made.expiresAt));
  post?.send(invitationMail({ to, link, organisation: organisation.name, inviter, role, until }));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Error);

/**
 * Nobody becomes a member, still less an Admin, by knowing an address or an id: an invitation is answered with the secret
 * of its link or by a verified address. The link is told once, to who invites.
 */
export const invitationGuard = (database: Identity, baseUrl: string, post?: Post): BetterAuthPlugin => ({
  id: "lotir-invitations",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path !== undefined && ANSWERS.has(path),
        handler: createAuthMiddleware((context) => requireProof(database, context)),
      },
    ],
    after: [
      {
        matcher: ({ path }) => path === "/organization/invite-member",
        handler: createAuthMiddleware(async (context) => {
          const made = context.context.returned;
          const id = isObject(made) ? textOf(made, "id") : undefined;
          if (!isObject(made) || id === undefined) return undefined;
          const secret = await renewSecret(database, id);
          // After `#`: a browser sends it to no server, so no log keeps it.
          const link = `${baseUrl}/invitation/${id}#${secret}`;
          await writeTo(database, post, { made, link, inviter: (await getSessionFromCtx(context))?.user.name ?? "" });
          return context.json({ ...made, link });
        }),
      },
      {
        matcher: ({ path }) => path === "/organization/get-full-organization" || path === "/organization/set-active",
        handler: createAuthMiddleware(async (context) => {
          const told = context.context.returned;
          if (!isObject(told) || !("invitations" in told)) return undefined;
          const { invitations: _, ...organisation } = told;
          return context.json(organisation);
        }),
      },
      {
        matcher: ({ path }) => path !== undefined && ENDS.has(path),
        handler: createAuthMiddleware(async (context) => {
          const id = textOf(context.body, "invitationId");
          if (id !== undefined && isObject(context.context.returned)) await forgetSecret(database, id);
        }),
      },
    ],
  },
});
