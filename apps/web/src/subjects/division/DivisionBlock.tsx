import type { DivisionProposal } from "@lotir/contract";
import { Box, Text } from "@mantine/core";
import { formatArea, formatQuantity, formatShare } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { useSearchState } from "../../pages/search/use-search-state.ts";
import type { PanelBlockProps } from "../../sheet/block-props.ts";
import { Hypotheses } from "./Doubts.tsx";
import classes from "./division.module.css";
import { Joined } from "./Joined.tsx";
import { DivisionLegend } from "./map/DivisionLegend.tsx";
import { PlanDetails } from "./PlanDetails.tsx";
import { PlanSwitch } from "./PlanSwitch.tsx";
import { Refusals } from "./Refusals.tsx";
import { chosenPlan, useProposeDivisions } from "./use-propose-divisions.ts";
import { Wish } from "./Wish.tsx";

const areasLine = ({ areas: { groundM2, contenanceM2, ratio } }: DivisionProposal): string =>
  contenanceM2 === null || ratio === null
    ? `Surface mesurée ${formatArea(groundM2)} ; contenance non communiquée`
    : `Surface mesurée ${formatArea(groundM2)} ; contenance ${formatArea(contenanceM2)}, soit ${formatShare(ratio)}`;

const Plans = ({ proposal }: { readonly proposal: DivisionProposal }) => {
  const [state, write] = useSearchState();
  const plan = chosenPlan(proposal, state.plan);
  if (plan === undefined) return null;
  return (
    <>
      <PlanSwitch
        rank={proposal.plans.indexOf(plan) + 1}
        count={proposal.plans.length}
        onRank={(rank) => write({ ...state, plan: rank }, "replace")}
        drawn={state.planDrawn}
        onDrawn={(planDrawn) => write({ ...state, planDrawn }, "replace")}
      />
      <Box hiddenFrom="md" mb={8}>
        <DivisionLegend plain />
      </Box>
      <PlanDetails plan={plan} />
    </>
  );
};

/** The plans of the parcel, or the exact reasons why there are none, with everything that was assumed. */
export const DivisionBlock = ({ parcelId }: PanelBlockProps) => {
  const divisions = useProposeDivisions(parcelId);
  return (
    <Block
      title="Division"
      query={divisions}
      failure="La division n'a pas pu être étudiée."
      lines={6}
      wayOut={<Joined parcelId={parcelId} joinable={[]} />}
      aside={({ plans }) => (plans.length === 0 ? null : formatQuantity(plans.length, "plan"))}
    >
      {(proposal) => (
        <>
          <Plans proposal={proposal} />
          <Refusals parcelId={parcelId} refusals={proposal.refusals} plans={proposal.plans} />
          <Joined parcelId={parcelId} joinable={proposal.joinable} />
          <Wish />
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
