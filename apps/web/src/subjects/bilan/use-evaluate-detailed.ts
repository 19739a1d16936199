import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asked when the form is sent, never while it is typed. */
export const useEvaluateDetailed = () => useMutation(operations.evaluateDetailed.mutationOptions());
