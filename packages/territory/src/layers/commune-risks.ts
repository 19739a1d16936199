import type { TerritoryTables } from "@lotir/database";
import type { Kysely } from "kysely";

/** What the source of risks said of a whole commune, on the day it was loaded. */
export interface CommuneRisks {
  readonly risks: readonly {
    readonly risk: string;
    readonly status: "present" | "absent" | "unknown";
    readonly words: string;
  }[];
  readonly askedOn: string;
}

/** Undefined where the source was not asked, or did not answer. */
export const findCommuneRisks = async (
  reader: Kysely<TerritoryTables>,
  codeInsee: string,
): Promise<CommuneRisks | undefined> => {
  const row = await reader
    .selectFrom("territory.commune")
    .select("risks")
    .where("code", "=", codeInsee)
    .executeTakeFirst();
  return row?.risks === null ? undefined : (row?.risks as CommuneRisks | undefined);
};
