import type { ReglementKey, StoredDocument } from "@lotir/territory";

/** A règlement is fetched again at most so many times in so many ms, whoever asks: each may weigh tens of megabytes. */
const MOST = 5;
const WITHIN_MS = 10 * 60_000;

/** What is remembered of who asked for what again, and when. */
export interface Rereadings {
  /** Whether one more is allowed now; counts it when it is. */
  allow(key: ReglementKey): boolean;
}

export const openRereadings = (now: () => number = Date.now): Rereadings => {
  const asked = new Map<string, number[]>();
  return {
    allow: ({ partition, nomfic }) => {
      const since = now() - WITHIN_MS;
      for (const [name, times] of asked) if (times.every((time) => time < since)) asked.delete(name);
      const name = `${partition} ${nomfic}`;
      const recent = (asked.get(name) ?? []).filter((time) => time >= since);
      if (recent.length >= MOST) return false;
      asked.set(name, [...recent, now()]);
      return true;
    },
  };
};

/** Whether asking fetches a file that was fetched before: the first reading, and what is under way, are no rereading. */
export const isRereading = (
  document: Pick<StoredDocument, "status"> | undefined,
  { forceRefresh }: { readonly forceRefresh: boolean },
): boolean => {
  if (document === undefined || document.status === "waiting" || document.status === "reading") return false;
  return forceRefresh || document.status === "unreadable" || document.status === "no-document";
};
