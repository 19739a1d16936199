import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type IdentityFailure, identitySentence } from "../../kit/messages.fr.ts";
import { authClient } from "./auth-client.ts";

type Attempt = () => Promise<{ error: IdentityFailure | null }>;

/** Asks identity for something: busy while it is asked, a French sentence when refused. */
export const useIdentityCall = (fallback: string, onAccepted?: () => Promise<unknown>) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (attempt: Attempt): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const { error } = await attempt().catch(() => ({ error: { status: 0 } satisfies IdentityFailure }));
    if (error) setProblem(identitySentence(error, fallback));
    else await onAccepted?.();
    setBusy(false);
    return error === null;
  };
  return { busy, problem, run };
};

/** Runs a sign-in or a sign-up: what was read before is forgotten, and the page starts again with the new session. */
export const useCredentials = (fallback: string) => {
  const cache = useQueryClient();
  return useIdentityCall(fallback, () => cache.resetQueries());
};

/** Whether a good password is not enough: the account asks for a code besides. */
export const asksForCode = (data: unknown): boolean => Object(data).twoFactorRedirect === true;

export const signIn = (email: string, password: string) => authClient.signIn.email({ email, password });

interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const signUp = ({ firstName, lastName, email, password }: NewPerson) => {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  return authClient.signUp.email({ ...names, name: `${names.firstName} ${names.lastName}`, email, password });
};
