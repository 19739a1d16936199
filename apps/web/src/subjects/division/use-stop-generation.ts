import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** The generation under way then answers what it has. */
export const useStopGeneration = () => useMutation(operations.stopGeneration.mutationOptions());
