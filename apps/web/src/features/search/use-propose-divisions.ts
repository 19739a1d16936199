import type { DivisionPlan, DivisionProposal } from "@lotir/contract";
import { useQuery } from "@tanstack/react-query";
import { operations } from "../../api.ts";

/** The division plans of the chosen parcel, found when it is opened and kept: the panel and the map share them. */
export const useProposeDivisions = (id: string | undefined) =>
  useQuery(
    operations.proposeDivisions.queryOptions({
      input: { id: id ?? "" },
      enabled: id !== undefined,
      select: ({ data }) => data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );

/** The plan of a rank from 1; the last one beyond. */
export const chosenPlan = (proposal: DivisionProposal | undefined, rank: number): DivisionPlan | undefined =>
  proposal?.plans[Math.min(rank, proposal.plans.length) - 1];
