import type { Result } from "@lotir/foncier";
import { betterAuth } from "better-auth";
import { ADDRESS_HEADER } from "./columns.ts";
import { errorPage, isErrorPage } from "./error-page.ts";
import { findMember, type Member, type NotAMember, sessionToken } from "./find-member.ts";
import { type IdentitySettings, identityOptions } from "./identity-options.ts";
import { inFrench } from "./in-french.ts";
import { nameOf } from "./name-of.ts";
import { namesIn } from "./names-in.ts";
import { sessionTokens } from "./session-store.ts";

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
  /** Who is of an organisation now: their names, by who they are. */
  namesIn(organisationId: string): Promise<ReadonlyMap<string, string>>;
  /** Whether it is the password of that account. */
  isPasswordOf(userId: string, password: string): Promise<boolean>;
  /** Closes the sessions of a person that are chosen, and says how many; whoever keeps their sockets is told. */
  endSessions(userId: string, isChosen: (session: { readonly id: string }) => boolean): Promise<number>;
  /**
   * Sets the password of an account and holds its address for confirmed, for whoever runs the product; false when there is
   * no such account.
   */
  giveKeys(account: { readonly email: string; readonly password: string }): Promise<boolean>;
}

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
  const { internalAdapter, password: passwords, authCookies, secret } = await auth.$context;
  const signature = { cookieName: authCookies.sessionToken.name, secret };
  return {
    handle: async (request, address) =>
      isErrorPage(request) ? errorPage() : inFrench(await auth.handler(withAddress(request, address))),
    requireMember: async ({ headers }) => findMember(settings.database, await sessionToken(headers, signature)),
    nameOf: (userId) => nameOf(settings.database, userId),
    namesIn: (organisationId) => namesIn(settings.database, organisationId),
    isPasswordOf: async (userId, password) => {
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
      return hash != null && (await passwords.verify({ hash, password }));
    },
    endSessions: async (userId, isChosen) => {
      const chosen = (await sessionTokens(settings.database, userId)).filter(isChosen);
      for (const { token } of chosen) await internalAdapter.deleteSession(token);
      return chosen.length;
    },
    giveKeys: async ({ email, password }) => {
      const found = await internalAdapter.findUserByEmail(email);
      if (found === null) return false;
      await internalAdapter.updateUser(found.user.id, { emailVerified: true });
      await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
      return true;
    },
  };
};
