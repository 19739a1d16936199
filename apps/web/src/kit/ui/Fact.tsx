import type { ReactNode } from "react";
import classes from "./Block.module.css";

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly strong?: boolean;
}

/** One line of a block: what it is on the left, how much on the right. */
export const Fact = ({ label, children, strong = false }: FactProps) => (
  <div className={classes.fact}>
    <span>{label}</span>
    <span className={strong ? `figures ${classes.strong}` : "figures"}>{children}</span>
  </div>
);
