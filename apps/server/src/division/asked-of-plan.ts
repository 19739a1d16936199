import { GroundBurden } from "@lotir/contract";
import type { AskedWishes } from "@lotir/territory";
import { z } from "zod";

const area = z.number().min(0).max(1_000_000);

/** Wishes that a plan carries with it, as everything that comes from outside is read. */
const Asked = z.object({
  wish: z
    .object({
      counts: z.array(z.number().int().min(1).max(20)).max(20),
      lotArea: area,
      houseLotArea: area,
      areas: z.array(area).max(20).exactOptional(),
      largestLot: area.exactOptional(),
      wayClearance: z.number().min(0).max(20).exactOptional(),
      evenness: z.number().min(0).exactOptional(),
    })
    .optional(),
  told: z
    .object({ slope: z.number().min(0).max(1).optional(), burdens: z.array(GroundBurden).max(8).optional() })
    .optional(),
  buildings: z.enum(["kept", "cleared"]).optional(),
  plu: z.enum(["obeyed", "ignored"]).optional(),
});

/** As a plan keeps them: what bounds nothing is left out, since nothing written says « without end ». */
export const askedToWire = ({ wish, ...asked }: AskedWishes): unknown => {
  if (wish?.largestLot === undefined || Number.isFinite(wish.largestLot)) return { wish, ...asked };
  const { largestLot: _, ...bounded } = wish;
  return { wish: bounded, ...asked };
};

/** What a plan was asked with; nothing where it does not say, or says what cannot be read. */
export const askedOfPlan = (asked: unknown): AskedWishes => Asked.safeParse(asked).data ?? {};
