import { describeFailure } from "@lotir/foncier";
import { communeProgress, communesNamed } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "./refuse.ts";

const CODE = /^(?:\d{5}|2[AB]\d{3})$/i;

/** The code of a commune given by code or by name; refuses an unknown or an ambiguous one, saying which. */
export const knownCommune = async (lotir: Lotir, asked: string): Promise<string> =>
  CODE.test(asked) ? byCode(lotir, asked.toUpperCase()) : byName(lotir, asked);

const byCode = async ({ database, connectors }: Lotir, codeInsee: string): Promise<string> => {
  const { status } = await communeProgress(database.territory, codeInsee);
  if (status !== "absent") return codeInsee;
  const found = await connectors.of(codeInsee).fetchCommune({ codeInsee });
  if (!found.ok) throw refuse("source-unavailable", undefined, describeFailure(found.failure));
  if (found.value === undefined) throw refuse("unknown-commune", { commune: codeInsee });
  return codeInsee;
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const byName = async ({ database, connectors }: Lotir, name: string): Promise<string> => {
  const loaded = await communesNamed(database.territory, name);
  if (loaded[0] !== undefined && loaded.length === 1) return loaded[0];
  const { communes, unanswered } = await connectors.searchCommunes({ nom: name, limit: 20 });
  const same = communes.filter(({ nom }) => plain(nom) === plain(name));
  if (same[0] !== undefined && same.length === 1) return same[0].codeInsee;
  if (same.length > 1) throw refuse("ambiguous-commune", { codes: same.map(({ codeInsee }) => codeInsee) });
  if (unanswered !== undefined) throw refuse("source-unavailable", undefined, describeFailure(unanswered));
  throw refuse("unknown-commune", { commune: name });
};
