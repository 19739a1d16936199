import { notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { followPortfolio, type PortfolioNews } from "../kit/channel.ts";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import { useSettings } from "../subjects/organisation/use-show-settings.ts";

const WORDS = {
  added: "Une propriété vient d'être ajoutée au portfolio.",
  changed: "Une propriété vient d'être modifiée.",
  deleted: "Une propriété vient d'être supprimée.",
  restored: "Une propriété supprimée est de retour.",
} as const;

const lowered = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** What a colleague did, with the status where a property moved. */
export const alertSentence = ({ change, by, moved }: Omit<PortfolioNews, "propertyId">): string => {
  const said = moved === undefined ? lowered(WORDS[change]) : `« ${moved.name} » passe à « ${moved.status} ».`;
  return by === null ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : `${by} : ${said}`;
};

/** What colleagues do is told as the settings ask: on screen, or by the browser when the page is behind another. */
export const useAlerts = (): void => {
  const ownName = useIdentity().session?.person.name;
  const { emailAlerts, pushNotifications } = useSettings().notifications;
  useEffect(() => {
    if (!emailAlerts && !pushNotifications) return;
    return followPortfolio(({ propertyId, change, by, moved }) => {
      if (by === null || by === ownName) return;
      const message = alertSentence({ change, by, moved });
      if (document.hidden && pushNotifications && Notification.permission === "granted") {
        new Notification("Lotir", { body: message, tag: propertyId });
        return;
      }
      if (emailAlerts) notifications.show({ id: `alerte-${propertyId}`, message, color: "brand" });
    });
  }, [emailAlerts, pushNotifications, ownName]);
};
