import type { TerritoryTables } from "@lotir/database";
import { answerOf } from "@lotir/threads";
import type { Kysely } from "kysely";
import { findCommune } from "../describe/commune-store.ts";
import { communeProgress } from "../layers/commune-progress.ts";
import { layersOf } from "../layers/layer-store.ts";
import type { TerritoryThreads } from "../territory-work.ts";
import type { AdvertAnswer, AdvertQuestion } from "./advert-question.ts";
import { findDiagnoses } from "./find-diagnoses.ts";

type Reader = Kysely<TerritoryTables>;

/** What the answers stand on: they hold as long as parcels, buildings and diagnoses are those of these loads. */
export const advertGroundVersion = async (reader: Reader, codeInsee: string): Promise<string | undefined> => {
  const layers = await layersOf(reader, codeInsee);
  const loads = ["parcelles", "batiments", "dpe"].map((name) => layers.find((layer) => layer.name === name)?.loadId);
  return loads[0] == null ? undefined : loads.map((load) => load ?? "-").join(".");
};

/** Puts a question about adverts to a thread; undefined where the commune has no parcel loaded. */
export const askAdverts = async (
  reader: Reader,
  asked: { readonly codeInsee: string; readonly question: AdvertQuestion },
  { threads, signal }: { readonly threads: TerritoryThreads; readonly signal?: AbortSignal | undefined },
): Promise<AdvertAnswer | undefined> => {
  const { codeInsee, question } = asked;
  const { name, parcelCount } = await communeProgress(reader, codeInsee);
  if (parcelCount === 0) return undefined;
  const known = { name: name ?? undefined, ...(await findDiagnoses(reader, codeInsee)) };
  const commune = await findCommune(reader, codeInsee);
  return answerOf(threads.run("adverts", { commune, known, question }, { signal }));
};
