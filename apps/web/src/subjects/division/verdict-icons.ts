import { IconCircleCheck, IconCircleDashed, IconCircleX, IconHelpCircle } from "@tabler/icons-react";

/** A shape for each verdict: never the colour alone. */
export const VERDICT_ICONS = {
  oui: IconCircleCheck,
  "a-verifier": IconHelpCircle,
  non: IconCircleX,
  "non-analysee": IconCircleDashed,
};
