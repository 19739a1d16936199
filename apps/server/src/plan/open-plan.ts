import type { PlanItem } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { refuse } from "../refuse.ts";
import { countBuildings, findObjects, type StoredObject } from "./plan-object-store.ts";
import { type OwnProperty, ownProperty } from "./plan-owner.ts";
import { findPlan, type PlanId, type StoredPlan } from "./plan-store.ts";
import { planItemToWire } from "./plan-to-wire.ts";

export interface OpenPlan {
  readonly property: OwnProperty;
  readonly plan: StoredPlan;
  readonly objects: readonly StoredObject[];
}

/** A plan with its property; refused when either is not there. */
export const planOf = async (trx: ApplicationTransaction, at: PlanId): Promise<Omit<OpenPlan, "objects">> => {
  const property = await ownProperty(trx, at.propertyId);
  const plan = await findPlan(trx, at);
  if (plan === undefined) throw refuse("plan-not-found", { id: at.planId });
  return { property, plan };
};

/** The same, with what is drawn on it. */
export const openPlan = async (trx: ApplicationTransaction, at: PlanId): Promise<OpenPlan> => ({
  ...(await planOf(trx, at)),
  objects: await findObjects(trx, at.planId),
});

/** A plan as lists say it. */
export const planItem = async (trx: ApplicationTransaction, at: PlanId): Promise<PlanItem> => {
  const { property, plan } = await planOf(trx, at);
  return planItemToWire(plan, property.owner, (await countBuildings(trx)).get(plan.id) ?? 0);
};
