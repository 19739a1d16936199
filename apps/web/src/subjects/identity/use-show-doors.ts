import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Whether mails leave; undefined while unknown. */
export const useShowDoors = () =>
  useQuery(operations.showDoors.queryOptions({ select: ({ data }) => data, staleTime: Number.POSITIVE_INFINITY })).data;
