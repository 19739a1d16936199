import { Button, Checkbox, Group } from "@mantine/core";
import { formatArea } from "../../../kit/format.ts";
import classes from "./editor.module.css";
import type { Hand } from "./use-hand.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface PlanPartsProps {
  readonly editor: PlanEditor;
  readonly hand: Pick<Hand, "lot" | "setLot" | "note" | "removeNote">;
}

const CutLocks = ({ editor }: Pick<PlanPartsProps, "editor">) => {
  const { cuts, lots } = editor.locked;
  return (
    <Group gap="sm" mt="xs">
      {editor.live?.plan.cuts.map((_, rank) => (
        <Checkbox
          key={rank.toString()}
          size="xs"
          label={`verrouiller la limite ${rank + 1}`}
          checked={cuts.includes(rank)}
          onChange={(event) => {
            const others = cuts.filter((each) => each !== rank);
            editor.setLocked({ lots, cuts: event.currentTarget.checked ? [...others, rank] : others });
          }}
        />
      ))}
    </Group>
  );
};

/** The lots and limits of the plan, to be reached without a mouse. */
export const PlanParts = ({ editor, hand }: PlanPartsProps) => (
  <>
    <div className={classes.lots}>
      {editor.live?.plan.lots.map(({ number, letter, areaM2 }) => (
        <Button
          key={number}
          size="compact-sm"
          variant={hand.lot === number ? "filled" : "default"}
          aria-pressed={hand.lot === number}
          onClick={() => hand.setLot(number)}
        >
          {letter} · {formatArea(areaM2)}
        </Button>
      ))}
      {hand.note === undefined ? null : (
        <Button size="compact-sm" variant="subtle" color="red" onClick={hand.removeNote}>
          Effacer le dessin choisi
        </Button>
      )}
    </div>
    <CutLocks editor={editor} />
  </>
);
