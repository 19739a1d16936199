import type { Database } from "@lotir/database";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { recordAudit, type TeamDeed } from "../audit/audit-store.ts";
import { isTeamPath, TEAM_RIGHTS } from "./rights.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];
type Bases = Pick<Database, "identity" | "application">;

const DEEDS: Readonly<Record<string, TeamDeed>> = {
  "/organization/accept-invitation": "member.join",
  "/organization/leave": "member.leave",
  "/organization/remove-member": "member.remove",
  "/organization/update-member-role": "member.role",
  "/organization/invite-member": "invitation.make",
  "/organization/cancel-invitation": "invitation.cancel",
};
/** Where a role is given: one of ours, and one only. */
const GIVE_ROLES = new Set(["/organization/invite-member", "/organization/update-member-role"]);
const ROLES = new Set(["admin", "member"]);
/** After these, somebody sees less or more than before. */
const MOVES = new Set<TeamDeed>(["member.join", "member.leave", "member.remove", "member.role"]);

const textOf = (sent: unknown, field: string): string | undefined => {
  const value: unknown = typeof sent === "object" && sent !== null ? Reflect.get(sent, field) : undefined;
  return typeof value === "string" ? value : undefined;
};

/** The organisation that a call is about: the one that it names, that of its invitation, or the active one. */
const organisationOf = async ({ identity }: Bases, context: Context, active: unknown): Promise<string | undefined> => {
  const named = textOf(context.body, "organizationId") ?? textOf(context.query, "organizationId");
  if (named !== undefined) return named;
  const invitation = textOf(context.body, "invitationId");
  if (invitation === undefined) return typeof active === "string" ? active : undefined;
  const row = await identity
    .selectFrom("auth.invitation")
    .select("organization_id")
    .where("id", "=", invitation)
    .executeTakeFirst();
  if (row === undefined) throw new APIError("BAD_REQUEST", { code: "INVITATION_NOT_FOUND" });
  return row.organization_id;
};

/** Refuses who is not what the table of rights asks for, in the organisation that the call is about. */
const requireRight = async (bases: Bases, context: Context): Promise<void> => {
  const right = TEAM_RIGHTS[context.path ?? ""];
  if (right === undefined) throw new APIError("NOT_FOUND");
  const session = await getSessionFromCtx(context);
  if (session === null) throw new APIError("UNAUTHORIZED", { code: "SESSION_EXPIRED" });
  if (right === "account") return;
  const organisation = await organisationOf(bases, context, session.session.activeOrganizationId);
  if (organisation === undefined) throw new APIError("BAD_REQUEST", { code: "NO_ACTIVE_ORGANIZATION" });
  const member = await bases.identity
    .selectFrom("auth.member")
    .select("role")
    .where("organization_id", "=", organisation)
    .where("user_id", "=", session.user.id)
    .executeTakeFirst();
  if (member === undefined) throw new APIError("FORBIDDEN", { code: "USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION" });
  if (right === "admin" && member.role !== "admin") throw new APIError("FORBIDDEN", { code: "ADMINISTRATORS_ONLY" });
  if (GIVE_ROLES.has(context.path ?? "") && !ROLES.has(textOf(context.body, "role") ?? ""))
    throw new APIError("BAD_REQUEST", { code: "ROLE_NOT_FOUND" });
};

/** What the library answered: the member or the invitation, bare or under its name. */
const toldIn = (
  returned: unknown,
): { organisationId: string; subject: string; role: string | undefined } | undefined => {
  if (typeof returned !== "object" || returned === null || returned instanceof Error) return undefined;
  const told: unknown = Reflect.get(returned, "member") ?? Reflect.get(returned, "invitation") ?? returned;
  const organisationId = textOf(told, "organizationId");
  const subject = textOf(told, "userId") ?? textOf(told, "id");
  if (organisationId === undefined || subject === undefined) return undefined;
  return { organisationId, subject, role: textOf(told, "role") };
};

/**
 * The table of rights, before every call on an organisation; after one that moved somebody, a line of the trail, and
 * whoever keeps sockets open is told at once.
 */
export const teamGuard = (bases: Bases, onTeamMoved: (organisationId: string) => void): BetterAuthPlugin => ({
  id: "lotir-team",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path !== undefined && isTeamPath(path),
        handler: createAuthMiddleware((context) => requireRight(bases, context)),
      },
    ],
    after: [
      {
        matcher: ({ path }) => path !== undefined && Object.hasOwn(DEEDS, path),
        handler: createAuthMiddleware(async (context) => {
          const action = DEEDS[context.path];
          const told = toldIn(context.context.returned);
          if (action === undefined || told === undefined) return;
          const { organisationId, subject, role } = told;
          if (MOVES.has(action)) onTeamMoved(organisationId);
          const actorId = (await getSessionFromCtx(context))?.user.id ?? null;
          const facts = role === undefined ? {} : { role };
          await bases.application(organisationId, (trx) => recordAudit(trx, { actorId, action, subject, facts }));
        }),
      },
    ],
  },
});
