import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { saveFile } from "../../kit/save-file.ts";
import { tellDone } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Spec 2 §8: what the parcels lack is said for six seconds. */
const PARCELS_MS = 6_000;
const TOAST_MS = 4_000;

/** The file of a property, written and handed to the browser. */
export const useGenerateDossier = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.generateDossier.mutationOptions({
      onSuccess: async (file) => {
        saveFile(file);
        tellDone("Dossier généré avec succès !");
        await refresh();
      },
      onError: (error) => {
        const isAboutParcels = isRefusalWithCode(error, "parcels-not-validated");
        const message = isAboutParcels ? sentenceOf(error, "") : "Impossible de générer le dossier";
        notifications.show({
          message,
          color: "red",
          autoClose: isAboutParcels ? PARCELS_MS : TOAST_MS,
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
    }),
  );
};
