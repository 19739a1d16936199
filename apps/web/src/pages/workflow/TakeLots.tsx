import type { DivisionScenario, PropertySheet } from "@lotir/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { useTakeLotsOfScenario } from "../../subjects/division/use-take-lots-of-scenario.ts";

interface TakeLotsProps {
  readonly property: PropertySheet;
  readonly projectId: string;
  readonly scenario: DivisionScenario;
  /** What is drawn is not saved yet: the lots would be those of before. */
  readonly isDirty: boolean;
}

/** The lots of the saved plan become those that the property sells, in one gesture; asked where some were taken before. */
export const TakeLots = ({ property, projectId, scenario, isDirty }: TakeLotsProps) => {
  const [asked, setAsked] = useState(false);
  const take = useTakeLotsOfScenario();
  const isReplacing = property.potentialLots.some(({ id }) => id.startsWith("lot_plan-"));
  const send = () => take.mutate({ projectId, scenarioId: scenario.id }, { onSettled: () => setAsked(false) });
  return (
    <>
      <Button
        variant="default"
        loading={take.isPending}
        disabled={isDirty || scenario.lots.length === 0}
        onClick={isReplacing ? () => setAsked(true) : send}
      >
        Reprendre les lots
      </Button>
      <ConfirmDialog
        opened={asked}
        question="Les lots repris d'un plan avant celui-ci seront remplacés ; ceux que vous avez saisis restent."
        action="Reprendre les lots"
        busy={take.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={send}
      />
    </>
  );
};
