interface Outcome<Item> {
  readonly failed: readonly Item[];
  /** Of the first that failed. */
  readonly why: unknown;
}

/** Does the same thing to each, so many at a time; one that fails stops none of the others. */
export const eachAtMost = async <Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> => {
  const left = items.values();
  const failed: Item[] = [];
  let why: unknown;
  const work = async (): Promise<void> => {
    for (const item of left)
      await run(item).catch((error: unknown) => {
        why ??= error;
        failed.push(item);
      });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { failed, why };
};
