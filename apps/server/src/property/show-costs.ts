import type { PropertyMoney } from "@lotir/contract";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";
import { findLots } from "./lot-store.ts";
import { findPropertyMoney } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";

/** The money of a property as it stands; refused when the organisation has no such property. */
export const moneyOf = async (
  id: string,
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
): Promise<PropertyMoney> => {
  const money = await lotir.database.application(member.organisationId, async (trx) => {
    const stored = await findPropertyMoney(trx, id);
    return stored && propertyMoneyToWire(stored, await findLots(trx, id));
  });
  if (money === undefined) throw refuse("property-not-found", { id });
  return money;
};

export const showCosts = asMember.showCosts.handler(async ({ input, context }) => ({
  success: true,
  data: await moneyOf(input.id, context),
}));
