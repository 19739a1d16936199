import type { Lotir } from "../lotir.ts";

/** The names of whoever wrote these, each asked once. */
export const namesOf = async (
  { identity }: Pick<Lotir, "identity">,
  written: readonly { readonly writtenBy: string | null }[],
): Promise<(userId: string | null) => string | null> => {
  const ids = [...new Set(written.map(({ writtenBy }) => writtenBy))].filter((id) => id !== null);
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await identity.nameOf(id)] as const)));
  return (userId) => (userId === null ? null : (names.get(userId) ?? null));
};
