import { failure, type Result, success } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { Drawing } from "../drawing/drawing.ts";
import { placeOf, UNKNOWN_PLACE } from "../drawing/drawing-place.ts";
import { escapeXml } from "../page/escape-xml.ts";
import { type PlacedGeometry, type PlacedShape, placedShapes } from "./placed-shapes.ts";

/** KML tells colours backwards, transparency first. */
const kmlColor = (color: string, alpha: string): string => {
  const [, r = "00", g = "00", b = "00"] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  return `${alpha}${b}${g}${r}`.toLowerCase();
};

const line = (places: readonly LonLat[]): string =>
  `<coordinates>${places.map(([lon, lat]) => `${lon.toFixed(8)},${lat.toFixed(8)}`).join(" ")}</coordinates>`;
const ring = (places: readonly LonLat[]): string => `<LinearRing>${line(places)}</LinearRing>`;

const geometryKml = (geometry: PlacedGeometry): string => {
  if (geometry.type === "Point") return `<Point>${line([geometry.coordinates])}</Point>`;
  if (geometry.type === "LineString") return `<LineString>${line(geometry.coordinates)}</LineString>`;
  const [outer = [], ...holes] = geometry.coordinates;
  const inner = holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`).join("");
  return `<Polygon><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>${inner}</Polygon>`;
};

const placemark = ({ name, label, stroke, fill, geometry }: PlacedShape): string => {
  const pen = `<LineStyle><color>${kmlColor(stroke ?? "#000000", "ff")}</color><width>2</width></LineStyle>`;
  const ink =
    fill === null
      ? "<PolyStyle><fill>0</fill></PolyStyle>"
      : `<PolyStyle><color>${kmlColor(fill, "99")}</color></PolyStyle>`;
  return `<Placemark><name>${escapeXml(name ?? label ?? "")}</name><Style>${pen}${ink}</Style>${geometryKml(geometry)}</Placemark>`;
};

/** A drawing as a KML, a folder a layer; a French sentence where its plane is not known. */
export const drawingToKml = (drawing: Drawing): Result<string, string> => {
  const place = placeOf(drawing.frame);
  if (place === undefined) return failure(UNKNOWN_PLACE);
  const shapes = placedShapes(drawing, place);
  const folders = drawing.layers.map(({ name }) => {
    const placemarks = shapes.filter(({ layer }) => layer === name).map(placemark);
    return `<Folder><name>${escapeXml(name)}</name>${placemarks.join("")}</Folder>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2">';
  return success(`${head}<Document><name>${escapeXml(drawing.title.title)}</name>${folders.join("")}</Document></kml>`);
};
