import type { DivisionProposal, Parcel } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatArea } from "../../kit/format.ts";
import classes from "../../kit/ui/Block.module.css";
import { Block } from "../../kit/ui/Block.tsx";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import type { DivisionWish, StudyProps } from "./division-study.ts";
import { useProposeDivisions } from "./use-propose-divisions.ts";
import { VerdictLine } from "./VerdictLine.tsx";

const WORDS = {
  oui: "Divisible",
  "a-verifier": "Divisible, à vérifier",
  non: "Non divisible",
  "non-analysee": "Division non analysée",
};
/** Spec 1 §9. */
const DIVISIBLE_FROM_M2 = 900;

const surfaceRemark = (surface: number): string =>
  surface >= DIVISIBLE_FROM_M2
    ? `Surface suffisante : ${formatArea(surface)} pour un seuil de ${formatArea(DIVISIBLE_FROM_M2)}. La géométrie, l'accès et les règles restent à vérifier.`
    : `Surface de ${formatArea(surface)}, sous le seuil de ${formatArea(DIVISIBLE_FROM_M2)}.`;

/** A wish that cannot be had says nothing of the others. */
const NOT_AS_WISHED = {
  words: "Pas de plan selon votre souhait",
  sentence: "Le terrain se divise peut-être autrement : changez le souhait ci-dessous.",
};

/** The full engine's word once it has answered; the scan's before; and if neither looked, that nobody did. */
const verdictOf = (
  { divisionPotential, surface }: Parcel,
  proposal: DivisionProposal | undefined,
  { lots, leastArea, wayClearance }: DivisionWish,
) => {
  const { verdict, sentence } = proposal ?? divisionPotential;
  const isWished = [lots, leastArea, wayClearance].some((wish) => wish !== undefined);
  if (proposal?.verdict === "non" && isWished) return { verdict, ...NOT_AS_WISHED };
  return { verdict, words: WORDS[verdict], sentence: verdict === "non-analysee" ? surfaceRemark(surface) : sentence };
};

/** Can it be divided? Not analysed is an answer: it is neither yes nor no. What keeps a yes from being said is listed. */
export const VerdictBlock = ({ parcelId, study: { wish } }: Omit<StudyProps, "onStudy">) => {
  const parcel = useShowParcel(parcelId);
  const { data: proposal, isFetching } = useProposeDivisions(parcelId, wish);
  return (
    <Block
      title="Verdict"
      query={parcel}
      failure="Le verdict n'a pas pu être lu."
      aside={() => (isFetching ? "étude en cours…" : null)}
    >
      {(found) => {
        const { verdict, words, sentence } = verdictOf(found, proposal, wish);
        return (
          <div className={classes.verdict} data-verdict={verdict}>
            <VerdictLine verdict={verdict} sentence={words} />
            <Text size="sm" mt={4}>
              {sentence}
            </Text>
            {proposal?.caps.map((cap) => (
              <Text key={cap.sentence} size="sm" c="dimmed" mt={4}>
                {cap.sentence}
              </Text>
            ))}
          </div>
        );
      }}
    </Block>
  );
};
