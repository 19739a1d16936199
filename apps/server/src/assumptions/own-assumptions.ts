import { Assumptions, type OwnAssumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import type { Member } from "../http/identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { type StoredAssumptions, storedAssumptions } from "./assumptions-store.ts";

const isAdmin = ({ role }: Member): boolean => role === "admin";

/** Those saved by an older version may lack a field: it takes its public value. */
const chosenIn = ({ chosen }: StoredAssumptions): Assumptions | undefined => {
  const known = typeof chosen === "object" && chosen !== null ? chosen : {};
  const read = Assumptions.safeParse({ ...PUBLIC_ASSUMPTIONS, ...known });
  return read.success ? read.data : undefined;
};

export const ownAssumptions = async (
  { database }: Pick<Lotir, "database">,
  member: Member,
): Promise<OwnAssumptions> => {
  const stored = await database.application(member.organisationId, storedAssumptions);
  const own = stored && chosenIn(stored);
  return {
    assumptions: own ?? PUBLIC_ASSUMPTIONS,
    origin: own === undefined ? "publiques" : "organisation",
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
    mayChange: isAdmin(member),
  };
};
