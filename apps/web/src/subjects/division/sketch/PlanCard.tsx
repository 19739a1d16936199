import { Skeleton } from "@mantine/core";
import { useShowParcel } from "../../parcelle/use-show-parcel.ts";
import type { StudyProps } from "../division-study.ts";
import { PlanSwitch } from "../PlanSwitch.tsx";
import { chosenPlan, useProposeDivisions } from "../use-propose-divisions.ts";
import classes from "./PlanCard.module.css";
import { PlanSketch } from "./PlanSketch.tsx";

/** The plan that is looked at, drawn, and the way to the others. */
export const PlanCard = ({ parcelId, study, onStudy }: StudyProps) => {
  const { data: parcel } = useShowParcel(parcelId);
  const { data: proposal } = useProposeDivisions(parcelId, study.wish);
  const plan = chosenPlan(proposal, study.plan);
  if (parcel === undefined) return <Skeleton h={196} />;
  return (
    <div className={classes.card}>
      {parcel.geometry.coordinates.length === 0 ? null : <PlanSketch parcel={parcel} plan={plan} />}
      {proposal === undefined || plan === undefined ? null : (
        <div className={classes.switch}>
          <PlanSwitch
            rank={proposal.plans.indexOf(plan) + 1}
            count={proposal.plans.length}
            onRank={(rank) => onStudy({ ...study, plan: rank }, "replace")}
          />
        </div>
      )}
    </div>
  );
};
