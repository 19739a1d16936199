import { ACCESS_LABELS } from "@lotir/contract";
import { Button } from "@mantine/core";
import { formatLength } from "../../../kit/format.ts";
import { Fact } from "../../../kit/ui/Fact.tsx";
import type { DrawnPlan } from "../engine/draw-plan.ts";

interface LotAccessProps {
  readonly way: DrawnPlan["ways"][number] | undefined;
  readonly onMoveAccess: () => void;
}

/** How the lot reaches the road; a way over others, a strip or a lane may run along the other side. */
export const LotAccess = ({ way, onMoveAccess }: LotAccessProps) => {
  if (way === undefined) return null;
  return (
    <>
      <Fact label="Accès">
        {ACCESS_LABELS[way.form]}
        {way.form === "facade" ? "" : `, ${formatLength(way.widthM)}`}
      </Fact>
      {way.form === "facade" ? null : (
        <Button size="xs" variant="default" onClick={onMoveAccess}>
          Passer l'accès de l'autre côté
        </Button>
      )}
    </>
  );
};
