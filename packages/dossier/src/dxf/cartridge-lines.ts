import { frenchDay } from "../compose/french-length.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { projectionName } from "../drawing/projection-name.ts";

/** What a DXF says in letters, under the ground. */
export const cartridgeLines = (drawing: Drawing, epsg: number, scale: number): readonly string[] => [
  drawing.title.title,
  ...drawing.title.lines,
  `Plan : ${projectionName(epsg)}, en mètres`,
  `Facteur d'échelle : ${scale.toFixed(6).replace(".", ",")} (mètres du plan par mètre de terrain)`,
  ...drawing.sources.map(({ name, date }) => `Source : ${name}${date === null ? "" : `, ${frenchDay(date)}`}`),
  `Dressé le ${frenchDay(drawing.date)}`,
  "Limites indicatives : seul le bornage par un géomètre-expert fait foi",
];
