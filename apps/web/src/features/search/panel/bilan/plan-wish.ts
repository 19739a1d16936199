import type { BilanWish, DivisionPlan } from "@lotir/contract";

/** The lots and the procedure of the plan that is looked at; nothing while none is known: the server takes the best one. */
export const planWish = (plan: DivisionPlan | undefined): Pick<BilanWish, "lots" | "procedure"> =>
  plan === undefined
    ? {}
    : {
        lots: plan.lots.map(({ areaM2, keepsHouse }) => ({ areaM2, keepsHouse })),
        procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
      };
