export type { Annotation, AnnotationMetadata } from "./annotations/annotation.ts";
export { type DrawnSheet, drawSheet } from "./annotations/draw-sheet.ts";
export { type AnnotationFailure, type EditedAnnotation, fromAnnotations } from "./annotations/from-annotations.ts";
export type { PlanSheet } from "./annotations/plan-sheet.ts";
export { readSheet } from "./annotations/read-sheet.ts";
export { type AnnotationOptions, toAnnotations } from "./annotations/to-annotations.ts";
export { benchDivision, type CaseResult, type DivisionBench, type DivisionBenchRun } from "./bench/bench-division.ts";
export type { PlanFeature, PlansCollection } from "./bench/plans-geojson.ts";
export type { BenchFailure } from "./bench/read-cases.ts";
export type { ShapeSummary } from "./bench/summarise.ts";
export { type BrokenPromise, brokenPromises } from "./compliance/broken-promises.ts";
export { type MeasuredGround, planCompliance } from "./compliance/plan-compliance.ts";
export type { Envelope, LotEnvelope } from "./envelope/lot-envelope.ts";
export { faultSentence } from "./fault-sentence.ts";
export { mergeLots, splitLot } from "./grammar/edit-lots.ts";
export { type CutEdit, cutThrough, editProgram } from "./grammar/edit-program.ts";
export { type CutOf, cutsOf, type LeafOf, lotsOf, type Place, type Program } from "./grammar/program.ts";
export { type LockedParts, withLotArea } from "./grammar/with-lot-area.ts";
export { FRONT_TIERS, type FrontTier } from "./ground/ground.ts";
export { moveAccess } from "./move-access.ts";
export { clearAreaOf, type DrawnLane, laneOf } from "./plan/lane-of.ts";
export { letterOf } from "./plan/letter-of.ts";
export type {
  AccessForm,
  AccessWay,
  Annex,
  Body,
  CommonFace,
  ExistingGap,
  Lot,
  Plan,
  PlanLabel,
  StandingBuilding,
} from "./plan/plan.ts";
export { planToSvg } from "./plan/plan-to-svg.ts";
export type { LotPrices } from "./price/lot-price-curve.ts";
export { priceOfLot } from "./price/price-of-lot.ts";
export {
  type Known,
  NOTHING_KNOWN,
  type Procedure,
  type ProcedureFacts,
  type ProcedureKind,
  procedureOf,
} from "./procedure/procedure-of.ts";
export { accessFormsOf, type DivisionQuestion, type Proposal, proposeDivisions } from "./propose-divisions.ts";
export { PUBLISHED_DIVISION, type PublishedCount } from "./published-figures.ts";
export type { Strategy } from "./rank/order-plans.ts";
export {
  type AskedStrategy,
  estimatedLots,
  isOfStrategy,
  MOST_LOTS_ASKED,
  STRATEGY_AREAS,
  type StrategyQuestion,
  strategyWish,
} from "./rank/strategies.ts";
export { capsOf, type Verdict, type VerdictCap } from "./rank/verdict.ts";
export { type RedrawFailure, type Redrawn, redrawPlan } from "./redraw-plan.ts";
export { findRemedies, type Remedy, type RemedyKind } from "./refuse/find-remedies.ts";
export type { Refusal, RefusalCode, RefusalUnit } from "./refuse/refusals-of.ts";
export { CORRECTABLE_RULES, type CorrectableRule, correctRules } from "./rules/correct-rules.ts";
export {
  type BoundarySetback,
  type Buildability,
  type DivisionRules,
  HYPOTHESES,
  hypothesesIn,
  type RuleOrigin,
  type Sourced,
} from "./rules/division-rules.ts";
export { DEFAULT_WISH, type DivisionWish, LARGEST_LOT, WAY_CLEARANCE, WISHED_LOT_AREA } from "./rules/division-wish.ts";
export type { AccessWidths } from "./rules/passage.ts";
export { rulesFromZone } from "./rules/rules-from-zone.ts";
export { SCAN_WORK, type ScanResult, scanSite } from "./scan-site.ts";
export type { WorkBudget } from "./search/search-sketches.ts";
export { boundaryFromFrontage } from "./site/boundary-from-frontage.ts";
export { prepareSite } from "./site/prepare-site.ts";
export type { EdgeFact, Site, SiteAreas, SiteFailure, SiteRemark } from "./site/site.ts";
export type {
  BoundaryKind,
  BoundaryPiece,
  SiteBuilding,
  SiteConstraint,
  SiteParcel,
  SiteRequest,
  UnreadLayer,
} from "./site/site-request.ts";
export { type DivisionFault, validateDivision } from "./validate-division.ts";
