import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** How a commune stands: what is loaded of it, and the version of its tiles. */
export const useShowCommune = (codeInsee: string) =>
  useQuery(operations.showCommune.queryOptions({ input: { codeInsee }, select: ({ data }) => data }));
