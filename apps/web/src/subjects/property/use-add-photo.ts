import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Sends one photo. What is refused is said beside its name, by whoever sends several. */
export const useAddPhoto = () => {
  const refresh = useRefreshProperty();
  return useMutation(operations.addPhoto.mutationOptions({ onSuccess: () => refresh() }));
};
