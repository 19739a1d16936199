import type { PlanItem } from "@lotir/contract";
import { useState } from "react";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { PlanCard } from "./PlanCard.tsx";
import classes from "./PlanCards.module.css";
import { RenamePlanDialog } from "./RenamePlanDialog.tsx";
import { useDeletePlan } from "./use-delete-plan.ts";
import { useDuplicatePlan } from "./use-duplicate-plan.ts";

/** Plans as cards, each with what may be done to it. */
export const PlanCards = ({ plans }: { readonly plans: readonly PlanItem[] }) => {
  const [renamed, setRenamed] = useState<PlanItem | null>(null);
  const [doomed, setDoomed] = useState<PlanItem | null>(null);
  const duplicate = useDuplicatePlan();
  const remove = useDeletePlan();
  return (
    <>
      <div className={classes.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            onRename={setRenamed}
            onDuplicate={({ propertyId, id: planId }) => duplicate.mutate({ propertyId, planId })}
            onDelete={setDoomed}
          />
        ))}
      </div>
      <RenamePlanDialog plan={renamed} onClose={() => setRenamed(null)} />
      <ConfirmDialog
        opened={doomed !== null}
        question="Êtes-vous sûr de vouloir supprimer ce plan ?"
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed === null) return;
          const { propertyId, id: planId } = doomed;
          remove.mutate({ propertyId, planId }, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
};
