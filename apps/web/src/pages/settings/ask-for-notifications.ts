import { notifications } from "@mantine/notifications";

/** Asks the browser for the right to notify; a refusal is said, with where to change it. */
export const askForNotifications = (hear: (granted: boolean) => void): void => {
  const asked = "Notification" in window ? Notification.requestPermission() : Promise.resolve("denied" as const);
  asked
    .then((answer) => {
      hear(answer === "granted");
      if (answer === "granted") return;
      notifications.show({
        message:
          "Votre navigateur refuse les notifications de ce site : autorisez-les dans ses réglages, puis réessayez.",
        color: "red",
      });
    })
    .catch(() => hear(false));
};
