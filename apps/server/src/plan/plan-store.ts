import type { PlanSource, PlanType } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { PlanFrame } from "@lotir/plan";
import { sql } from "kysely";
import type { Kept } from "../versions/shared.ts";

export interface StoredPlan {
  readonly id: string;
  readonly propertyId: string;
  readonly name: string;
  readonly description: string | null;
  readonly kind: PlanType;
  readonly source: PlanSource;
  readonly parcelleId: string | null;
  readonly frame: PlanFrame;
  readonly surface: number | null;
  readonly vintage: string | null;
  readonly fictional: boolean;
  readonly importedAt: Date | null;
  readonly revision: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = sql`
  p.id, p.property_id as "propertyId", p.name, p.description, p.kind, p.source, p.parcelle_id as "parcelleId", p.frame,
  p.surface_m2 as surface, p.vintage, p.fictional, p.imported_at as "importedAt", p.revision, p.version,
  p.created_at as "createdAt", p.updated_at as "updatedAt"`;

export interface PlanId {
  readonly propertyId: string;
  readonly planId: string;
}

/** Plans that are not hidden: of one property, the cadastre's first; of all, the latest first. */
export const findPlans = async (trx: ApplicationTransaction, propertyId?: string): Promise<readonly StoredPlan[]> => {
  const { rows } =
    propertyId === undefined
      ? await sql<StoredPlan>`select ${COLUMNS} from app.plan p where p.deleted_at is null
          order by p.created_at desc, p.id`.execute(trx)
      : await sql<StoredPlan>`select ${COLUMNS} from app.plan p
          where p.property_id = ${propertyId} and p.deleted_at is null
          order by p.parcelle_id is null, p.created_at desc, p.id`.execute(trx);
  return rows;
};

export const findPlan = async (
  trx: ApplicationTransaction,
  { propertyId, planId }: PlanId,
): Promise<StoredPlan | undefined> => {
  const { rows } = await sql<StoredPlan>`select ${COLUMNS} from app.plan p
    where p.id = ${planId} and p.property_id = ${propertyId} and p.deleted_at is null`.execute(trx);
  return rows[0];
};

export interface NewPlan {
  readonly propertyId: string;
  readonly name: string;
  readonly description: string | null;
  readonly kind: PlanType;
  readonly source: PlanSource;
  readonly parcelleId: string | null;
  readonly baseId: string | null;
  readonly frame: PlanFrame;
  readonly surface: number | null;
  readonly vintage: string | null;
  readonly fictional: boolean;
  readonly isImported: boolean;
  readonly actorId: string;
}

/** The id of the new plan; undefined when the property has one of that parcel already. */
export const insertPlan = async (trx: ApplicationTransaction, plan: NewPlan): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into app.plan (property_id, name, description, kind, source, parcelle_id, base_id, frame, surface_m2, vintage,
      fictional, imported_at, created_by, updated_by)
    values (${plan.propertyId}, ${plan.name}, ${plan.description}, ${plan.kind}, ${plan.source}, ${plan.parcelleId},
      ${plan.baseId}, ${JSON.stringify(plan.frame)}::jsonb, ${plan.surface}, ${plan.vintage}, ${plan.fictional},
      ${plan.isImported ? new Date() : null}, ${plan.actorId}, ${plan.actorId})
    on conflict (organisation_id, property_id, parcelle_id) where parcelle_id is not null and deleted_at is null
      do nothing
    returning id`.execute(trx);
  return rows[0]?.id;
};

/** The cadastre read again: its frame, surface and vintage. */
export const setCadastre = async (
  trx: ApplicationTransaction,
  planId: string,
  { frame, surface, vintage, actorId }: Pick<NewPlan, "frame" | "surface" | "vintage" | "actorId">,
): Promise<void> => {
  await trx
    .updateTable("app.plan")
    .set({
      frame: JSON.stringify(frame),
      surface_m2: surface,
      vintage,
      imported_at: new Date(),
      updated_by: actorId,
    })
    .where("id", "=", planId)
    .execute();
};

/** Holds a plan until the transaction ends, and takes its next revision; undefined when it is not there. */
export const nextRevision = async (
  trx: ApplicationTransaction,
  { planId, propertyId, actorId }: PlanId & { readonly actorId: string },
): Promise<number | undefined> => {
  const { rows } = await sql<{ revision: number }>`
    update app.plan p set revision = p.revision + 1, updated_by = ${actorId}::uuid
    where p.id = ${planId} and p.property_id = ${propertyId} and p.deleted_at is null
    returning p.revision`.execute(trx);
  return rows[0]?.revision;
};

/** What the cadastre or the engine drew is somebody's once he has drawn on it. */
export const markModified = async (trx: ApplicationTransaction, planId: string): Promise<void> => {
  await trx
    .updateTable("app.plan")
    .set({ source: "user-modified" })
    .where("id", "=", planId)
    .where("source", "in", ["ign", "ai-generated"])
    .execute();
};

export const holdPlanName = async (
  trx: ApplicationTransaction,
  { propertyId, planId }: PlanId,
): Promise<Kept<{ readonly name: string }> | undefined> => {
  const row = await trx
    .selectFrom("app.plan")
    .select(["name", "version", "updated_by", "updated_at"])
    .where("id", "=", planId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { value: { name: row.name }, version: row.version, writtenBy: row.updated_by, writtenAt: row.updated_at };
};

export const writePlanName = async (
  trx: ApplicationTransaction,
  planId: string,
  { name, actorId }: { readonly name: string; readonly actorId: string },
): Promise<void> => {
  await trx.updateTable("app.plan").set({ name, updated_by: actorId }).where("id", "=", planId).execute();
};

/** Hides a plan; its name, undefined when it is not there. */
export const hidePlan = async (
  trx: ApplicationTransaction,
  { propertyId, planId, actorId }: PlanId & { readonly actorId: string },
): Promise<{ readonly name: string } | undefined> =>
  trx
    .updateTable("app.plan")
    .set({ deleted_at: new Date(), updated_by: actorId })
    .where("id", "=", planId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .returning("name")
    .executeTakeFirst();

/** Shows a hidden plan again; false when it is gone, or when its parcel has another plan since. */
export const unhidePlan = async (
  trx: ApplicationTransaction,
  { propertyId, planId, since }: PlanId & { readonly since: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update app.plan p set deleted_at = null
    where p.id = ${planId} and p.property_id = ${propertyId} and p.deleted_at >= ${since}
      and not exists (select 1 from app.plan o where o.property_id = p.property_id and o.parcelle_id = p.parcelle_id
        and o.deleted_at is null)
    returning p.id`.execute(trx);
  return rows.length > 0;
};

export const purgePlans = async (trx: ApplicationTransaction, before: Date): Promise<void> => {
  await trx.deleteFrom("app.plan").where("deleted_at", "<", before).execute();
};
