import type { Lot, LotEntry } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import type { PricedLot } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findLots, removeLot } from "./lot-store.ts";
import { sharedLot } from "./shared-lot.ts";

const OF_PLAN = "lot_plan-";
const UNPRICED = "Prix inconnu : trop peu de ventes comparables, à saisir.";

interface TakenLots {
  readonly propertyId: string;
  readonly lots: readonly Pick<PricedLot, "areaM2" | "keepsHouse" | "priceEur">[];
  /** Said of each. */
  readonly from: string;
  /** What was taken from a plan before follows this one; else it stays as it is. */
  readonly isReplacing: boolean;
}

type Drawn = Pick<LotEntry, "type" | "surface" | "estimatedSalePrice" | "description">;

const drawnOf = ({ areaM2, keepsHouse, priceEur }: TakenLots["lots"][number], from: string): Drawn => ({
  type: keepsHouse ? "avec_maison" : "constructible",
  surface: Math.round(areaM2),
  estimatedSalePrice: priceEur === null ? 0 : roundedPrice(priceEur),
  description: priceEur === null ? UNPRICED : from,
});

const withoutSurplus = async (
  { lotir, member }: Call & { readonly member: Member },
  { propertyId, surplus }: { readonly propertyId: string; readonly surplus: readonly Lot[] },
): Promise<void> =>
  lotir.database.application(member.organisationId, async (trx) => {
    for (const { id: lotId } of surplus) {
      const removed = await removeLot(trx, { propertyId, lotId });
      const subject = `${propertyId}/${lotId}`;
      if (removed !== undefined)
        await recordAudit(trx, { actorId: member.userId, action: "lot.delete", subject, facts: { ...removed } });
    }
  });

/**
 * Enters the lots of a plan beside those entered by hand, which keep their numbers. What a person added since to a lot
 * taken before, its status and its works, stays.
 */
export const enterLotsOfPlan = async (
  context: Call & { readonly member: Member },
  { propertyId, lots, from, isReplacing }: TakenLots,
): Promise<Lot[]> => {
  const { lotir, member } = context;
  const read = () => lotir.database.application(member.organisationId, (trx) => findLots(trx, propertyId));
  const entered = await read();
  const there = new Set(entered.map(({ id }) => id));
  const typed = entered.filter(({ id }) => !id.startsWith(OF_PLAN)).map(({ lotNumber }) => lotNumber);
  const after = Math.max(0, ...typed);
  const ids = lots.map((_, rank) => `${OF_PLAN}${rank + 1}`);
  for (const [rank, lot] of lots.entries()) {
    const lotId = ids[rank] ?? "";
    const drawn = drawnOf(lot, from);
    if (there.has(lotId) && !isReplacing) continue;
    const isNew = !there.has(lotId);
    const fresh: LotEntry = {
      ...drawn,
      lotNumber: after + rank + 1,
      buildableArea: null,
      status: "planned",
      workEstimates: [],
    };
    const change = isNew ? fresh : drawn;
    await writeShared(sharedLot({ propertyId, lotId }, { isNew }), { ...context, change });
  }
  const surplus = isReplacing ? entered.filter(({ id }) => id.startsWith(OF_PLAN) && !ids.includes(id)) : [];
  if (surplus.length > 0) await withoutSurplus(context, { propertyId, surplus });
  return [...(await read())];
};
