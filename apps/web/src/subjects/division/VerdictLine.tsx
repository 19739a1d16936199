import type { Verdict } from "@lotir/contract";
import classes from "./VerdictLine.module.css";
import { VERDICT_ICONS } from "./verdict-icons.ts";

/** Colour, icon and words together, never colour alone. */
export const VerdictLine = ({ verdict, sentence }: { readonly verdict: Verdict; readonly sentence: string }) => {
  const Icon = VERDICT_ICONS[verdict];
  return (
    <span className={classes.verdict} data-verdict={verdict} title={sentence}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>{sentence}</span>
    </span>
  );
};
