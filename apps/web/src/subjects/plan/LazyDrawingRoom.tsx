import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf, UNKNOWN } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useShowPlan } from "./editor/use-show-plan.ts";

// The canvas is heavy: it comes with the first plan that is opened.
const DrawingRoom = lazyPart(() => import("./editor/DrawingRoom.tsx"));

const Waiting = () => <Skeleton flex={1} mih={420} role="status" aria-label="Ouverture du plan" />;

interface LazyDrawingRoomProps {
  readonly propertyId: string;
  readonly planId: string;
  readonly actions: ReactNode;
}

/** One plan on the drawing table, whatever it takes to open it. */
export const LazyDrawingRoom = ({ propertyId, planId, actions }: LazyDrawingRoomProps) => {
  const plan = useShowPlan({ propertyId, planId });
  if (plan.data === undefined)
    return plan.error === null ? (
      <Waiting />
    ) : (
      <Notice
        kind="error"
        title="Erreur lors du chargement du plan"
        retry={{ onClick: () => plan.refetch(), busy: plan.isFetching }}
      >
        {sentenceOf(plan.error, UNKNOWN)}
      </Notice>
    );
  return (
    <Suspense fallback={<Waiting />}>
      <DrawingRoom key={planId} shown={plan.data} actions={actions} waiting={<Waiting />} />
    </Suspense>
  );
};
