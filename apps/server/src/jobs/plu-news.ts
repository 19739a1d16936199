import type { ReadingStep } from "@lotir/commune-work";
import type { Database } from "@lotir/database";
import type { ReglementKey } from "@lotir/territory";

/** How the reading of a règlement goes, as one process tells the others; `step` null when it has ended. */
export interface PluNewsItem extends ReglementKey {
  readonly codeInsee: string;
  readonly step: ReadingStep | null;
}

export interface PluNews {
  tell(item: PluNewsItem): void;
  /** The step that a reading is at now; undefined when none runs. */
  step(key: ReglementKey): ReadingStep | undefined;
  onChange(listener: (item: PluNewsItem) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "lotir_reglement";
/** Pages are told this often at most, in ms: a long règlement has hundreds. */
const PACE = 250;

const nameOf = ({ partition, nomfic }: ReglementKey): string => `${partition} ${nomfic}`;

export const openPluNews = async (database: Database): Promise<PluNews> => {
  const steps = new Map<string, ReadingStep>();
  const listeners = new Set<(item: PluNewsItem) => void>();
  const lastPage = new Map<string, number>();

  const unlisten = await database.listen(CHANNEL, (payload) => {
    // Written by `tell`, in this process or in another of the same version.
    const item = JSON.parse(payload) as PluNewsItem;
    if (item.step === null) steps.delete(nameOf(item));
    else steps.set(nameOf(item), item.step);
    for (const listener of listeners) listener(item);
  });

  const isTooSoon = (item: PluNewsItem): boolean => {
    if (item.step?.step !== "reading" || item.step.done === item.step.total) return false;
    const now = performance.now();
    if (now - (lastPage.get(nameOf(item)) ?? -PACE) < PACE) return true;
    lastPage.set(nameOf(item), now);
    return false;
  };

  return {
    // A lost message costs nothing: whoever waits asks again, and the database says how the reading ended.
    tell: (item) => {
      if (!isTooSoon(item)) database.notify(CHANNEL, JSON.stringify(item)).catch(() => undefined);
    },
    step: (key) => steps.get(nameOf(key)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: unlisten,
  };
};
