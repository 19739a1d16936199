import { notifications } from "@mantine/notifications";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";

/** Spec 2 §9: toasts last four seconds. */
const TOAST_MS = 4_000;
const CLOSE = { "aria-label": "Fermer" };

/** The same thing done to several is said once. */
export const tellDone = (message: string): void => {
  notifications.hide(message);
  notifications.show({ id: message, message, color: "brand", autoClose: TOAST_MS, closeButtonProps: CLOSE });
};

/** What another changed meanwhile is said beside the form, with what to do of it; the rest in a toast, once however often it comes. */
export const tellFailure = (fallback: string) => (error: unknown) => {
  if (changedMeanwhile(error) !== undefined) return;
  const message = sentenceOf(error, fallback);
  notifications.hide(message);
  notifications.show({
    id: message,
    message,
    color: "red",
    autoClose: TOAST_MS,
    closeButtonProps: CLOSE,
  });
};
