import type { DivisionPlan, DivisionProposal } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import type { DivisionWish } from "./division-study.ts";

/** The wish as a question carries it: what is not wished is not asked. */
export const askedOf = ({ joined, lots, leastArea, wayClearance }: DivisionWish) => ({
  ...(joined.length === 0 ? {} : { joined: joined.join(",") }),
  ...(lots === undefined ? {} : { lots }),
  ...(leastArea === undefined ? {} : { minLotSize: leastArea }),
  ...(wayClearance === undefined ? {} : { wayClearanceM: wayClearance }),
});

/** The division plans of the chosen parcel, under a wish, found when it is opened and kept: the panel and the map share them. */
export const useProposeDivisions = (id: string | undefined, wish: DivisionWish) =>
  useQuery(
    operations.proposeDivisions.queryOptions({
      input: { id: id ?? "", ...askedOf(wish) },
      enabled: id !== undefined,
      select: ({ data }) => data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );

/** The plan of a rank from 1; the last one beyond. */
export const chosenPlan = (proposal: DivisionProposal | undefined, rank: number): DivisionPlan | undefined =>
  proposal?.plans[Math.min(rank, proposal.plans.length) - 1];
