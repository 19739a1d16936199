import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asked when volumes are looked at. */
export const useShowBuildingHeights = (id: string) =>
  useQuery(operations.showBuildingHeights.queryOptions({ input: { id }, select: ({ data }) => data, retry: false }));
