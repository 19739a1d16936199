import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { renewChannel } from "../../kit/channel.ts";
import { type IdentityFailure, identitySentence } from "../../kit/messages.fr.ts";
import { authClient } from "./auth-client.ts";

class Refused extends Error {}

const unless = <Data>({ data, error }: { data: Data | null; error: IdentityFailure | null }): Data => {
  if (error || data === null)
    throw new Refused(identitySentence(error ?? { status: 0 }, "Rien n'a été changé. Réessayez."));
  return data;
};

/** Nothing is sent where the account has no password. */
const proof = (password: string): { password?: string } => (password === "" ? {} : { password });

/** What is shown while a second factor is being turned on: the key for the authenticator, and the recovery codes. */
export interface Enrolment {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

/** The key and the codes of a second factor that is not on yet. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: async (password: string): Promise<Enrolment> => {
      const begun = unless(await authClient.twoFactor.enable(proof(password)));
      return { totpURI: Object(begun).totpURI, backupCodes: Object(begun).backupCodes };
    },
  });

/** The session changes with it: what is read and heard goes on under the new one. */
const useMoved = () => {
  const cache = useQueryClient();
  return async () => {
    renewChannel();
    await cache.invalidateQueries({ queryKey: ["session"] });
    await cache.invalidateQueries({ queryKey: operations.listSessions.key() });
  };
};

/** The first code of the authenticator turns the second factor on. */
export const useConfirmSecondFactor = () => {
  const onSuccess = useMoved();
  return useMutation({
    mutationFn: async (code: string) =>
      unless(await authClient.twoFactor.verifyTotp({ code: code.replace(/\D/g, "") })),
    onSuccess,
  });
};

export const useStopSecondFactor = () => {
  const onSuccess = useMoved();
  return useMutation({
    mutationFn: async (password: string) => unless(await authClient.twoFactor.disable(proof(password))),
    onSuccess,
  });
};

/** Ten other recovery codes; the former ones open nothing any more. */
export const useRemakeCodes = () =>
  useMutation({
    mutationFn: async (password: string): Promise<readonly string[]> =>
      unless(await authClient.twoFactor.generateBackupCodes(proof(password))).backupCodes,
  });
