import type { Post } from "@lotir/mail";
import type { BetterAuthOptions } from "better-auth";
import { confirmationMail, knownAddressMail, resetMail } from "./mail-texts.ts";

/** Nobody reads mail at the address of the demonstration. */
export const DEMONSTRATION_EMAIL = "demo@lotir.example";
const HOUR = 3_600;

interface Addressed {
  readonly user: { readonly email: string };
  readonly token: string;
}

/**
 * Where mails leave, an account opens by the link that its address received: signing up answers the same whether the
 * address is known or not, and only who reads its mail learns which. Without mail nobody could be told, and it opens at once.
 */
const signUpOptions = (post: Post | undefined, baseUrl: string) =>
  post?.isSending !== true
    ? {}
    : {
        requireEmailVerification: true,
        onExistingUserSignUp: async ({ user }: Pick<Addressed, "user">) =>
          post.send(knownAddressMail(user.email, baseUrl)),
      };

/**
 * Confirmation of an address and forgotten password. The token stands after `#`: a browser sends it to no server, so no
 * log keeps it. Messages are handed over without waiting, so that the answer takes the same time for an unknown address.
 */
export const mailOptions = (post: Post | undefined, baseUrl: string) => {
  const forgotten =
    post === undefined
      ? {}
      : {
          sendResetPassword: async ({ user, token }: Addressed) =>
            post.send(resetMail(user.email, `${baseUrl}/reset-password#${token}`)),
          resetPasswordTokenExpiresIn: HOUR,
          revokeSessionsOnPasswordReset: true,
        };
  const confirmation =
    post === undefined
      ? {}
      : {
          sendVerificationEmail: async ({ user, token }: Addressed) => {
            if (user.email === DEMONSTRATION_EMAIL) return;
            post.send(confirmationMail(user.email, `${baseUrl}/verify-email#${token}`));
          },
          sendOnSignUp: true,
          sendOnSignIn: post.isSending,
          autoSignInAfterVerification: true,
          expiresIn: 24 * HOUR,
        };
  return { forgotten, confirmation, signUp: signUpOptions(post, baseUrl) } satisfies {
    forgotten: Partial<BetterAuthOptions["emailAndPassword"]>;
    signUp: Partial<BetterAuthOptions["emailAndPassword"]>;
    confirmation: BetterAuthOptions["emailVerification"];
  };
};
