import type { PlanChangedMessage } from "@lotir/contract";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";

/** Says to the members of an organisation that one of them changed a plan. */
export const tellPlan = async (
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
  changed: Omit<PlanChangedMessage, "by">,
): Promise<void> => {
  const by = await lotir.identity.nameOf(member.userId);
  lotir.channel.planChanged(member.organisationId, { ...changed, by });
};
