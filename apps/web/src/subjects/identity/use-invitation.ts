import { useQuery } from "@tanstack/react-query";
import { type IdentityFailure, identitySentence } from "../../kit/messages.fr.ts";
import { authClient } from "./auth-client.ts";

/** What the person invited reads before answering. */
export interface Invitation {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly inviterEmail: string;
  readonly role: string;
}

interface Link {
  readonly id: string;
  readonly secret: string | undefined;
}

const UNREAD = "L'invitation n'a pas pu être lue. Réessayez dans quelques instants.";

class Refused extends Error {}

const unless = <Data>({ data, error }: { data: Data | null; error: IdentityFailure | null }): Data => {
  if (error || data === null) throw new Refused(identitySentence(error ?? { status: 0 }, UNREAD));
  return data;
};

const proofOf = ({ secret }: Link): { secret?: string } => (secret === undefined ? {} : { secret });

const showInvitation = async (link: Link): Promise<Invitation> =>
  unless(
    await authClient.$fetch<Invitation>("/organization/get-invitation", {
      method: "GET",
      query: { id: link.id },
      // Not in the address, which whatever lies between may write down.
      ...(link.secret === undefined ? {} : { headers: { "x-lotir-invitation": link.secret } }),
    }),
  );

/** The invitation of a link, for whoever is signed in; refused with its French sentence. */
export const useInvitation = (link: Link, person: string | undefined) =>
  useQuery({
    queryKey: ["invitation", link.id, person],
    queryFn: () => showInvitation(link),
    enabled: person !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Accepts or declines; throws the French sentence of a refusal. */
export const answerInvitation = async (link: Link, answer: "accept" | "reject"): Promise<void> => {
  unless(
    await authClient.$fetch<unknown>(`/organization/${answer}-invitation`, {
      method: "POST",
      body: { invitationId: link.id, ...proofOf(link) },
    }),
  );
};
