import { Popover, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./bilan.module.css";

interface AssumedPartProps {
  /** What is supposed, in a few words. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A hypothesis, underlined where it counts, and changed in place. */
export const AssumedPart = ({ words, children }: AssumedPartProps) => (
  <Popover position="bottom-start" width={300} shadow="md" trapFocus returnFocus>
    <Popover.Target>
      <UnstyledButton className={classes.assumed} aria-label={`${words} : changer`}>
        {words}
      </UnstyledButton>
    </Popover.Target>
    <Popover.Dropdown>{children}</Popover.Dropdown>
  </Popover>
);
