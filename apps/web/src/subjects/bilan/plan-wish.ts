import type { BilanWish, DivisionPlan } from "@lotir/contract";

/** The lane that lots share, as drawn; nothing for lots along the road. */
const laneOf = ({ access, faces }: DivisionPlan): Pick<BilanWish, "lane"> => {
  const common = access.filter(({ form }) => form === "commun");
  const areaM2 = faces.reduce((sum, face) => (face.role === "acces" ? sum + face.areaM2 : sum), 0);
  if (common.length === 0 || areaM2 === 0) return {};
  return { lane: { lengthM: Math.max(...common.map(({ lengthM }) => lengthM)), areaM2 } };
};

/** Lots, lane and procedure of the plan that is looked at; nothing while none is known: the server takes the best one. */
export const planWish = (plan: DivisionPlan | undefined): Pick<BilanWish, "lots" | "lane" | "clearM2" | "procedure"> =>
  plan === undefined
    ? {}
    : {
        lots: plan.lots.map(({ areaM2, keepsHouse }) => ({ areaM2, keepsHouse })),
        ...laneOf(plan),
        clearM2: plan.clearM2,
        procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
      };
