import { Skeleton, Stack } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { AssumptionsForm } from "./AssumptionsForm.tsx";
import { useShowAssumptions } from "./use-show-assumptions.ts";

/** Profile, margin, costs, credit: what every balance of the organisation assumes. */
export const AssumptionsSettings = () => {
  const own = useShowAssumptions();
  // Read once, it stays on screen with what is being typed, whatever a later reading meets.
  if (own.error !== null && own.data === undefined)
    return (
      <Notice kind="error" retry={{ onClick: () => own.refetch(), busy: own.isFetching }}>
        {sentenceOf(own.error, "Les hypothèses n'ont pas pu être lues.")}
      </Notice>
    );
  if (own.data === undefined)
    return (
      <Stack role="status" aria-label="Chargement des hypothèses" maw={560}>
        <Skeleton h={36} />
        <Skeleton h={180} />
      </Stack>
    );
  return <AssumptionsForm own={own.data} onReload={() => own.refetch()} />;
};
