import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keepFor } from "../../kit/keeper.ts";
import { authClient } from "./auth-client.ts";
import {
  IDENTITY_RETRIES,
  IDENTITY_TIMEOUT_MS,
  type IdentityStatus,
  identityRetryDelay,
  identityStatus,
} from "./identity-status.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly isEmailVerified: boolean;
  /** Asked for a code after the password. */
  readonly hasSecondFactor: boolean;
}

interface Session {
  readonly person: Person;
  readonly activeOrganisationId: string | null;
}

export interface Identity {
  readonly status: IdentityStatus;
  /** Null when nobody is signed in; undefined while unknown. */
  readonly session: Session | null | undefined;
  readonly retry: () => void;
}

const SESSION = ["session"];

class IdentityRefused extends Error {}

const readString = (from: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(from, key);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

const askSession = async (): Promise<Session | null> => {
  const { data, error } = await authClient.getSession();
  if (error) throw error.status > 0 ? new IdentityRefused(error.message) : new TypeError("identity unreachable");
  keepFor(data?.user.id ?? null);
  if (!data) return null;
  const { user, session } = data;
  const firstName = readString(user, "firstName") ?? user.name.trim().split(/\s+/)[0] ?? "";
  return {
    person: {
      name: user.name,
      email: user.email,
      firstName: firstName || user.email,
      isEmailVerified: user.emailVerified,
      hasSecondFactor: user.twoFactorEnabled === true,
    },
    activeOrganisationId: session.activeOrganizationId ?? null,
  };
};

/** `attempt`: each new one gets its own fifteen seconds. */
const useWaitedTooLong = (waiting: boolean, attempt: number): boolean => {
  const [tooLong, setTooLong] = useState<number | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setTooLong(attempt), IDENTITY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
  return tooLong === attempt && waiting;
};

/** Who is here: one answer for the whole app, asked again after each sign-in, sign-out or change of organisation. */
export const useIdentity = (): Identity => {
  const cache = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const query = useQuery({
    queryKey: SESSION,
    queryFn: askSession,
    retry: IDENTITY_RETRIES,
    retryDelay: identityRetryDelay,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
  const answered = query.data !== undefined;
  const waitedTooLong = useWaitedTooLong(!answered, attempt);
  const status = identityStatus({
    answered,
    refused: query.isError && query.error instanceof IdentityRefused,
    failures: query.failureCount,
    waitedTooLong,
  });
  return {
    status,
    session: query.data,
    retry: () => {
      setAttempt(attempt + 1);
      // A call that hangs is let go of first: asking again would only wait for it.
      cache
        .cancelQueries({ queryKey: SESSION })
        .then(() => query.refetch())
        .catch(() => undefined);
    },
  };
};
