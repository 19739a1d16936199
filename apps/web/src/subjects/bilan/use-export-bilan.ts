import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { saveFile } from "../../kit/save-file.ts";

/** The balance as a workbook, handed to the browser. */
export const useExportBilan = () => useMutation(operations.exportBilan.mutationOptions({ onSuccess: saveFile }));
