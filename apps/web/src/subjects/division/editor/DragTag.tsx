import type { Point } from "@lotir/geometry";
import { formatArea, formatCount, formatLength } from "../../../kit/format.ts";
import type { DrawnPlan } from "../engine/draw-plan.ts";
import classes from "./editor.module.css";
import { type PlanView, toScreen } from "./plan-view.ts";

interface DragTagProps {
  readonly plan: DrawnPlan;
  readonly before: DrawnPlan | undefined;
  readonly rank: number;
  readonly view: PlanView;
}

/** What a moved limit changes, lot by lot; nothing of a lot that stays as it was. */
export const changedLots = ({ lots }: DrawnPlan, before: DrawnPlan | undefined): string[] =>
  lots.flatMap(({ number, letter, areaM2, frontageM }) => {
    const was = before?.lots.find((lot) => lot.number === number);
    const change = was === undefined ? 0 : Math.round(areaM2) - Math.round(was.areaM2);
    if (change === 0) return [];
    const told = `${letter} ${formatArea(areaM2)} (${change > 0 ? "+" : "−"}${formatCount(Math.abs(change))})`;
    return [frontageM > 0 ? `${told} · façade ${formatLength(frontageM)}` : told];
  });

const MOST_FAULTS = 2;
/** Widest that the tag is, pixels. */
const WIDEST = 270;

/** Beside the hand while it moves a limit. The same is said in the panel, to whoever cannot see it. */
export const DragTag = ({ plan, before, rank, view }: DragTagProps) => {
  const cut = plan.cuts[rank];
  const changed = changedLots(plan, before);
  const wrong = [
    ...plan.broken.map(({ sentence }) => sentence),
    ...plan.compliance.flatMap(({ rule, reason, verdict }) =>
      verdict === "non-conforme" ? [`${rule} : ${reason}`] : [],
    ),
  ];
  if (cut === undefined || (changed.length === 0 && wrong.length === 0)) return null;
  const middle: Point = [(cut.from[0] + cut.to[0]) / 2, (cut.from[1] + cut.to[1]) / 2];
  const [x, y] = toScreen(view, middle);
  const left = Math.max(4, Math.min(x + 16, view.width - WIDEST));
  return (
    <div className={`figures ${classes.tag}`} style={{ left, top: Math.max(4, y + 16) }} aria-hidden="true">
      {changed.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {wrong.slice(0, MOST_FAULTS).map((line) => (
        <div key={line} data-wrong="true">
          {line}
        </div>
      ))}
    </div>
  );
};
