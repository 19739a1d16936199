import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { saveFile } from "../../kit/save-file.ts";
import { tellFailure } from "./tell-plan.ts";

/** The plan as a file, handed to the browser; why it does not fit on its sheet is said. */
export const useExportPlan = () =>
  useMutation(
    operations.exportPlan.mutationOptions({
      onSuccess: saveFile,
      onError: tellFailure("Impossible d'exporter ce plan"),
    }),
  );
