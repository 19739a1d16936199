import { notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { api } from "../kit/api.ts";
import { formatDate } from "../kit/format.ts";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import { useShowSettings } from "../subjects/organisation/use-show-settings.ts";
import { type DueSoon, dueSoon } from "./due-soon.ts";

/** The day when this browser told what falls due. */
const TOLD = "lotir-echeances-dites";
/** Files read at most: a longer list would be a wall of messages. */
const MOST = 12;

const today = (): string => new Date().toLocaleDateString("sv-SE");

const tell = (name: string, { title, on }: DueSoon, withBrowser: boolean): void => {
  const message = `${name} : ${title}, le ${formatDate(on)}.`;
  if (withBrowser && document.hidden && Notification.permission === "granted") {
    new Notification("Lotir", { body: message, tag: `echeance-${name}` });
    return;
  }
  notifications.show({ id: `echeance-${name}`, title: "Échéance proche", message, color: "yellow", autoClose: false });
};

const tellDueDates = async (withBrowser: boolean): Promise<void> => {
  const { data } = await api.showDashboardStats();
  for (const { id, name } of data.projects.slice(0, MOST)) {
    const next = dueSoon((await api.showUrbanismeTracking({ id })).data, today());
    if (next !== undefined) tell(name, next, withBrowser);
  }
};

/** Once a day, what falls due within a week on the projects under way, where alerts are on. */
export const useDueAlerts = (): void => {
  const organisation = useIdentity().session?.activeOrganisationId ?? undefined;
  // Until the settings are known nothing is told: alerts may be off.
  const { emailAlerts = false, pushNotifications = false } = useShowSettings().data?.notifications ?? {};
  useEffect(() => {
    if (organisation === undefined || !(emailAlerts || pushNotifications)) return;
    const mark = `${today()} ${organisation}`;
    if (localStorage.getItem(TOLD) === mark) return;
    localStorage.setItem(TOLD, mark);
    tellDueDates(pushNotifications).catch(() => undefined);
  }, [organisation, emailAlerts, pushNotifications]);
};
