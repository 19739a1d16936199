import { referenceOf } from "@lotir/foncier";
import { type DividedParcelle, type DivisionAsk, divideParcelle } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { findCorrections } from "../reglement/rule-correction-store.ts";
import { notDividedSentence } from "./not-divided-sentence.ts";

interface Asking {
  readonly organisationId: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Puts a question to the engine when the turn of the organisation comes, under the rules as that organisation corrects
 * them; refuses a parcel that cannot be a site.
 */
export const divideInTurn = async (
  { database, engineTurn, threads }: Lotir,
  question: DivisionAsk,
  { organisationId, signal }: Asking,
): Promise<DividedParcelle> => {
  const { codeInsee } = referenceOf(question.id);
  const corrections = await database.application(organisationId, (trx) => findCorrections(trx, codeInsee));
  const divided = await engineTurn(organisationId, async () => {
    signal?.throwIfAborted();
    return divideParcelle(database.territory, { ...question, corrections }, { threads, signal });
  });
  if (divided.ok) return divided.value;
  const code = divided.failure.kind === "unknown-parcels" ? "unknown-parcel" : "not-a-site";
  throw refuse(code, { id: question.id }, notDividedSentence(divided.failure));
};
