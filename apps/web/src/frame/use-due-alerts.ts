import { notifications } from "@mantine/notifications";
import { api } from "../kit/api.ts";
import { formatDate } from "../kit/format.ts";
import { type DueSoon, dueSoon } from "./due-soon.ts";
import { today, useOnceADay } from "./use-once-a-day.ts";

/** Files read at most: a longer list would be a wall of messages. */
const MOST = 12;

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
export const useDueAlerts = (): void => useOnceADay("lotir-echeances-dites", tellDueDates);
