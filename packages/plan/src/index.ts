export { buildingTypeOf, type Solidity } from "./cadastre/building-type.ts";
export {
  type CadastralBuilding,
  type CadastralGround,
  type CadastralParcel,
  cadastralPlan,
} from "./cadastre/cadastral-plan.ts";
export { type EdgeRun, edgeRuns, labelledRuns } from "./cadastre/edge-runs.ts";
export { withBuildingLengths } from "./cadastre/with-building-lengths.ts";
export {
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  type CanvasPoint,
  type CanvasView,
  canvasViewOf,
  fromCanvas,
  toCanvas,
  viewOfBox,
} from "./canvas/canvas-view.ts";
export type { SentAnnotation, SpecAnnotation } from "./canvas/spec-annotation.ts";
export { divisionAnnotations, type EngineAnnotation } from "./division/division-annotations.ts";
export { divisionObjects } from "./division/division-objects.ts";
export { withLabelPlaces } from "./division/label-places.ts";
export { lotPlan, lotsOf } from "./division/lot-plan.ts";
export { CADASTRAL_LAYERS, LAYER_LABELS, PLAN_LAYERS, type PlanLayer } from "./document/layers.ts";
export { angleOf, lineLength, objectArea, objectLength, pointAt, rectangleBetween } from "./document/measure.ts";
export { extent, inDrawingOrder, objectById, type PlanDocument } from "./document/plan-document.ts";
export {
  type FramedPlane,
  type PlacedFrame,
  type PlanFrame,
  placedFrame,
  planeInFrame,
  planFrameAt,
} from "./document/plan-frame.ts";
export {
  ANNOTATION_COLORS,
  BUILDING_LABELS,
  BUILDING_TYPES,
  type BuildingType,
  OBJECT_KINDS,
  type ObjectFacts,
  type ObjectKind,
  type PlanObject,
  planObject,
} from "./document/plan-object.ts";
export { ALIGNMENTS, type Alignment, aligned, type OrderMove, reordered } from "./edit/arrange.ts";
export {
  applyChanges,
  changesBetween,
  FIELD_LABELS,
  isSameValue,
  OBJECT_FIELDS,
  type ObjectField,
  type ObjectPatch,
  type PlanChange,
  patchBetween,
  reversed,
} from "./edit/plan-change.ts";
export {
  type Gesture,
  type HistoryStep,
  NO_HISTORY,
  type PlanHistory,
  redo,
  undo,
  withGesture,
} from "./edit/plan-history.ts";
export { type FieldConflict, type Settled, settleEdit } from "./edit/settle-edit.ts";
export {
  middleOf,
  moved,
  resized,
  rotated,
  vertexAdded,
  vertexMoved,
  vertexRemoved,
  withArea,
  withEdgeLength,
  withLength,
} from "./edit/shape-edits.ts";
export { objectAt, objectsWithin, vertexAt } from "./pick/object-at.ts";
export {
  type Acknowledged,
  acknowledged,
  type Clash,
  gestured,
  heard,
  insisted,
  objectsOf,
  openSession,
  type PlanSession,
  redone,
  sending,
  type Unsent,
  undone,
} from "./session/plan-session.ts";
export {
  SNAP_KINDS,
  SNAP_LABELS,
  type Snap,
  type SnapKind,
  type SnapQuestion,
  type SnapTargets,
  snapPoint,
  snapTargets,
} from "./snap/snap-point.ts";
export { type BadAnnotation, fromAnnotation } from "./spec/from-annotation.ts";
export { isAnnotation, toAnnotation, toAnnotations } from "./spec/to-annotations.ts";
export { type LayOver, layOver, layOverSentence, type PlacePair } from "./survey/lay-over.ts";
export { isSurvey, type SurveyedShape, surveyObjects } from "./survey/survey-objects.ts";
