import type { LotEntry } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import { findParcelle, type PricedLot } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findLots } from "./lot-store.ts";
import { findPropertyGround } from "./property-store.ts";
import { sharedLot } from "./shared-lot.ts";
import { tellProperty } from "./tell-property.ts";

const UNPRICED = "Prix inconnu : trop peu de ventes comparables, à saisir.";

const entryOf = ({ areaM2, keepsHouse, priceEur }: PricedLot, rank: number): LotEntry => ({
  lotNumber: rank + 1,
  type: keepsHouse ? "avec_maison" : "constructible",
  surface: Math.round(areaM2),
  buildableArea: null,
  estimatedSalePrice: priceEur === null ? 0 : roundedPrice(priceEur),
  status: "planned",
  description: priceEur === null ? UNPRICED : "Repris du meilleur plan de la parcelle, au prix estimé.",
  workEstimates: [],
});

/** Enters the lots of the best plan of a property's parcel, once. */
export const takeLotsOfPlan = asMember.takeLotsOfPlan.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const read = <Value>(run: Parameters<typeof lotir.database.application<Value>>[1]) =>
    lotir.database.application(member.organisationId, run);
  const ground = await read((trx) => findPropertyGround(trx, id));
  if (ground === undefined) throw refuse("property-not-found", { id });
  const parcelle = await findParcelle(lotir.database.territory, ground.parcelleId);
  const planned = parcelle?.sheet.money?.lots ?? [];
  if (planned.length === 0) throw refuse("no-plan", { id });
  const there = new Set((await read((trx) => findLots(trx, id))).map((lot) => lot.id));
  for (const [rank, lot] of planned.entries()) {
    const lotId = `lot_plan-${rank + 1}`;
    if (there.has(lotId)) continue;
    const address = { propertyId: id, lotId };
    await writeShared(sharedLot(address, { isNew: true }), { ...context, change: entryOf(lot, rank) });
  }
  await tellProperty(context, id, "changed");
  return { success: true, data: [...(await read((trx) => findLots(trx, id)))] };
});
