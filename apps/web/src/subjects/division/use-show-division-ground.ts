import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

interface AskedGround {
  readonly projectId: string | undefined;
  /** Where no project is looked at: the ground as a generation with these wishes, in JSON, would divide it. */
  readonly wishes: string;
}

/** The ground, the rules and the prices of a project or of wishes, so that the engine and the balance answer here. */
export const useShowDivisionGround = (propertyId: string, { projectId, wishes }: AskedGround) =>
  useQuery(
    operations.showDivisionGround.queryOptions({
      input: { propertyId, ...(projectId === undefined ? { wishes } : { projectId }) },
      select: ({ data }) => data,
      staleTime: 60_000,
      // While wishes are typed what they made before stays in view; a project shows nothing of another's.
      ...(projectId === undefined ? { placeholderData: keepPreviousData } : {}),
      retry: false,
    }),
  );
