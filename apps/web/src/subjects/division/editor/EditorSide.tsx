import type { DivisionScenario } from "@lotir/contract";
import { Text } from "@mantine/core";
import { Notice } from "../../../kit/ui/Notice.tsx";
import type { DrawnLot } from "../engine/draw-plan.ts";
import classes from "./editor.module.css";
import { LiveFigures } from "./LiveFigures.tsx";
import { LotPanel } from "./LotPanel.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

interface EditorSideProps {
  readonly editor: PlanEditor;
  readonly scenario: DivisionScenario;
  readonly chosen: DrawnLot | undefined;
  readonly onLot: (lot: number) => void;
}

/** Beside the plan: the chosen lot, then rules and money as they follow. */
export const EditorSide = ({ editor, scenario, chosen, onLot }: EditorSideProps) => {
  const { live, locked } = editor;
  return (
    <aside className={classes.side}>
      {editor.said === undefined ? null : <Notice kind="doubt">{editor.said}</Notice>}
      {chosen === undefined ? (
        <Text size="sm" c="dimmed">
          Choisissez un lot sur le plan pour saisir sa surface, le couper ou le réunir.
        </Text>
      ) : (
        <LotPanel
          key={chosen.number}
          lot={chosen}
          others={live?.plan.lots.filter(({ number }) => number !== chosen.number) ?? []}
          way={live?.plan.ways.find(({ lot }) => lot === chosen.number)}
          onMoveAccess={() => editor.moveAccess(chosen.number)}
          isLocked={locked.lots.includes(chosen.number)}
          onLock={(isLocked) => {
            const others = locked.lots.filter((each) => each !== chosen.number);
            editor.setLocked({ ...locked, lots: isLocked ? [...others, chosen.number] : others });
          }}
          onArea={(areaM2) => editor.setArea(chosen.number, areaM2)}
          onSplit={() => editor.split(chosen.number)}
          onMerge={(other) => {
            onLot(Math.min(chosen.number, other));
            editor.merge(chosen.number, other);
          }}
        />
      )}
      {live === undefined ? null : <LiveFigures live={live} scenario={scenario} undrawable={editor.undrawable} />}
    </aside>
  );
};
