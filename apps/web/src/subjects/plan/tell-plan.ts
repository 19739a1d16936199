import { notifications } from "@mantine/notifications";
import { sentenceOf } from "../../kit/messages.fr.ts";

/** Spec 2 §9: toasts last four seconds. */
const TOAST_MS = 4_000;
const CLOSE = { "aria-label": "Fermer" };

/** The same thing done twice is said once. */
export const tellDone = (message: string): void => {
  notifications.hide(message);
  notifications.show({ id: message, message, color: "brand", autoClose: TOAST_MS, closeButtonProps: CLOSE });
};

/** What failed, and why where it is known. */
export const tellFailure = (failed: string) => (error: unknown) => {
  const message = sentenceOf(error, failed);
  const title = message === failed ? {} : { title: failed };
  notifications.show({ ...title, message, color: "red", autoClose: TOAST_MS, closeButtonProps: CLOSE });
};

/** What has to be there first. */
export const tellMissing = (message: string): void => {
  notifications.hide(message);
  notifications.show({ id: message, message, color: "yellow", autoClose: TOAST_MS, closeButtonProps: CLOSE });
};
