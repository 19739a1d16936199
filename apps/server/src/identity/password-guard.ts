import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { openPasswordCheck } from "./strong-password.ts";

/** Where a password is chosen, and the field that bears it. */
const CHOICES: Readonly<Record<string, "password" | "newPassword">> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/reset-password": "newPassword",
  "/set-password": "newPassword",
};
const CHANGE = "/change-password";

const wordsOf = (said: Readonly<Record<string, unknown>>): string[] =>
  [said.email, said.firstName, said.lastName, said.name]
    .filter((word) => typeof word === "string")
    .flatMap((word) => [word, ...word.split(/[@.\s-]+/)]);

/** A password that is easily guessed is refused; one that is changed ends the other sessions, whatever was asked. */
export const passwordGuard = (): BetterAuthPlugin => {
  const check = openPasswordCheck();
  return {
    id: "lotir-password",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && Object.hasOwn(CHOICES, path),
          handler: createAuthMiddleware(async (context) => {
            const body: Readonly<Record<string, unknown>> = { ...context.body };
            const chosen = body[CHOICES[context.path] ?? "password"];
            // Too short, too long or absent: the library says so.
            if (typeof chosen !== "string" || chosen.length < 8 || chosen.length > 128) return undefined;
            const session = context.path === CHANGE ? await getSessionFromCtx(context) : null;
            const about = wordsOf({ ...session?.user, ...body });
            if (!(await check.isStrong(chosen, about)))
              throw new APIError("BAD_REQUEST", { code: "PASSWORD_TOO_WEAK" });
            return context.path === CHANGE ? { context: { body: { ...body, revokeOtherSessions: true } } } : undefined;
          }),
        },
      ],
    },
  };
};
