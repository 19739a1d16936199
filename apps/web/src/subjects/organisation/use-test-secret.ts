import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asks the service one small question with the key. */
export const useTestSecret = () => useMutation(operations.testSecret.mutationOptions());
