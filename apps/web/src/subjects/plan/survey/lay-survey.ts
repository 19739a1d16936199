import type { Point } from "@lotir/geometry";
import { layOver, layOverSentence, type PlanObject, type SurveyedShape } from "@lotir/plan";

/** A surveyor's file as it was read. */
export interface ReadSurvey {
  readonly format: "dxf" | "geojson";
  readonly plane: string | null;
  readonly shapes: readonly SurveyedShape[];
  readonly skipped: Readonly<Record<string, number>>;
}

/** How a survey stands: where, and what is said of it; without a place, what is missing. */
export type Laid =
  | { readonly ok: true; readonly apply: (point: Point) => Point; readonly sentence: string }
  | { readonly ok: false; readonly isRefused: boolean; readonly sentence: string };

export interface Designated {
  readonly survey: readonly Point[];
  readonly plan: readonly Point[];
}

const missing = ({ survey, plan }: Designated): string =>
  survey.length < 2
    ? `Désignez le point ${survey.length + 1} sur le plan du géomètre.`
    : `Désignez le point ${plan.length + 1}, le même lieu, sur votre plan.`;

/** By its own coordinates, or by two places that are the same on both plans. */
export const laidBy = ({ plane }: ReadSurvey, designated: Designated | "coordinates"): Laid => {
  if (designated === "coordinates")
    return { ok: true, apply: (point) => point, sentence: `Posé d'après ses coordonnées (${plane ?? ""}).` };
  const { survey, plan } = designated;
  const pairs = survey.flatMap((point, rank) => {
    const same = plan[rank];
    return same === undefined ? [] : [{ survey: point, plan: same }];
  });
  if (pairs.length < 2) return { ok: false, isRefused: false, sentence: missing(designated) };
  const over = layOver(pairs);
  return over.ok
    ? { ok: true, apply: over.value.apply, sentence: layOverSentence(over.value) }
    : { ok: false, isRefused: true, sentence: over.failure };
};

/** Its layers, each with how many objects it holds. */
export const surveyLayersOf = ({ shapes }: ReadSurvey): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const { layer } of shapes) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, "fr"));
};

/** Lines to be seen, joined to their first point where they close. */
export const linesOf = (shapes: readonly Pick<PlanObject, "points" | "closed">[]): readonly (readonly Point[])[] =>
  shapes.map(({ points, closed }) => (closed && points[0] !== undefined ? [...points, points[0]] : points));

/** What a file held that is not read, in words. */
export const skippedWords = ({ skipped }: ReadSurvey): string | null => {
  const kinds = Object.entries(skipped).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length === 0 ? null : `Non lus : ${kinds.join(", ")}.`;
};
