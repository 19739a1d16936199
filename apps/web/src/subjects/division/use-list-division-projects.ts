import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The division projects of a property, the last one first. */
export const useListDivisionProjects = (propertyId: string) =>
  useQuery(
    operations.listDivisionProjects.queryOptions({
      input: { propertyId },
      select: ({ data }) => data,
      staleTime: 5_000,
    }),
  );
