import type { ReactNode } from "react";
import classes from "./KeyFigure.module.css";

interface KeyFigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: "loss" | "low" | "viable" | "unknown" | undefined;
  readonly children?: ReactNode;
}

/** A figure that decides: what it is, how much, and the little that is to be known of it. */
export const KeyFigure = ({ label, value, tone, children }: KeyFigureProps) => (
  <div>
    <dt className={classes.label}>{label}</dt>
    <dd className={`figures ${classes.value}`} data-tone={tone}>
      {value}
    </dd>
    {children === undefined ? null : <dd className={`figures ${classes.under}`}>{children}</dd>}
  </div>
);

/** Three at most, abreast. */
export const KeyFigures = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <dl className={classes.figures} aria-label={label}>
    {children}
  </dl>
);
