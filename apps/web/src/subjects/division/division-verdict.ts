import type { DivisionProposal, Parcel, Verdict } from "@lotir/contract";
import { formatArea } from "../../kit/format.ts";
import type { DivisionWish } from "./division-study.ts";

const WORDS = {
  oui: "Divisible",
  "a-verifier": "Divisible, à vérifier",
  non: "Non divisible",
  "non-analysee": "Division non analysée",
} as const satisfies Record<Verdict, string>;
/** Spec 1 §9. */
const DIVISIBLE_FROM_M2 = 900;

const surfaceRemark = (surface: number): string =>
  surface >= DIVISIBLE_FROM_M2
    ? `Surface suffisante : ${formatArea(surface)} pour un seuil de ${formatArea(DIVISIBLE_FROM_M2)}. La géométrie, l'accès et les règles restent à vérifier.`
    : `Surface de ${formatArea(surface)}, sous le seuil de ${formatArea(DIVISIBLE_FROM_M2)}.`;

/** A wish that cannot be had says nothing of the others. */
const NOT_AS_WISHED = {
  words: "Pas de plan selon votre souhait",
  reason: "Le terrain se divise peut-être autrement : changez le souhait plus bas.",
};

export interface SaidVerdict {
  readonly verdict: Verdict;
  readonly words: string;
  /** The one thing to know of it. */
  readonly reason: string;
  /** What else keeps it from a plain yes. */
  readonly others: readonly string[];
}

const isWished = ({ lots, leastArea, wayClearance }: DivisionWish): boolean =>
  [lots, leastArea, wayClearance].some((wish) => wish !== undefined);

const ofProposal = ({ verdict, sentence, caps, refusals }: DivisionProposal): SaidVerdict => {
  if (verdict === "non") {
    const [first] = [...refusals].sort((a, b) => a.lots - b.lots);
    return { verdict, words: WORDS.non, reason: first?.sentence ?? sentence, others: [] };
  }
  const [cap, ...others] = caps.map((each) => each.sentence);
  return { verdict, words: WORDS[verdict], reason: cap ?? sentence, others };
};

/** The full engine's word once it has answered; the scan's before; and if neither looked, that nobody did. */
export const sayVerdict = (
  { divisionPotential: { verdict, sentence }, surface }: Pick<Parcel, "divisionPotential" | "surface">,
  proposal: DivisionProposal | undefined,
  wish: DivisionWish,
): SaidVerdict => {
  if (proposal?.verdict === "non" && isWished(wish)) return { verdict: "non", ...NOT_AS_WISHED, others: [] };
  if (proposal !== undefined) return ofProposal(proposal);
  return {
    verdict,
    words: WORDS[verdict],
    reason: verdict === "non-analysee" ? surfaceRemark(surface) : sentence,
    others: [],
  };
};
