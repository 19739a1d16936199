import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Said once when the dashboard opens. */
export const useRecordVisit = () => useMutation(operations.recordVisit.mutationOptions());
