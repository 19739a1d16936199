import type { ApplicationTransaction } from "@lotir/database";
import { groundOfPlan, type PieceGround } from "@lotir/dossier";
import type { PlanDocument } from "@lotir/plan";
import { findObjects } from "../plan/plan-object-store.ts";
import { findPlans, type StoredPlan } from "../plan/plan-store.ts";

/** The plan that a file is drawn from, with what it draws. */
export interface PlanOfFile {
  readonly plan: StoredPlan;
  readonly document: PlanDocument;
  readonly ground: PieceGround;
}

/** The last one with lots, else the cadastre's; undefined while there is none. */
export const planOfFile = async (trx: ApplicationTransaction, propertyId: string): Promise<PlanOfFile | undefined> => {
  const plans = await findPlans(trx, propertyId);
  const plan = plans.find(({ kind }) => kind === "division-ai") ?? plans[0];
  if (plan === undefined) return undefined;
  const objects = (await findObjects(trx, plan.id)).flatMap(({ body }) => (body === null ? [] : [body]));
  const document = { frame: plan.frame, objects };
  return { plan, document, ground: groundOfPlan(document) };
};
