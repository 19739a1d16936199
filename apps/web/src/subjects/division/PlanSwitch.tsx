import { ActionIcon, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import classes from "./division.module.css";

interface PlanSwitchProps {
  /** From 1. */
  readonly rank: number;
  readonly count: number;
  readonly onRank: (rank: number) => void;
}

/** `‹ Plan 1 / 4 ›`: buttons or left and right arrows; the plans go round. */
export const PlanSwitch = ({ rank, count, onRank }: PlanSwitchProps) => {
  const go = (step: number) => onRank(((rank - 1 + step + count) % count) + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    go(step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame two arrows as a form
    <div className={classes.turn} role="group" aria-label="Plans proposés" onKeyDown={onKeyDown}>
      <ActionIcon variant="default" size={32} aria-label="Plan précédent" disabled={count < 2} onClick={() => go(-1)}>
        <IconChevronLeft size={16} stroke={1.5} />
      </ActionIcon>
      <Text component="span" className="figures" fw={600} aria-live="polite">
        Plan {rank} / {count}
      </Text>
      <ActionIcon variant="default" size={32} aria-label="Plan suivant" disabled={count < 2} onClick={() => go(1)}>
        <IconChevronRight size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  );
};
