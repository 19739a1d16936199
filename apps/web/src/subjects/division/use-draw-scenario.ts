import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { saveFile } from "../../kit/save-file.ts";
import { tellFailure } from "../plan/tell-plan.ts";

/** The saved plan of a scenario as a file, handed to the browser; why it does not fit on its sheet is said. */
export const useDrawScenario = () =>
  useMutation(
    operations.drawScenario.mutationOptions({
      onSuccess: saveFile,
      onError: tellFailure("Impossible d'exporter ce plan"),
    }),
  );
