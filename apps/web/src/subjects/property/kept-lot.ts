import { LotId, LotStatus, LotType, WorkEstimate } from "@lotir/contract";
import { z } from "zod";
import { keptDraft } from "../../kit/kept-draft.ts";

/** What is typed of a lot: a figure may not be there yet. */
export const TypedLot = z.object({
  lotNumber: z.number().nullable(),
  type: LotType,
  surface: z.number().nullable(),
  buildableArea: z.number().nullable(),
  estimatedSalePrice: z.number().nullable(),
  status: LotStatus,
  description: z.string(),
  workEstimates: z.array(WorkEstimate),
});
export type TypedLot = z.infer<typeof TypedLot>;

const Kept = z.object({
  /** The lot being changed; null for a new one. */
  lotId: LotId.nullable(),
  /** Under which a new one is sent: the same after a reload. */
  newId: LotId.optional(),
  /** The one that was read; 0 for a new one. */
  version: z.number().int(),
  typed: TypedLot,
  /** As it stood when the form was opened. */
  before: TypedLot.optional(),
  /** Its saving was asked, and nothing has answered yet. */
  isOwed: z.boolean().optional(),
});

/** The lot being typed, by property: one form is open at a time. */
export const keptLot = keptDraft("lot", Kept);
