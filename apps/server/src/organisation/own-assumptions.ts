import { type OwnAssumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { assumptionsIn, storedAssumptions } from "./assumptions-store.ts";

const isAdmin = ({ role }: Member): boolean => role === "admin";

export const ownAssumptions = async (
  { database }: Pick<Lotir, "database">,
  member: Member,
): Promise<OwnAssumptions> => {
  const stored = await database.application(member.organisationId, storedAssumptions);
  const own = stored && assumptionsIn(stored);
  return {
    assumptions: own ?? PUBLIC_ASSUMPTIONS,
    origin: own === undefined ? "publiques" : "organisation",
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    mayChange: isAdmin(member),
  };
};
