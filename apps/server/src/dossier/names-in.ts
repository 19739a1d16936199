import type { Identity } from "../identity/index.ts";
import type { NameOf } from "./checklist-of.ts";
import type { ReadDossier } from "./read-dossier.ts";

/** The names of all who did something to a file, asked once each. */
export const namesIn = async (
  { identity }: { readonly identity: Pick<Identity, "nameOf"> },
  { events, pieces, made }: ReadDossier,
): Promise<NameOf> => {
  const ids = new Set([...events, ...pieces, ...(made === undefined ? [] : [made])].map(({ createdBy }) => createdBy));
  const names = new Map(
    await Promise.all([...ids].map(async (id) => [id, id === null ? null : await identity.nameOf(id)] as const)),
  );
  return (id) => names.get(id) ?? null;
};
