import { useQuery } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

export const useShowSecrets = () => useQuery(operations.showSecrets.queryOptions({ select: ({ data }) => data }));
