import type { DivisionProposal } from "@lotir/contract";
import { Box, Switch, Text } from "@mantine/core";
import { formatArea, formatQuantity, formatShare } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Hypotheses } from "./Doubts.tsx";
import classes from "./division.module.css";
import type { StudyProps } from "./division-study.ts";
import { Joined } from "./Joined.tsx";
import { DivisionLegend } from "./map/DivisionLegend.tsx";
import { PlanDetails } from "./PlanDetails.tsx";
import { Refusals } from "./Refusals.tsx";
import { chosenPlan, useProposeDivisions } from "./use-propose-divisions.ts";
import { Wish } from "./Wish.tsx";

const areasLine = ({ areas: { groundM2, contenanceM2, ratio } }: DivisionProposal): string =>
  contenanceM2 === null || ratio === null
    ? `Surface mesurée ${formatArea(groundM2)} ; contenance non communiquée`
    : `Surface mesurée ${formatArea(groundM2)} ; contenance ${formatArea(contenanceM2)}, soit ${formatShare(ratio)}`;

interface PlansProps extends Omit<StudyProps, "parcelId"> {
  readonly proposal: DivisionProposal;
}

const Plans = ({ proposal, study, onStudy }: PlansProps) => {
  const plan = chosenPlan(proposal, study.plan);
  if (plan === undefined) return null;
  return (
    <>
      <Switch
        size="sm"
        mb={8}
        label="Dessiner le plan sur la carte"
        checked={study.planDrawn}
        onChange={(event) => onStudy({ ...study, planDrawn: event.currentTarget.checked }, "replace")}
      />
      <Box hiddenFrom="md" mb={8}>
        <DivisionLegend plain />
      </Box>
      <PlanDetails plan={plan} />
    </>
  );
};

/** The plans of the parcel, or the exact reasons why there are none, with everything that was assumed. */
export const DivisionBlock = ({ parcelId, ...studied }: StudyProps) => {
  const { wish } = studied.study;
  const divisions = useProposeDivisions(parcelId, wish);
  return (
    <Block
      title="Division"
      query={divisions}
      failure="La division n'a pas pu être étudiée."
      lines={6}
      wayOut={<Joined parcelId={parcelId} joinable={[]} {...studied} />}
      aside={({ plans }) => (plans.length === 0 ? null : formatQuantity(plans.length, "plan"))}
    >
      {(proposal) => (
        <>
          <Plans proposal={proposal} {...studied} />
          <Refusals parcelId={parcelId} wish={wish} refusals={proposal.refusals} plans={proposal.plans} />
          <Joined parcelId={parcelId} joinable={proposal.joinable} {...studied} />
          <Wish {...studied} />
          <Hypotheses hypotheses={proposal.hypotheses} />
          {[areasLine(proposal), ...proposal.remarks].map((remark) => (
            <p key={remark} className={classes.soft}>
              {remark}
            </p>
          ))}
          {proposal.partial ? (
            <Text size="xs" c="var(--lotir-ochre-text)" mt={4}>
              Recherche arrêtée avant la fin : d'autres plans peuvent exister.
            </Text>
          ) : null}
        </>
      )}
    </Block>
  );
};
