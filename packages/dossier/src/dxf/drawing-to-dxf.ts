import { failure, type Result, success } from "@lotir/foncier";
import { ccProjectionFor, distance, type Point, type Projection } from "@lotir/geometry";
import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  TrueColor,
  Units,
} from "@tarikjabiri/dxf";
import { frenchLength } from "../compose/french-length.ts";
import type { Drawing, Shape } from "../drawing/drawing.ts";
import { drawingBox } from "../drawing/drawing-box.ts";
import { type DrawingPlace, placeOf, UNKNOWN_PLACE } from "../drawing/drawing-place.ts";
import { styleNamed } from "../drawing/style-of-drawing.ts";
import { cartridgeLines } from "./cartridge-lines.ts";
import { dxfText, layerName } from "./layer-name.ts";

/** The conic zone that surveyors deliver in (CC42–CC50), or the projection of the plan (Lambert-93, legal UTM overseas). */
export type DxfPlane = "conic" | "legal";

/** Millimetres of letters are those of a sheet at 1:500. */
const METRES_OF_LETTERS = 0.5;
const CARTRIDGE = "CARTOUCHE";

interface Pen {
  readonly dxf: DxfWriter;
  readonly drawing: Drawing;
  readonly at: (point: Point) => Point;
  /** Metres of the DXF per metre of ground. */
  readonly scale: number;
}

const polyline = ({ dxf, at }: Pen, points: readonly Point[], closed: boolean, look: object): void => {
  if (points.length < 2) return;
  const vertices = points.map((point) => {
    const [x, y] = at(point);
    return { point: point2d(x, y) };
  });
  dxf.addLWPolyline(vertices, { ...look, flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None });
};

interface Letters {
  readonly at: Point;
  readonly height: number;
  readonly angle?: number;
  readonly start?: boolean;
  readonly look: object;
}

const write = ({ dxf }: Pen, text: string, { at: [x, y], height, angle = 0, start = false, look }: Letters): void => {
  const said = dxfText(text);
  if (said === "") return;
  dxf.addText(point3d(x, y, 0), height, said, {
    ...look,
    rotation: angle,
    horizontalAlignment: start ? TextHorizontalAlignment.Left : TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: point3d(x, y, 0),
  });
};

const upright = (degrees: number): number => (degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees);

const writeDimension = (pen: Pen, shape: Shape & { kind: "dimension" }, height: number, look: object): void => {
  const [[x1, y1], [x2, y2]] = [pen.at(shape.from), pen.at(shape.to)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const apart = height * 0.8;
  const at: Point = [(x1 + x2) / 2 - ((y2 - y1) / length) * apart, (y1 + y2) / 2 + ((x2 - x1) / length) * apart];
  const angle = upright((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  write(pen, shape.text ?? frenchLength(distance(shape.from, shape.to)), { at, height, angle, look });
};

const writeLines = (pen: Pen, text: string, letters: Letters): void => {
  for (const [rank, line] of text.split(/\r?\n/).entries()) {
    const [x, y] = letters.at;
    write(pen, line, { ...letters, at: [x, y - rank * letters.height * 1.6] });
  }
};

const draw = (pen: Pen, shape: Shape, layer: string): void => {
  const style = styleNamed(pen.drawing, shape.style);
  const look = { layerName: layer, trueColor: String(TrueColor.fromHex(style.stroke ?? "#000000")) };
  const words = { ...look, layerName: layerName(`${layer}_TEXTES`) };
  const height = style.letters * METRES_OF_LETTERS;
  switch (shape.kind) {
    case "area":
      for (const ring of shape.rings) polyline(pen, ring, true, look);
      return;
    case "line":
      polyline(pen, shape.points, false, look);
      return;
    case "circle": {
      const [x, y] = pen.at(shape.at);
      pen.dxf.addCircle(point3d(x, y, 0), shape.radius * pen.scale, look);
      return;
    }
    case "dimension":
      writeDimension(pen, shape, height, words);
      return;
    case "text":
      writeLines(pen, shape.text, {
        at: pen.at(shape.at),
        height: shape.height ?? height,
        angle: shape.angle ?? 0,
        start: shape.anchor === "start",
        look: words,
      });
      return;
    default: {
      const [x, y] = pen.at(shape.at);
      pen.dxf.addPoint(x, y, shape.altitude ?? 0, look);
      if (shape.text !== undefined)
        write(pen, shape.text, { at: [x + height, y + height], height, start: true, look: words });
    }
  }
};

const penOf = (drawing: Drawing, place: DrawingPlace, target: Projection): Pen => {
  const same = target.epsg === place.projection.epsg;
  const at = (point: Point): Point => (same ? place.toPlane(point) : target.toPlanar(place.toLonLat(point)));
  const box = drawingBox(drawing) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const middle: Point = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  return { dxf: new DxfWriter(), drawing, at, scale: target.scaleAt(at(middle)) };
};

/** A DXF in metres of a projection, on named layers, which says in letters its plane and its scale factor. */
export const drawingToDxf = (drawing: Drawing, plane: DxfPlane = "conic"): Result<string, string> => {
  const place = placeOf(drawing.frame);
  if (place === undefined) return failure(UNKNOWN_PLACE);
  const target = plane === "conic" ? ccProjectionFor(place.toLonLat([0, 0])) : place.projection;
  const pen = penOf(drawing, place, target);
  pen.dxf.setUnits(Units.Meters);
  // A DXF of 2007 is in UTF-8 whatever this says; a reader that repairs what it opens takes it for an older one without it.
  pen.dxf.setVariable("$DWGCODEPAGE", { 3: "ANSI_1252" });
  const names = drawing.layers.map(({ name }) => layerName(name));
  for (const name of new Set([...names.flatMap((each) => [each, layerName(`${each}_TEXTES`)]), CARTRIDGE]))
    pen.dxf.addLayer(name, Colors.White, "Continuous");
  for (const { name, shapes } of drawing.layers) for (const shape of shapes) draw(pen, shape, layerName(name));
  const box = drawingBox(drawing);
  const corner = pen.at([box?.minX ?? 0, (box?.minY ?? 0) - 5]);
  for (const [rank, line] of cartridgeLines(drawing, target.epsg, pen.scale).entries())
    write(pen, line, {
      at: [corner[0], corner[1] - rank * 2],
      height: 1.2,
      start: true,
      look: { layerName: CARTRIDGE },
    });
  return success(pen.dxf.stringify());
};
