/** Who waits for the one session: someone in front of a screen, or work that nobody watches. */
export type Asker = "person" | "work";

/** People served in a row while work waits: a load must end even where everybody searches. */
const MOST_IN_A_ROW = 10;

interface Waiting {
  readonly begin: (release: () => void) => void;
}

/** One at a time, people before work; each kind in the order in which it came. */
export class Turns {
  readonly #waiting: Readonly<Record<Asker, Waiting[]>> = { person: [], work: [] };
  readonly #patience: number;
  #isTaken = false;
  #inARow = 0;

  /** `patience`: ms after which whoever still waits is told that the turn did not come. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Resolves, when the turn comes, to what ends it. Rejects once patience is over. */
  take(asker: Asker): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting[asker];
      const late = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new Error(`The database session was held for ${this.#patience / 1000} s by another transaction`));
      }, this.#patience);
      const begin = (release: () => void): void => {
        clearTimeout(late);
        resolve(release);
      };
      const waiting: Waiting = { begin };
      queue.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    if (this.#isTaken) return;
    const { person, work } = this.#waiting;
    const isWorkDue = work.length > 0 && (person.length === 0 || this.#inARow >= MOST_IN_A_ROW);
    const next = (isWorkDue ? work : person).shift();
    if (next === undefined) return;
    this.#inARow = isWorkDue || work.length === 0 ? 0 : this.#inARow + 1;
    this.#isTaken = true;
    let isOver = false;
    next.begin(() => {
      if (isOver) return;
      isOver = true;
      this.#isTaken = false;
      this.#next();
    });
  }
}
