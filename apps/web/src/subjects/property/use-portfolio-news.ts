import { useEffect, useState } from "react";
import { followPortfolio } from "../../kit/channel.ts";

/** For how long a row says that a colleague touched it. */
const SHOWN_MS = 8_000;

const WORDS = {
  added: "ajoutée à l'instant",
  changed: "modifiée à l'instant",
  deleted: "supprimée à l'instant",
  restored: "de retour à l'instant",
} as const;

/** What colleagues just did to properties, in words, by property, the deleted ones too; one's own doing is not news. */
export const usePortfolioNews = (ownName: string | undefined): ReadonlyMap<string, string> => {
  const [news, setNews] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const leave = followPortfolio(({ propertyId, change, by }) => {
      if (by !== null && by === ownName) return;
      const said = by === null ? WORDS[change] : `${WORDS[change]} par ${by}`;
      setNews((before) => new Map(before).set(propertyId, said));
      timers.add(
        setTimeout(() => setNews((before) => new Map([...before].filter(([id]) => id !== propertyId))), SHOWN_MS),
      );
    });
    return () => {
      leave();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ownName]);
  return news;
};
