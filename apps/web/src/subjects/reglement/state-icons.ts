import type { PluRuleState } from "@lotir/contract";
import {
  IconArrowForwardUp,
  IconBook2,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconEyeOff,
  IconHelpCircle,
  IconMap,
  IconQuote,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

interface IconProps {
  readonly size?: number;
  readonly stroke?: number;
  readonly "aria-hidden"?: "true";
}

/** Each state of a rule has its sign, so that none is told by colour alone. */
export const STATE_ICONS: Readonly<Record<PluRuleState, ComponentType<IconProps>>> = {
  "lu-et-verifie": IconCircleCheck,
  "a-verifier": IconHelpCircle,
  "non-reglemente": IconCircleMinus,
  qualitatif: IconQuote,
  renvoi: IconArrowForwardUp,
  illisible: IconEyeOff,
  graphique: IconMap,
  "a-lire": IconBook2,
  "non-trouve": IconCircleDashed,
};
