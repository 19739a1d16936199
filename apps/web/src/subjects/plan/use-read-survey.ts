import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellFailure } from "./tell-plan.ts";

/** Reads a surveyor's file: nothing is drawn until it is laid. */
export const useReadSurvey = () =>
  useMutation(operations.readSurvey.mutationOptions({ onError: tellFailure("Impossible de lire ce plan") }));
