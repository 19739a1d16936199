import { Popover, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import classes from "./workflow-blocks.module.css";

interface WhyProps {
  readonly of: string;
  readonly reasons: readonly string[];
  readonly children: ReactNode;
}

/** A figure that says what made it, on hover, on focus or on a touch. */
export const Why = ({ of, reasons, children }: WhyProps) => {
  const [opened, { open, close, toggle }] = useDisclosure(false);
  if (reasons.length === 0) return children;
  return (
    <Popover opened={opened} onChange={(next) => (next ? open() : close())} width={320} withArrow shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.why}
          onMouseEnter={open}
          onMouseLeave={close}
          onFocus={open}
          onBlur={close}
          onClick={toggle}
        >
          {children}
          <VisuallyHidden> ({of} : pourquoi)</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.told}>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
