import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { authClient } from "./auth-client.ts";
import { passkeyRefusal } from "./passkey-refusal.ts";

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

const KEYS = ["account", "passkeys"];

class Refused extends Error {}

const unless = ({ error }: { error: Parameters<typeof passkeyRefusal>[0] | null }): void => {
  if (error) throw new Refused(passkeyRefusal(error));
};

/** The keys that open the account, oldest first. */
export const usePasskeys = () =>
  useQuery({
    queryKey: KEYS,
    queryFn: async (): Promise<readonly Passkey[]> => {
      const { data, error } = await authClient.$fetch<Passkey[]>("/passkey/list-user-passkeys", { method: "GET" });
      unless({ error });
      return (data ?? []).map(({ id, name, createdAt }) => ({ id, name: name ?? "Clé sans nom", createdAt }));
    },
  });

const usePasskeyWrite = <Input>(write: (input: Input) => Promise<void>) => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => cache.invalidateQueries({ queryKey: KEYS }) });
};

/** A key of this device, under the name given to it. */
export const useAddPasskey = () =>
  usePasskeyWrite(async (name: string) => unless(await authClient.passkey.addPasskey({ name })));

export const useRemovePasskey = () =>
  usePasskeyWrite(async (id: string) => unless(await authClient.passkey.deletePasskey({ id })));
