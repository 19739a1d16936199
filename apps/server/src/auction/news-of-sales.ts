import type { KeptAuction } from "./auction-store.ts";
import { isOver } from "./is-over.ts";

/** What there is to tell of a region since a moment. */
export interface SalesNews {
  readonly fresh: readonly KeptAuction[];
  /** Hearings that came within a week, or within a day. */
  readonly near: readonly KeptAuction[];
}

/** Days before a hearing when it is said again. */
const REMINDED = [7, 1] as const;

const dayBefore = (on: string, days: number): string =>
  new Date(Date.parse(`${on}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const comesNear = ({ notice }: KeptAuction, told: string, today: string): boolean => {
  const on = notice.hearing?.on;
  return (
    on !== undefined &&
    REMINDED.some((days) => {
      const reminder = dayBefore(on, days);
      return reminder > told && reminder <= today;
    })
  );
};

/** Sales still to come that were first read since, and those whose hearing came near since; each said once. */
export const newsOfSales = (sales: readonly KeptAuction[], toldAt: string, today: string): SalesNews => {
  const coming = sales.filter((sale) => !isOver(sale, today));
  const since = new Date(toldAt);
  const fresh = coming.filter(({ firstReadAt }) => firstReadAt > since);
  const near = coming.filter((sale) => !fresh.includes(sale) && comesNear(sale, toldAt.slice(0, 10), today));
  return { fresh, near };
};
