import type { ApplicationTransaction } from "@lotir/database";

export interface StoredMaking {
  readonly id: string;
  readonly status: "waiting" | "running" | "completed" | "failed";
  readonly progress: number;
  readonly log: unknown;
  readonly dataHash: string | null;
  readonly failure: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

type Kind = "dossier" | "certificat";

/** The last one of a kind; the last that was completed, where only that matters. */
export const findLastMaking = async (
  trx: ApplicationTransaction,
  { propertyId, kind, status }: { readonly propertyId: string; readonly kind: Kind; readonly status?: "completed" },
): Promise<StoredMaking | undefined> => {
  let query = trx
    .selectFrom("app.dossier_making")
    .select(["id", "status", "progress", "log", "data_hash as dataHash", "failure", "created_by as createdBy"])
    .select("created_at as createdAt")
    .where("property_id", "=", propertyId)
    .where("kind", "=", kind);
  if (status !== undefined) query = query.where("status", "=", status);
  return query.orderBy("created_at", "desc").limit(1).executeTakeFirst();
};

/** The ids of the applications for a certificate that were ever begun for a property. */
export const findCertificates = async (trx: ApplicationTransaction, propertyId: string): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom("app.dossier_making")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("kind", "=", "certificat")
    .execute();
  return rows.map(({ id }) => id);
};

/** How many properties have a file that was made, or that was followed; to be part of a larger reading. */
export const madeCount = (trx: ApplicationTransaction) =>
  trx
    .selectFrom("app.dossier_making as m")
    .select(({ fn }) => fn.count<number>("m.property_id").distinct().as("made"))
    .where("m.kind", "=", "dossier")
    .where("m.status", "=", "completed");

interface NewMaking {
  readonly propertyId: string;
  readonly id: string;
  readonly kind: Kind;
  readonly status: StoredMaking["status"];
  readonly dataHash: string | null;
  readonly actorId: string;
}

export const insertMaking = async (
  trx: ApplicationTransaction,
  { propertyId, id, kind, status, dataHash, actorId }: NewMaking,
): Promise<void> => {
  await trx
    .insertInto("app.dossier_making")
    .values({
      property_id: propertyId,
      id,
      kind,
      status,
      log: "[]",
      data_hash: dataHash,
      created_by: actorId,
      ...(status === "completed" ? { progress: 100 } : {}),
    })
    .execute();
};

interface MakingStep {
  readonly propertyId: string;
  readonly id: string;
  readonly status: StoredMaking["status"];
  readonly progress?: number;
  readonly log?: readonly string[];
  readonly failure?: string;
}

/** How far it has come; what is not named stays. */
export const updateMaking = async (
  trx: ApplicationTransaction,
  { propertyId, id, status, progress, log, failure }: MakingStep,
): Promise<void> => {
  await trx
    .updateTable("app.dossier_making")
    .set({
      status,
      ...(progress === undefined ? {} : { progress }),
      ...(log === undefined ? {} : { log: JSON.stringify(log) }),
      failure: failure ?? null,
      updated_at: new Date(),
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
};

export const findMaking = async (
  trx: ApplicationTransaction,
  { propertyId, id }: { readonly propertyId: string; readonly id: string },
): Promise<Pick<StoredMaking, "status"> | undefined> =>
  trx
    .selectFrom("app.dossier_making")
    .select("status")
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirst();
