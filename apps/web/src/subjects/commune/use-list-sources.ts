import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

export const useListSources = () => useQuery(operations.listSources.queryOptions({ select: ({ data }) => data }));
