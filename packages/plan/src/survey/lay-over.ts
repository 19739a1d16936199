import { failure, type Result, success } from "@lotir/foncier";
import type { Point } from "@lotir/geometry";

/** The same place on both plans. */
export interface PlacePair {
  readonly survey: Point;
  readonly plan: Point;
}

/** How a survey is turned and moved onto a plan; its lengths are kept unless its scale is asked to be fitted. */
export interface LayOver {
  readonly scale: number;
  /** Radians, counter-clockwise. */
  readonly rotation: number;
  readonly apply: (point: Point) => Point;
  /** How far each place still stands from where it should, m. */
  readonly residuals: readonly number[];
  /** What the survey's lengths should be multiplied by to be the plan's: 1 where both agree. */
  readonly fittedScale: number;
}

const LEAST_APART = 1;
const FARTHEST_SCALE = 0.05;

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const UNITS = [
  [1000, "en millimètres"],
  [100, "en centimètres"],
] as const;

const scaleSentence = (scale: number): string => {
  const unit = UNITS.find(([factor]) => Math.abs(scale * factor - 1) < FARTHEST_SCALE);
  if (unit !== undefined) return `Ce plan semble être ${unit[1]}, pas en mètres : exportez-le en mètres.`;
  const percent = (Math.abs(scale - 1) * 100).toFixed(1).replace(".", ",");
  return `Les deux points sont à des distances qui diffèrent de ${percent} % : vérifiez qu'ils désignent les mêmes lieux.`;
};

/** Least squares over two places or more: a rotation and a move, its own scale kept (`kept`) or not (`fitted`). */
export const layOver = (pairs: readonly PlacePair[], scaling: "kept" | "fitted" = "kept"): Result<LayOver, string> => {
  if (pairs.length < 2) return failure("Désignez deux points communs aux deux plans.");
  const [from, to] = [mean(pairs.map(({ survey }) => survey)), mean(pairs.map(({ plan }) => plan))];
  let [along, across, spread] = [0, 0, 0];
  for (const { survey, plan } of pairs) {
    const [ax, ay] = [survey[0] - from[0], survey[1] - from[1]];
    const [bx, by] = [plan[0] - to[0], plan[1] - to[1]];
    along += ax * bx + ay * by;
    across += ax * by - ay * bx;
    spread += ax * ax + ay * ay;
  }
  const planSpread = pairs.reduce((sum, { plan }) => sum + (plan[0] - to[0]) ** 2 + (plan[1] - to[1]) ** 2, 0);
  if (!(Math.sqrt(planSpread) >= LEAST_APART) || !(spread > 0))
    return failure("Les deux points sont au même endroit : choisissez-les aussi loin que possible l'un de l'autre.");
  const fittedScale = Math.hypot(along, across) / spread;
  if (!(Math.abs(fittedScale - 1) <= FARTHEST_SCALE)) return failure(scaleSentence(fittedScale));
  const rotation = Math.atan2(across, along);
  const scale = scaling === "kept" ? 1 : fittedScale;
  const [cos, sin] = [scale * Math.cos(rotation), scale * Math.sin(rotation)];
  const apply = ([x, y]: Point): Point => {
    const [u, v] = [x - from[0], y - from[1]];
    return [to[0] + u * cos - v * sin, to[1] + u * sin + v * cos];
  };
  const residuals = pairs.map(({ survey, plan }) => {
    const [x, y] = apply(survey);
    return Math.hypot(x - plan[0], y - plan[1]);
  });
  return success({ scale, rotation, apply, residuals, fittedScale });
};

const centimetres = (metres: number): string => `${(metres * 100).toFixed(1).replace(".", ",")}\u00a0cm`;

/** What the overlay is worth, to be read before it is kept. */
export const layOverSentence = ({ residuals, rotation, fittedScale }: LayOver): string => {
  const worst = Math.max(0, ...residuals);
  const degrees = ((rotation * 180) / Math.PI).toFixed(2).replace(".", ",");
  const parts = Math.round((fittedScale - 1) * 1e6);
  return `Plan posé : rotation de ${degrees}°, écart de ${centimetres(worst)} au plus sur les points désignés (longueurs : ${parts >= 0 ? "+" : "−"}${Math.abs(parts)} millionièmes).`;
};
