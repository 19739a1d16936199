import type { Database } from "@lotir/database";
import { failure, type Result, success } from "@lotir/foncier";
import { betterAuth } from "better-auth";
import { ADDRESS_HEADER } from "./columns.ts";
import { errorPage, isErrorPage } from "./error-page.ts";
import { type IdentitySettings, identityOptions } from "./identity-options.ts";
import { inFrench } from "./in-french.ts";
import { nameOf } from "./name-of.ts";

/** Who asks, on behalf of which organisation. Both were read from the database for this very request. */
export interface Member {
  readonly userId: string;
  readonly organisationId: string;
  readonly role: "admin" | "member";
}

type NotAMember = "signed-out" | "no-organisation" | "not-a-member";

export interface Identity {
  /** Everything under /api/auth. `address` is the socket's: attempts are counted by it. */
  handle(request: Request, address?: string): Promise<Response>;
  /**
   * The member who sends a request, a socket's handshake or a download: by the session's cookie, or by
   * `Authorization: Bearer`. Read from the database each time, because a session outlives a membership.
   */
  requireMember(request: Request): Promise<Result<Member, NotAMember>>;
  /** How a person is called; null once the account is gone. */
  nameOf(userId: string): Promise<string | null>;
  /** Whether it is the password of that account. */
  isPasswordOf(userId: string, password: string): Promise<boolean>;
  /** Sets the password of an account, for whoever runs the product; false when there is no such account. */
  givePassword(account: { readonly email: string; readonly password: string }): Promise<boolean>;
}

/** Of the active organisation, or of the one joined first when the session has none yet. */
const membershipOf = (
  { identity }: Pick<Database, "identity">,
  { userId, organisationId }: { userId: string; organisationId: string | undefined },
): Promise<{ organization_id: string; role: string } | undefined> => {
  const own = identity
    .selectFrom("auth.member")
    .select(["organization_id", "role"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .limit(1);
  return (organisationId === undefined ? own : own.where("organization_id", "=", organisationId)).executeTakeFirst();
};

/** The address is ours to tell: what a client sends under that name is dropped. */
const withAddress = (request: Request, address: string | undefined): Request => {
  const headers = new Headers(request.headers);
  headers.delete(ADDRESS_HEADER);
  if (address !== undefined) headers.set(ADDRESS_HEADER, address);
  return new Request(request, { headers });
};

/** Accounts, sessions and organisations, on better-auth. */
export const createIdentity = async (settings: IdentitySettings): Promise<Identity> => {
  const auth = betterAuth(identityOptions(settings));
  const { internalAdapter, password: passwords } = await auth.$context;
  return {
    handle: async (request, address) =>
      isErrorPage(request) ? errorPage() : inFrench(await auth.handler(withAddress(request, address))),
    requireMember: async ({ headers }) => {
      // Only the browser's own get-session prolongs a session: its cookie must follow.
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (found === null) return failure("signed-out");
      const userId = found.user.id;
      const active = found.session.activeOrganizationId ?? undefined;
      const membership = await membershipOf(settings.database, { userId, organisationId: active });
      if (membership === undefined) return failure(active === undefined ? "no-organisation" : "not-a-member");
      const role = membership.role === "admin" ? "admin" : "member";
      return success({ userId, organisationId: membership.organization_id, role });
    },
    nameOf: (userId) => nameOf(settings.database, userId),
    isPasswordOf: async (userId, password) => {
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
      return hash != null && (await passwords.verify({ hash, password }));
    },
    givePassword: async ({ email, password }) => {
      const found = await internalAdapter.findUserByEmail(email);
      if (found === null) return false;
      await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
      return true;
    },
  };
};
