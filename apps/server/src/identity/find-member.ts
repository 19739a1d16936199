import type { Database } from "@lotir/database";
import { failure, type Result, success } from "@lotir/foncier";
import { parseSigned } from "hono/utils/cookie";
import { sql } from "kysely";

/** Who asks, on behalf of which organisation. Both were read from the database for this very request. */
export interface Member {
  readonly userId: string;
  readonly organisationId: string;
  readonly role: "admin" | "member";
  readonly sessionId: string;
}

export type NotAMember = "signed-out" | "no-organisation" | "not-a-member";

/** How the identity library signs a session's token: under which cookie's name, with which secret. */
export interface SessionSignature {
  readonly cookieName: string;
  readonly secret: string;
}

const BEARER = /^bearer\s+(\S+)\s*$/i;

/** The token of the session that a request carries, its signature checked: `Authorization: Bearer` first, then the cookie. */
export const sessionToken = async (
  headers: Headers,
  { cookieName, secret }: SessionSignature,
): Promise<string | undefined> => {
  const bearer = BEARER.exec(headers.get("authorization") ?? "")?.[1];
  const carried = [bearer === undefined ? undefined : `${cookieName}=${bearer}`, headers.get("cookie")];
  for (const cookies of carried) {
    const token = cookies == null ? undefined : (await parseSigned(cookies, secret, cookieName))[cookieName];
    if (typeof token === "string") return token;
  }
  return undefined;
};

interface Found {
  readonly id: string;
  readonly user_id: string;
  readonly active_organization_id: string | null;
  readonly organization_id: string | null;
  readonly role: string | null;
}

/**
 * Session and membership in one statement, read for this very request: what was revoked a moment ago is. The membership
 * is of the active organisation, or of the one joined first when the session has none yet.
 */
export const findMember = async (
  { identity }: Pick<Database, "identity">,
  token: string | undefined,
): Promise<Result<Member, NotAMember>> => {
  if (token === undefined) return failure("signed-out");
  const { rows } = await sql<Found>`
    select s.id, s.user_id, s.active_organization_id, m.organization_id, m.role
    from auth.session s
    left join lateral (
      select organization_id, role from auth.member
      where user_id = s.user_id
        and (s.active_organization_id is null or organization_id::text = s.active_organization_id)
      order by created_at limit 1
    ) m on true
    where s.token = ${token} and s.expires_at > now()`.execute(identity);
  const found = rows[0];
  if (found === undefined) return failure("signed-out");
  if (found.organization_id === null)
    return failure(found.active_organization_id === null ? "no-organisation" : "not-a-member");
  const role = found.role === "admin" ? "admin" : "member";
  return success({ userId: found.user_id, organisationId: found.organization_id, role, sessionId: found.id });
};
