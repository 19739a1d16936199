import { matchAdverts, rankDiagnoses } from "@lotir/adverts";
import type { PackedCommune } from "../describe/packed-commune.ts";
import { unpackCommune } from "../describe/unpack-commune.ts";
import type { AdvertAnswer, AdvertQuestion, KnownOfCommune, PlacedDiagnosis } from "./advert-question.ts";
import { groundOf } from "./ground-of.ts";

/** Answers a question about adverts in a thread: a hundred milliseconds an advert is too long for the one that answers people. */
export const answerAdverts = ({
  commune,
  known,
  question,
}: {
  readonly commune: PackedCommune;
  readonly known: KnownOfCommune;
  readonly question: AdvertQuestion;
}): AdvertAnswer => {
  const ground = groundOf(unpackCommune(commune), known);
  if (ground === undefined) return { matches: [], diagnoses: [] };
  if (question.kind === "match") return { matches: matchAdverts(question.adverts, ground), diagnoses: [] };
  const places = new Map(known.diagnoses.map(({ numero, at }) => [numero, at]));
  const ranked = rankDiagnoses(question.advert, ground, question.energyClass);
  const diagnoses = ranked.flatMap((each): PlacedDiagnosis[] => {
    const at = places.get(each.numero);
    return at === undefined ? [] : [{ ...each, at }];
  });
  return { matches: [], diagnoses };
};
