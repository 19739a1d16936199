import type { PropertyChangedMessage } from "@lotir/contract";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";

/** Says to the members of an organisation that one of them added a property. */
export const tellAdded = async (
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
  added: { readonly propertyId: string; readonly parcelId: string },
): Promise<void> => {
  const by = await lotir.identity.nameOf(member.userId);
  lotir.channel.propertyAdded(member.organisationId, { ...added, by });
};

/** Says to the members of an organisation that one of them changed a property; `moved` where its status is what changed. */
export const tellProperty = async (
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
  propertyId: string,
  change: PropertyChangedMessage["change"],
  moved?: PropertyChangedMessage["moved"],
): Promise<void> => {
  const by = await lotir.identity.nameOf(member.userId);
  lotir.channel.propertyChanged(member.organisationId, { propertyId, change, by, ...(moved && { moved }) });
};
