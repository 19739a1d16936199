import { notifications } from "@mantine/notifications";
import { api } from "../kit/api.ts";
import { formatQuantity } from "../kit/format.ts";
import { useOnceADay } from "./use-once-a-day.ts";

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly newCount: number;
}

const WORDS = {
  annonces: { title: "Biens en Vente", one: "nouvelle annonce", many: "nouvelles annonces" },
  parcelles: { title: "Recherche", one: "nouvelle parcelle", many: "nouvelles parcelles" },
} as const;
type Kind = keyof typeof WORDS;

/** What a kept search has that its member has not seen; undefined where there is nothing to say. */
export const newsOf = ({ name, newCount }: Omit<Kept, "id">, kind: Kind = "annonces"): string | undefined =>
  newCount === 0 ? undefined : `${formatQuantity(newCount, WORDS[kind].one, WORDS[kind].many)} : ${name}.`;

const tellEach = (searches: readonly Kept[], kind: Kind, withBrowser: boolean): void => {
  for (const search of searches) {
    const message = newsOf(search, kind);
    if (message === undefined) continue;
    if (withBrowser && document.hidden && Notification.permission === "granted")
      new Notification("Lotir", { body: message, tag: `recherche-${search.id}` });
    else
      notifications.show({
        id: `recherche-${search.id}`,
        title: WORDS[kind].title,
        message,
        color: "yellow",
        autoClose: false,
      });
  }
};

const tellNews = async (withBrowser: boolean): Promise<void> => {
  const [adverts, parcels] = await Promise.all([api.listListingSearches({}), api.listParcelSearches({})]);
  tellEach(adverts.data, "annonces", withBrowser);
  tellEach(parcels.data, "parcelles", withBrowser);
};

/** Once a day, what is new of the searches that a member keeps, where alerts are on. */
export const useSearchAlerts = (): void => useOnceADay("lotir-recherches-dites", tellNews);
