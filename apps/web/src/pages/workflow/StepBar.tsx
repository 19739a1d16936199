import { IconCheck } from "@tabler/icons-react";
import classes from "./workflow.module.css";
import { STEPS, type Step } from "./workflow-address.ts";

interface StepBarProps {
  readonly current: Step;
  /** Steps that can be opened as things stand. */
  readonly open: (step: Step) => boolean;
  readonly onStep: (step: Step) => void;
}

const stateOf = (rank: number, current: number): "done" | "current" | "pending" => {
  if (rank === current) return "current";
  return rank < current ? "done" : "pending";
};

/** The five steps, one decision each: those behind are done, and nothing is lost in going back. */
export const StepBar = ({ current, open, onStep }: StepBarProps) => {
  const at = STEPS.findIndex(({ step }) => step === current);
  return (
    <nav aria-label="Étapes de la division" className={classes.steps}>
      <ol>
        {STEPS.map(({ step, label }, rank) => {
          const state = stateOf(rank, at);
          return (
            <li key={step} data-state={state}>
              <button
                type="button"
                disabled={!open(step)}
                aria-current={state === "current" ? "step" : undefined}
                onClick={() => onStep(step)}
              >
                <span className={classes.number} aria-hidden="true">
                  {state === "done" ? <IconCheck size={14} stroke={2} /> : rank + 1}
                </span>
                {label}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
