/** Who waits for the one session: someone in front of a screen, or work that nobody watches. */
export type Asker = "person" | "work";

/** People go before work that has waited less than this, in ms: a load must end even where everybody searches. */
export const LONGEST_WAIT = 120;
/** What somebody asks for is several turns in a row: work waits this long for the next one to come, in ms. */
export const NEXT_OF_A_PERSON = 8;

interface Waiting {
  readonly begin: (release: () => void) => void;
  readonly leave: (why: Error) => void;
}

/** One at a time, people before work; each kind in the order in which it came. */
export class Turns {
  readonly #waiting: Readonly<Record<Asker, Waiting[]>> = { person: [], work: [] };
  readonly #patience: number;
  #isTaken = false;
  #ended: Error | undefined;
  /** Since when work waits: its last turn, or its asking where it came later. */
  #workSince = 0;
  /** Runs while the next turn of whoever was just served may come. */
  #expecting: NodeJS.Timeout | undefined;

  /** `patience`: ms after which whoever still waits is told that the turn did not come. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** No turn comes any more: whoever waits, and whoever asks later, is told so at once. */
  end(why: Error): void {
    this.#ended ??= why;
    const { person, work } = this.#waiting;
    for (const { leave } of [...person.splice(0), ...work.splice(0)]) leave(this.#ended);
    this.#expectNobody();
  }

  /** Resolves, when the turn comes, to what ends it. Rejects once patience is over, or the turns are. */
  take(asker: Asker): Promise<() => void> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
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
      const leave = (why: Error): void => {
        clearTimeout(late);
        reject(why);
      };
      const waiting: Waiting = { begin, leave };
      if (asker === "work" && queue.length === 0) this.#workSince = performance.now();
      queue.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    if (this.#isTaken) return;
    const { person, work } = this.#waiting;
    const isLate = work.length > 0 && performance.now() - this.#workSince >= LONGEST_WAIT;
    if (person.length === 0 && this.#expecting !== undefined && !isLate) return;
    const isWork = person.length === 0 || isLate;
    const next = (isWork ? work : person).shift();
    if (next === undefined) return;
    this.#isTaken = true;
    this.#expectNobody();
    let isOver = false;
    next.begin(() => {
      if (isOver) return;
      isOver = true;
      this.#isTaken = false;
      if (isWork) this.#workSince = performance.now();
      else if (this.#ended === undefined) this.#expectSomebody();
      this.#next();
    });
  }

  #expectSomebody(): void {
    this.#expecting = setTimeout(() => {
      this.#expecting = undefined;
      this.#next();
    }, NEXT_OF_A_PERSON);
  }

  #expectNobody(): void {
    clearTimeout(this.#expecting);
    this.#expecting = undefined;
  }
}
