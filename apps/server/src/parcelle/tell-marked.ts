import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";

/** Says to the members of an organisation that parcels of these communes were marked. */
export const tellMarked = (
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
  parcelIds: readonly string[],
): void => {
  const communes = [...new Set(parcelIds.map((id) => id.slice(0, 5)))];
  lotir.channel.parcelsMarked(member.organisationId, { communes });
};
