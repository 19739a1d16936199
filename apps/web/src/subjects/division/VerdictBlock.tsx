import { Text } from "@mantine/core";
import classes from "../../kit/ui/Block.module.css";
import { Block } from "../../kit/ui/Block.tsx";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import type { StudyProps } from "./division-study.ts";
import { sayVerdict } from "./division-verdict.ts";
import { useProposeDivisions } from "./use-propose-divisions.ts";
import { VerdictLine } from "./VerdictLine.tsx";

/** All that the verdict rests on: what keeps a yes from being said is listed. */
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
        const { verdict, words, reason, others } = sayVerdict(found, proposal, wish);
        return (
          <div className={classes.verdict} data-verdict={verdict}>
            <VerdictLine verdict={verdict} sentence={words} />
            <Text size="sm" mt={4}>
              {reason}
            </Text>
            {others.map((other) => (
              <Text key={other} size="sm" c="dimmed" mt={4}>
                {other}
              </Text>
            ))}
          </div>
        );
      }}
    </Block>
  );
};
