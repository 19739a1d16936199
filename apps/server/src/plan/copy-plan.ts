import type { ApplicationTransaction } from "@lotir/database";
import type { PlanDocument } from "@lotir/plan";
import { recordAudit } from "../audit/audit-store.ts";
import { refuse } from "../refuse.ts";
import { writeObjects } from "./plan-object-store.ts";
import { insertPlan, type NewPlan, nextRevision, type StoredPlan } from "./plan-store.ts";

const LONGEST_NAME = 120;

type Told = Pick<NewPlan, "name" | "kind" | "source" | "surface" | "actorId">;

/** A plan drawn from another one, on the same ground; its id. */
export const copyPlan = async (
  trx: ApplicationTransaction,
  base: StoredPlan,
  document: PlanDocument,
  told: Told,
): Promise<string> => {
  const { propertyId, description, vintage, fictional } = base;
  const name = told.name.slice(0, LONGEST_NAME);
  const planId = await insertPlan(trx, {
    ...told,
    name,
    propertyId,
    description,
    vintage,
    fictional,
    parcelleId: null,
    baseId: base.id,
    frame: document.frame,
    isImported: false,
  });
  if (planId === undefined) throw refuse("plan-not-found", { id: base.id });
  const { actorId } = told;
  const revision = (await nextRevision(trx, { propertyId, planId, actorId })) ?? 1;
  await writeObjects(trx, planId, {
    writes: document.objects.map((body) => ({ id: body.id, body })),
    revision,
    actorId: null,
  });
  await recordAudit(trx, { actorId, action: "plan.add", subject: `${propertyId}/${planId}`, facts: { name } });
  return planId;
};
