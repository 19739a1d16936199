import { Anchor, Skeleton } from "@mantine/core";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import type { StudyProps } from "./division-study.ts";
import { sayVerdict } from "./division-verdict.ts";
import { useProposeDivisions } from "./use-propose-divisions.ts";
import classes from "./VerdictHead.module.css";
import { VERDICT_ICONS } from "./verdict-icons.ts";

interface VerdictHeadProps extends Omit<StudyProps, "onStudy"> {
  /** Leads to all that the verdict rests on. */
  readonly onWhy: () => void;
}

/** Can it be divided, and the one reason of it. Not analysed is an answer: it is neither yes nor no. */
export const VerdictHead = ({ parcelId, study: { wish }, onWhy }: VerdictHeadProps) => {
  const { data: parcel } = useShowParcel(parcelId);
  const { data: proposal, isFetching } = useProposeDivisions(parcelId, wish);
  if (parcel === undefined) return <Skeleton h={22} role="status" aria-label="Verdict : chargement" />;
  const { verdict, words, reason } = sayVerdict(parcel, proposal, wish);
  const Icon = VERDICT_ICONS[verdict];
  const doubted = verdict === "a-verifier" && proposal !== undefined;
  return (
    <p className={classes.head} data-verdict={verdict}>
      <span className={classes.badge} data-verdict={verdict}>
        <Icon size={14} stroke={1.8} aria-hidden="true" />
        {words}
      </span>
      <span className={classes.reason} title={reason}>
        {reason}
      </span>
      {isFetching ? <span role="status">étude en cours…</span> : null}
      {doubted ? (
        <Anchor component="button" type="button" size="sm" fw={600} onClick={onWhy}>
          Lever le doute
        </Anchor>
      ) : null}
    </p>
  );
};
