import type { ApplicationTransaction } from "@lotir/database";

export interface StoredProject {
  readonly id: string;
  readonly propertyId: string;
  readonly wishes: unknown;
  readonly scenarios: unknown;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewProject {
  readonly propertyId: string;
  readonly wishes: unknown;
  readonly scenarios: unknown;
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
      created_by: project.createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** The projects of a property, the last one first. */
export const listStoredProjects = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<readonly StoredProject[]> => {
  const rows = await trx
    .selectFrom("app.division_project")
    .selectAll()
    .where("property_id", "=", propertyId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    propertyId: row.property_id,
    wishes: row.wishes,
    scenarios: row.scenarios,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
};
