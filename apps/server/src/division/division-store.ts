import type { ApplicationTransaction } from "@lotir/database";
import type { Kept } from "../versions/shared.ts";

export type StoredStatus = "draft" | "ready" | "approved" | "sent-back";

export interface StoredProject {
  readonly id: string;
  readonly propertyId: string;
  readonly wishes: unknown;
  readonly scenarios: unknown;
  readonly answer: unknown;
  readonly status: StoredStatus;
  readonly chosen: string | null;
  readonly word: string;
  readonly statusBy: string | null;
  readonly statusAt: Date | null;
  readonly version: number;
  readonly createdBy: string | null;
  readonly updatedBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewProject {
  readonly propertyId: string;
  readonly wishes: unknown;
  readonly scenarios: unknown;
  readonly answer: unknown;
  readonly createdBy: string;
}

/** Keeps the scenarios of a property; answers the project's id. */
export const insertProject = async (trx: ApplicationTransaction, project: NewProject): Promise<string> => {
  const { id } = await trx
    .insertInto("app.division_project")
    .values({
      property_id: project.propertyId,
      wishes: JSON.stringify(project.wishes),
      scenarios: JSON.stringify(project.scenarios),
      answer: JSON.stringify(project.answer),
      created_by: project.createdBy,
      updated_by: project.createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const select = (trx: ApplicationTransaction) =>
  trx
    .selectFrom("app.division_project")
    .select([
      "id",
      "property_id as propertyId",
      "wishes",
      "scenarios",
      "answer",
      "status",
      "chosen",
      "word",
      "status_by as statusBy",
      "status_at as statusAt",
      "version",
      "created_by as createdBy",
      "updated_by as updatedBy",
      "created_at as createdAt",
      "updated_at as updatedAt",
    ]);

/** The projects of a property, the last one first. */
export const listStoredProjects = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<readonly StoredProject[]> =>
  select(trx).where("property_id", "=", propertyId).orderBy("created_at", "desc").orderBy("id").execute();

export const findProject = async (trx: ApplicationTransaction, id: string): Promise<StoredProject | undefined> =>
  select(trx).where("id", "=", id).executeTakeFirst();

/** Held until the transaction ends. */
export const holdProject = async (trx: ApplicationTransaction, id: string): Promise<StoredProject | undefined> =>
  select(trx).where("id", "=", id).forUpdate().executeTakeFirst();

/** False when there was none. */
export const deleteStoredProject = async (trx: ApplicationTransaction, id: string): Promise<boolean> => {
  const deleted = await trx.deleteFrom("app.division_project").where("id", "=", id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

interface WrittenScenarios {
  readonly id: string;
  readonly scenarios: unknown;
  /** The scenario that was written. */
  readonly written: string;
  readonly actorId: string;
}

/** A plan that changes is no longer the one that was proposed: its project is worked on again. Others beside it change nothing. */
export const writeScenarios = async (
  trx: ApplicationTransaction,
  { id, scenarios, written, actorId }: WrittenScenarios,
): Promise<void> => {
  await trx
    .updateTable("app.division_project")
    .set(({ eb }) => ({
      scenarios: JSON.stringify(scenarios),
      status: eb
        .case()
        .when(eb("chosen", "is", null).or("chosen", "=", written))
        .then("draft" as const)
        .else(eb.ref("status"))
        .end(),
      updated_by: actorId,
    }))
    .where("id", "=", id)
    .execute();
};

/** Where a project stands, as the members share it. */
export type Standing = {
  readonly status: StoredStatus;
  readonly chosen: string | null;
  readonly word: string;
};

export const standingOf = (project: StoredProject): Kept<Standing> => ({
  value: { status: project.status, chosen: project.chosen, word: project.word },
  version: project.version,
  writtenBy: project.updatedBy,
  writtenAt: project.updatedAt,
});

export const writeStanding = async (
  trx: ApplicationTransaction,
  { id, actorId, ...standing }: Standing & { readonly id: string; readonly actorId: string },
): Promise<void> => {
  await trx
    .updateTable("app.division_project")
    .set({ ...standing, status_by: actorId, status_at: new Date(), updated_by: actorId })
    .where("id", "=", id)
    .execute();
};
