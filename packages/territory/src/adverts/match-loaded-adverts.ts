import { type Match, matchAdverts } from "@lotir/adverts";
import type { TerritoryTables } from "@lotir/database";
import type { Kysely } from "kysely";
import { findCommune } from "../describe/commune-store.ts";
import { unpackCommune } from "../describe/unpack-commune.ts";
import { communeProgress } from "../layers/commune-progress.ts";
import { findDiagnoses } from "./find-diagnoses.ts";
import { groundOf } from "./ground-of.ts";

/** The name that a folder of files gives a commune when nothing tells it. */
const UNNAMED = /^Commune \d/;

/** Ranks the parcels of a loaded commune behind each advert; undefined when the commune has no parcel loaded. */
export const matchLoadedAdverts = async (
  reader: Kysely<TerritoryTables>,
  { codeInsee, adverts }: { readonly codeInsee: string; readonly adverts: readonly unknown[] },
): Promise<readonly Match[] | undefined> => {
  const { name, parcelCount } = await communeProgress(reader, codeInsee);
  if (parcelCount === 0) return undefined;
  const known = await findDiagnoses(reader, codeInsee);
  const commune = unpackCommune(await findCommune(reader, codeInsee));
  const ground = groundOf(commune, { ...known, name: name === null || UNNAMED.test(name) ? undefined : name });
  return ground === undefined ? undefined : matchAdverts(adverts, ground);
};
