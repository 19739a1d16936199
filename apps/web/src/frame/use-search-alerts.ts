import type { SavedListingSearch } from "@lotir/contract";
import { notifications } from "@mantine/notifications";
import { api } from "../kit/api.ts";
import { formatQuantity } from "../kit/format.ts";
import { useOnceADay } from "./use-once-a-day.ts";

/** What a kept search has that its member has not seen; undefined where there is nothing to say. */
export const newsOf = ({ name, newCount }: Pick<SavedListingSearch, "name" | "newCount">): string | undefined =>
  newCount === 0 ? undefined : `${formatQuantity(newCount, "nouvelle annonce", "nouvelles annonces")} : ${name}.`;

const tellNews = async (withBrowser: boolean): Promise<void> => {
  const { data } = await api.listListingSearches({});
  for (const search of data) {
    const message = newsOf(search);
    if (message === undefined) continue;
    if (withBrowser && document.hidden && Notification.permission === "granted")
      new Notification("Lotir", { body: message, tag: `recherche-${search.id}` });
    else
      notifications.show({
        id: `recherche-${search.id}`,
        title: "Biens en Vente",
        message,
        color: "yellow",
        autoClose: false,
      });
  }
};

/** Once a day, what is new of the searches that a member keeps, where alerts are on. */
export const useSearchAlerts = (): void => useOnceADay("lotir-recherches-dites", tellNews);
