import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { closeChannel } from "../../kit/channel.ts";
import { authClient } from "./auth-client.ts";

const LAST_USED = "lotir.organisation";

export interface Organisation {
  readonly id: string;
  readonly name: string;
}

const listOrganisations = async (): Promise<readonly Organisation[]> => {
  const { data, error } = await authClient.organization.list();
  if (error) throw new TypeError("organisations unreachable");
  return data.map(({ id, name }) => ({ id, name }));
};

/** The organisations this person belongs to. */
export const useOrganisations = (enabled: boolean) =>
  useQuery({ queryKey: ["organisations"], queryFn: listOrganisations, enabled });

/** The one used last on this device, or the first: what a fresh session opens without asking. */
export const preferredOrganisation = (organisations: readonly Organisation[]): Organisation | undefined =>
  organisations.find(({ id }) => id === localStorage.getItem(LAST_USED)) ?? organisations[0];

/** Everything read so far belonged to the organisation left: forget it, then ask who we are again. */
export const useEnterOrganisation = () => {
  const cache = useQueryClient();
  return useCallback(
    async (organisationId: string): Promise<boolean> => {
      const { error } = await authClient.organization.setActive({ organizationId: organisationId });
      if (error) return false;
      localStorage.setItem(LAST_USED, organisationId);
      closeChannel();
      cache.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== "session" && queryKey[0] !== "organisations",
      });
      await cache.invalidateQueries();
      return true;
    },
    [cache],
  );
};

/** The server makes the short name of addresses; the library's client wants one all the same. */
const ANY_SLUG = "-";

/** Creates an organisation, of which the person becomes Admin, and enters it. False when it could not be created. */
export const useCreateOrganisation = () => {
  const enter = useEnterOrganisation();
  return useCallback(
    async (name: string): Promise<boolean> => {
      const { data, error } = await authClient.organization.create({ name: name.trim(), slug: ANY_SLUG });
      return error || !data ? false : enter(data.id);
    },
    [enter],
  );
};
