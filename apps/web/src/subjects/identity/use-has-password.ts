import { useQuery } from "@tanstack/react-query";
import { authClient } from "./auth-client.ts";

/** Whether the account has a password: who only enters by another provider has none to give. Undefined while unknown. */
export const useHasPassword = (): boolean | undefined =>
  useQuery({
    queryKey: ["account", "ways"],
    queryFn: async () => {
      const { data, error } = await authClient.listAccounts();
      if (error) throw new TypeError("accounts unreachable");
      return data.some(({ providerId }) => providerId === "credential");
    },
  }).data;
