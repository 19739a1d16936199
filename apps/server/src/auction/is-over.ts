import type { KeptAuction } from "./auction-store.ts";

/** Sold, withdrawn or past; one that may still be bid a tenth more on is not. */
export const isOver = ({ notice }: Pick<KeptAuction, "notice">, today: string): boolean =>
  ["adjudicated", "no-bid", "withdrawn"].includes(notice.status) ||
  (notice.status !== "overbid-open" && notice.hearing !== null && notice.hearing.on < today);
