export { bilanToXlsx } from "./bilan/bilan-to-xlsx.ts";
export { composeSheet } from "./compose/compose-sheet.ts";
export { composeView, type View, type Window, windowOf } from "./compose/compose-view.ts";
export {
  type DocumentBlock,
  type DocumentChapter,
  type DocumentFigure,
  type DocumentTable,
  type FileDocument,
  numbered,
} from "./document/file-document.ts";
export { toFlow } from "./document/to-flow.ts";
export type {
  AreaShape,
  CircleShape,
  DimensionShape,
  Drawing,
  DrawingFrame,
  DrawingLayer,
  DrawingSource,
  LineShape,
  Shape,
  SymbolName,
  SymbolShape,
  TextShape,
  TitleBlock,
} from "./drawing/drawing.ts";
export { drawingBox } from "./drawing/drawing-box.ts";
export { lotStyle, STYLES, type Style, styleOf } from "./drawing/style.ts";
export { drawingToPdf, sheetToSvg } from "./drawing-to-pdf.ts";
export { drawingToSvg } from "./drawing-to-svg.ts";
export { type DxfPlane, drawingToDxf } from "./dxf/drawing-to-dxf.ts";
export {
  DRAWING_FORMATS,
  DRAWING_TYPES,
  type DrawingExport,
  type DrawingFormat,
  exportDrawing,
} from "./export-drawing.ts";
export type { Block, DrawingBlock, FlowDocument, ImageBlock, TableBlock, TableColumn, TableRow } from "./flow/block.ts";
export { drawingToGeojson } from "./geo/drawing-to-geojson.ts";
export { drawingToKml } from "./geo/drawing-to-kml.ts";
export { type Calendar, type CalendarDay, toIcs } from "./ics/to-ics.ts";
export type { Page } from "./page/page.ts";
export { svgToPng } from "./page/svg-to-png.ts";
export { drawPiece, type PieceAbout, PLAN_PIECES, type PlanPiece } from "./pieces/draw-piece.ts";
export { groundArea } from "./pieces/ground-layers.ts";
export { type DividedGround, groundOfDivision } from "./pieces/ground-of-division.ts";
export { groundOfPlan } from "./pieces/ground-of-plan.ts";
export { levelPlaces } from "./pieces/level-places.ts";
export { type LevelsState, levelsState } from "./pieces/levels-state.ts";
export { type LotTable, type LotTableQuestion, lotTable } from "./pieces/lot-table.ts";
export type {
  Level,
  LevelSource,
  NamedGround,
  NetworkKind,
  PieceBuilding,
  PieceGround,
  PieceLot,
  PieceNetwork,
  PieceRoad,
  PieceWay,
} from "./pieces/piece-ground.ts";
export { setbackEnvelopes } from "./pieces/setback-envelopes.ts";
export {
  type SituationGround,
  type SituationRoad,
  type SituationView,
  situationDrawing,
} from "./pieces/situation-drawing.ts";
export { drawingOfPlan, type PlanAbout } from "./plan/drawing-of-plan.ts";
export { openPrinter, type Printer } from "./print/open-printer.ts";
export type { PrintedPlan, SheetedDrawing } from "./print/print-plan.ts";
export { bestSheet, type SheetWish } from "./sheet/best-sheet.ts";
export { type Extent, fitSheet, type SheetFit } from "./sheet/fit-sheet.ts";
export {
  drawingOf,
  type Orientation,
  type Paper,
  SCALES,
  type Scale,
  type Sheet,
  SITUATION_SCALES,
  type SituationScale,
  sizeOf,
} from "./sheet/paper.ts";
export { placedSurvey } from "./survey/placed-survey.ts";
export { readSurvey } from "./survey/read-survey.ts";
export {
  describeSurveyRefusal,
  SURVEY_LIMITS,
  type Survey,
  type SurveyRefusal,
} from "./survey/survey.ts";
export type { Cell, Column } from "./table/column.ts";
export { toCsv } from "./table/csv.ts";
export { toGeoJson } from "./table/geojson.ts";
export { toXlsx } from "./table/xlsx.ts";
export { toWord } from "./word/to-word.ts";
export { writePdf } from "./write-pdf.ts";
export { toZip, type ZipEntry } from "./zip/to-zip.ts";
