import { composeView, type View } from "./compose/compose-view.ts";
import type { Drawing } from "./drawing/drawing.ts";
import { pageToSvg } from "./page/page-to-svg.ts";

/** A drawing as a picture for the screen, of a size in pixels. */
export const drawingToSvg = (drawing: Drawing, view: View): string => pageToSvg(composeView(drawing, view));
