import { notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { followPortfolio } from "../kit/channel.ts";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import { useSettings } from "../subjects/organisation/use-show-settings.ts";

const WORDS = {
  added: "Une propriété vient d'être ajoutée au portfolio.",
  changed: "Une propriété vient d'être modifiée.",
  deleted: "Une propriété vient d'être supprimée.",
  restored: "Une propriété supprimée est de retour.",
} as const;

const sentenceOf = (change: keyof typeof WORDS, by: string | null): string =>
  by === null ? WORDS[change] : `${by} : ${WORDS[change].charAt(0).toLowerCase()}${WORDS[change].slice(1)}`;

/** What colleagues do is told as the settings ask: on screen, or by the browser when the page is behind another. */
export const useAlerts = (): void => {
  const ownName = useIdentity().session?.person.name;
  const { emailAlerts, pushNotifications } = useSettings().notifications;
  useEffect(() => {
    if (!emailAlerts && !pushNotifications) return;
    return followPortfolio(({ propertyId, change, by }) => {
      if (by === null || by === ownName) return;
      const message = sentenceOf(change, by);
      if (document.hidden && pushNotifications && Notification.permission === "granted") {
        new Notification("Lotir", { body: message, tag: propertyId });
        return;
      }
      if (emailAlerts) notifications.show({ id: `alerte-${propertyId}`, message, color: "brand" });
    });
  }, [emailAlerts, pushNotifications, ownName]);
};
