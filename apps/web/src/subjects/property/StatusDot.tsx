import { statusLabel } from "./filter-properties.ts";
import classes from "./Portfolio.module.css";

/** A coloured dot and the word. */
export const StatusDot = ({ status }: { readonly status: string }) => (
  <span className={classes.status}>
    <i data-status={status} aria-hidden="true" />
    {statusLabel(status)}
  </span>
);
