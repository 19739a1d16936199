import { IconCircleCheck, IconCircleDashed, IconCircleX, IconHelpCircle } from "@tabler/icons-react";
import classes from "./VerdictLine.module.css";

export type Verdict = "oui" | "a-verifier" | "non" | "non-analysee";

/** A verdict in words, where no sentence says more. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  oui: "Oui",
  "a-verifier": "À vérifier",
  non: "Non",
  "non-analysee": "Non analysée",
};

const ICONS = {
  oui: IconCircleCheck,
  "a-verifier": IconHelpCircle,
  non: IconCircleX,
  "non-analysee": IconCircleDashed,
};

/** Colour, icon and words together, never colour alone. */
export const VerdictLine = ({ verdict, sentence }: { readonly verdict: Verdict; readonly sentence: string }) => {
  const Icon = ICONS[verdict];
  return (
    <span className={classes.verdict} data-verdict={verdict} title={sentence}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>{sentence}</span>
    </span>
  );
};
