export { failure, type Result, success } from "@lotir/foncier";
export type { Champ, Claim, ClaimValue, Proof, Silence, SilenceClaim } from "./claim.ts";
export {
  type ComplianceCell,
  complianceOf,
  isProvedRule,
  type LotMeasures,
  type Verdict,
  WHOLE_OPERATION,
} from "./compliance.ts";
export { locateQuote, type QuotePlace } from "./document/locate-quote.ts";
export type { Box, LinePiece, Page, PageLine, PageModel } from "./document/page-model.ts";
export { pagesOfText } from "./document/pages-of-text.ts";
export { type Prediction, predictionsOf } from "./predictions.ts";
export type { Companion } from "./read-rules.ts";
export { type PluReading, readRules, type ZoneReading } from "./read-rules.ts";
export { readingMs, readTooLong } from "./reading-time.ts";
export { rulesOfZone } from "./rules-of-zone.ts";
export {
  type Score,
  scorePredictions,
  type TruthCell,
  type TruthFact,
  type TruthSet,
  type TruthZone,
} from "./score/score-predictions.ts";
export type {
  InopposableRule,
  ParkingRatio,
  Prospect,
  Rule,
  RuleSilence,
  RuleStatus,
  RuleUnit,
  RuleValue,
  SharedAccess,
  ZoneRules,
} from "./zone-rules.ts";
