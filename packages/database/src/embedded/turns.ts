/** Who waits for the one session: someone in front of a screen, or work that nobody watches. */
export type Asker = "person" | "work";

/** People served in a row while work waits: a load must end even where everybody searches. A search asks seven times. */
const MOST_IN_A_ROW = 14;
/** Once people have held the session this long between two turns of work, it is work's turn, in ms: some searches are long. */
export const MOST_HELD = 100;
/** What somebody asks for is several turns in a row: work waits this long for the next one to come, in ms. */
export const NEXT_OF_A_PERSON = 8;
/** Where somebody asks without end, the session rests no longer than this between two turns of work, in ms. */
const LONGEST_REST = 40;

interface Waiting {
  readonly begin: (release: () => void) => void;
}

/** One at a time, people before work; each kind in the order in which it came. */
export class Turns {
  readonly #waiting: Readonly<Record<Asker, Waiting[]>> = { person: [], work: [] };
  readonly #patience: number;
  #isTaken = false;
  #inARow = 0;
  /** By people, while work waited, since its last turn, in ms. */
  #held = 0;
  /** Runs while the next turn of whoever was just served may come. */
  #expecting: NodeJS.Timeout | undefined;
  #restingSince = 0;
  /** Since the last turn of work, in ms. */
  #rested = 0;

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
    const isLongRow = this.#inARow >= MOST_IN_A_ROW || this.#held >= MOST_HELD;
    if (person.length === 0 && this.#expecting !== undefined && !isLongRow) return;
    const isWorkDue = work.length > 0 && (person.length === 0 || isLongRow);
    const next = (isWorkDue ? work : person).shift();
    if (next === undefined) return;
    this.#inARow = isWorkDue || work.length === 0 ? 0 : this.#inARow + 1;
    if (this.#inARow === 0) this.#held = 0;
    this.#isTaken = true;
    this.#expectNobody();
    if (isWorkDue) this.#rested = 0;
    const begun = performance.now();
    let isOver = false;
    next.begin(() => {
      if (isOver) return;
      isOver = true;
      this.#isTaken = false;
      if (!isWorkDue) {
        this.#held += performance.now() - begun;
        this.#expectSomebody();
      }
      this.#next();
    });
  }

  #expectSomebody(): void {
    if (this.#rested >= LONGEST_REST) return;
    this.#restingSince = performance.now();
    this.#expecting = setTimeout(() => {
      this.#expecting = undefined;
      this.#next();
    }, NEXT_OF_A_PERSON);
  }

  #expectNobody(): void {
    if (this.#expecting !== undefined) this.#rested += performance.now() - this.#restingSince;
    clearTimeout(this.#expecting);
    this.#expecting = undefined;
  }
}
