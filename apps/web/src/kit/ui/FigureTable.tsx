import type { ReactNode } from "react";
import classes from "./FigureTable.module.css";

interface FigureTableProps {
  readonly children: ReactNode;
  /** `words`: cells hold sentences, set from the left. `dense`: many rows under a chart. */
  readonly of?: "figures" | "words" | "dense";
  readonly className?: string | undefined;
}

/** The one table of figures: names on the left, figures aligned on the right, its head in view. */
export const FigureTable = ({ children, of = "figures", className = "" }: FigureTableProps) => (
  <table
    className={`${of === "words" ? "" : "figures"} ${classes.table} ${className}`}
    data-words={of === "words"}
    data-dense={of === "dense"}
  >
    {children}
  </table>
);
