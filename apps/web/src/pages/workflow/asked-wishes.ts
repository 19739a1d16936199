import type { DivisionWishes } from "@lotir/contract";
import type { Wishes } from "./workflow-address.ts";

/** The wishes of the address as a generation asks them. */
export const askedWishes = ({ strategy = "balanced", targetLots, burdens, joined, ...wishes }: Wishes) =>
  ({
    strategy,
    ...wishes,
    targetLots: strategy === "max_lots" ? 0 : targetLots,
    ...(burdens.length === 0 ? {} : { burdens: [...burdens] }),
    ...(joined === undefined ? {} : { joined: [...joined] }),
  }) satisfies DivisionWishes;

/** What the wishes change of the ground itself, whatever is then asked of it. */
export const groundWishes = ({ preserveBuildings, respectPLU, wayClearanceM, slopePercent, ...wishes }: Wishes) => ({
  preserveBuildings,
  respectPLU,
  ...(wayClearanceM === undefined ? {} : { wayClearanceM }),
  ...(slopePercent === undefined ? {} : { slopePercent }),
  ...(wishes.burdens.length === 0 ? {} : { burdens: [...wishes.burdens] }),
  ...(wishes.joined === undefined ? {} : { joined: [...wishes.joined] }),
});

/** Wishes that a generation was asked with, as the address holds them. */
export const wishesOf = ({ areas: _, ...asked }: DivisionWishes): Wishes => ({
  ...asked,
  targetLots: asked.targetLots ?? 0,
  wayClearanceM: asked.wayClearanceM,
  slopePercent: asked.slopePercent,
  burdens: asked.burdens ?? [],
  joined: asked.joined,
});
