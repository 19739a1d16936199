import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Everything that the organisation keeps, as an archive on this machine. */
export const useExportOrganisation = () =>
  useMutation(
    operations.exportOrganisation.mutationOptions({
      onSuccess: (file) => save(file, file.name),
      onError: (error) => {
        notifications.show({ message: sentenceOf(error, "L'export n'a pas abouti."), color: "red" });
      },
    }),
  );
