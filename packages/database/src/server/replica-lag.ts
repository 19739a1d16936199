/** A place in the primary's journal, and when it was there, in ms. */
interface Mark {
  readonly at: number;
  readonly place: bigint;
}

/** Marks remembered: a replica that is later than all of them is as late as the oldest. */
const MOST_MARKS = 900;

/** "16/B374D848" as a number of bytes since the beginning. Throws SyntaxError for anything else. */
export const journalPlace = (lsn: string): bigint => {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/**
 * How late a replica is: the age of the oldest place of the primary that it has not replayed. Told by both, since a replica
 * that lost its primary believes that it has replayed everything.
 */
export const openReplicaLag = () => {
  let marks: readonly Mark[] = [];
  return {
    /** Seconds; 0 when all that the primary had written at the last mark is there. */
    after: ({
      at,
      written,
      replayed,
    }: {
      readonly at: number;
      readonly written: bigint;
      readonly replayed: bigint;
    }) => {
      marks = [...marks, { at, place: written }].filter(({ place }) => place > replayed).slice(-MOST_MARKS);
      const [oldest] = marks;
      return oldest === undefined ? 0 : (at - oldest.at) / 1_000;
    },
  };
};
