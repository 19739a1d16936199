import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Removes the account of who is here; the page then starts again from nothing. */
export const useDeleteAccount = () =>
  useMutation(operations.deleteAccount.mutationOptions({ onSuccess: () => window.location.assign("/") }));
