import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { closeChannel } from "../../kit/channel.ts";
import { type IdentityFailure, identitySentence } from "../../kit/messages.fr.ts";
import { authClient } from "./auth-client.ts";

/** Spec 2 §9: the lists of an organisation show ten at a time. */
export const PAGE = 10;

export interface TeamMember {
  readonly id: string;
  readonly role: string;
  readonly userId: string;
  readonly user: { readonly name: string; readonly email: string };
}

export interface PendingInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly expiresAt: string;
}

export interface NewInvitation {
  readonly email: string;
  readonly role: "admin" | "member";
  readonly resend?: boolean;
}

/** An invitation just made: its link is told this once. */
export interface MadeInvitation extends PendingInvitation {
  readonly link: string;
}

class Refused extends Error {}

const unless = <Data>({ data, error }: { data: Data | null; error: IdentityFailure | null }): Data => {
  if (error || data === null)
    throw new Refused(identitySentence(error ?? { status: 0 }, "L'équipe n'a pas pu être lue. Réessayez."));
  return data;
};

const get = async <Data>(path: string, query: Record<string, string | number> = {}): Promise<Data> =>
  unless(await authClient.$fetch<Data>(`/organization/${path}`, { method: "GET", query }));

const post = async <Data>(path: string, body: object): Promise<Data> =>
  unless(await authClient.$fetch<Data>(`/organization/${path}`, { method: "POST", body }));

/** One page of the members of the active organisation, and how many there are. */
export const useMembers = (page: number) =>
  useQuery({
    queryKey: ["team", "members", page],
    queryFn: () =>
      get<{ members: TeamMember[]; total: number }>("list-members", {
        limit: PAGE,
        offset: (page - 1) * PAGE,
        sortBy: "createdAt",
        sortDirection: "asc",
      }),
    placeholderData: keepPreviousData,
  });

/** As many as a list of names is worth reading. */
const NAMED = 100;

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The members of the active organisation, oneself included; undefined while they are read. */
export const useColleagues = (): readonly Colleague[] | undefined =>
  useQuery({
    queryKey: ["team", "names"],
    queryFn: () => get<{ members: TeamMember[] }>("list-members", { limit: NAMED, sortBy: "createdAt" }),
    select: ({ members }) => members.map(({ userId, user }) => ({ id: userId, ...user })),
  }).data;

/** Names of the members of the active organisation. */
export const useMemberNames = (): readonly string[] | undefined => useColleagues()?.map(({ name }) => name);

/** Whether the person administers the active organisation; undefined while unknown. */
export const useIsAdmin = (): boolean | undefined =>
  useQuery({
    queryKey: ["team", "own-role"],
    queryFn: () => get<{ role: string }>("get-active-member-role"),
  }).data?.role.includes("admin");

/** Invitations that wait, for an Admin. */
export const useInvitations = (enabled: boolean) =>
  useQuery({
    queryKey: ["team", "invitations"],
    queryFn: () => get<PendingInvitation[]>("list-invitations"),
    select: (all) => all.filter(({ status, expiresAt }) => status === "pending" && new Date(expiresAt) > new Date()),
    enabled,
  });

/** Members changed: pages of them, their number, and one's own role. */
const useMemberWrite = <Input, Data>(write: (input: Input) => Promise<Data>) => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => cache.invalidateQueries({ queryKey: ["team"] }) });
};

export const useChangeRole = () =>
  useMemberWrite((asked: { readonly memberId: string; readonly role: "admin" | "member" }) =>
    post<unknown>("update-member-role", asked),
  );

export const useRemoveMember = () =>
  useMemberWrite((memberId: string) => post<unknown>("remove-member", { memberIdOrEmail: memberId }));

/** Leaves an organisation, and asks again where one stands: in another, or in none. */
export const useLeaveOrganisation = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (organizationId: string) => post<unknown>("leave", { organizationId }),
    onSuccess: () => {
      closeChannel();
      return cache.resetQueries();
    },
  });
};

const useTeamWrite = <Input, Data>(write: (input: Input) => Promise<Data>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: ["team", "invitations"] }),
  });
};

export const useInvite = () => useTeamWrite((asked: NewInvitation) => post<MadeInvitation>("invite-member", asked));

export const useCancelInvitation = () =>
  useTeamWrite((invitationId: string) => post<unknown>("cancel-invitation", { invitationId }));
