import type { Post } from "@lotir/mail";
import type { BetterAuthOptions } from "better-auth";
import { confirmationMail, resetMail } from "./mail-texts.ts";

/** Nobody reads mail at the address of the demonstration. */
export const DEMONSTRATION_EMAIL = "demo@lotir.example";
const HOUR = 3_600;

interface Addressed {
  readonly user: { readonly email: string };
  readonly token: string;
}

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
          expiresIn: 24 * HOUR,
        };
  return { forgotten, confirmation } satisfies {
    forgotten: Partial<BetterAuthOptions["emailAndPassword"]>;
    confirmation: BetterAuthOptions["emailVerification"];
  };
};
