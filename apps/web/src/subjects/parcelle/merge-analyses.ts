import type { Analysis, ParcelRow, SearchDirection, SearchOrder } from "@lotir/contract";

/** The answers of up to five communes as one list. */
export interface MergedAnalysis {
  readonly rows: readonly ParcelRow[];
  readonly total: number;
  readonly matched: number;
  readonly matchedWithoutPrice: number;
  readonly unscored: number;
  /** Refused parcels that the list leaves out. */
  readonly hidden: number;
  /** Parcels that the team set aside, and that the list leaves out. */
  readonly setAside: number;
  /** Parcels that the saved search had not found before: they come first. */
  readonly news: ReadonlySet<string>;
  readonly zones: Analysis["zones"];
  readonly relaxations: Analysis["relaxations"];
  /** The same for every commune: those of who asks. */
  readonly assumed: Analysis["assumed"] | undefined;
}

const RANKS: Record<SearchOrder, (row: ParcelRow) => number | null> = {
  score: (row) => row.opportunityScore,
  surface: (row) => row.surface,
  prix: (row) => (row.estimatedValue === null ? null : -row.estimatedValue.value),
  facade: (row) => row.frontage,
  marge: (row) => row.bilan.marginRate,
  residuel: (row) => row.bilan.residualPriceEur,
};

const sum = (analyses: readonly Analysis[], of: (analysis: Analysis) => number): number =>
  analyses.reduce((total, analysis) => total + of(analysis), 0);

/** Unknown comes last whatever the order; equals follow their reference so that nothing jumps. */
const byOrder =
  (order: SearchOrder, direction: SearchDirection) =>
  (a: ParcelRow, b: ParcelRow): number => {
    const [rankA, rankB] = [RANKS[order](a), RANKS[order](b)];
    if (rankA === rankB) return a.parcelId < b.parcelId ? -1 : 1;
    if (rankA === null) return 1;
    if (rankB === null) return -1;
    return direction === "usuel" ? rankB - rankA : rankA - rankB;
  };

const newsOf = (analyses: readonly Analysis[]): ReadonlySet<string> => new Set(analyses.flatMap(({ news }) => news));

const newFirst = (analyses: readonly Analysis[], rows: readonly ParcelRow[]): readonly ParcelRow[] => {
  const news = newsOf(analyses);
  const isNew = ({ parcelId }: ParcelRow) => news.has(parcelId);
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
};

const mergeZones = (analyses: readonly Analysis[]): Analysis["zones"] => {
  const zones = new Map<string, Analysis["zones"][number]>();
  for (const zone of analyses.flatMap((analysis) => analysis.zones)) {
    const same = zones.get(zone.libelle);
    zones.set(zone.libelle, same === undefined ? zone : { ...same, parcels: same.parcels + zone.parcels });
  }
  return [...zones.values()].sort((a, b) => a.libelle.localeCompare(b.libelle, "fr"));
};

const mergeRelaxations = (analyses: readonly Analysis[]): Analysis["relaxations"] => {
  const relaxations = new Map<string, Analysis["relaxations"][number]>();
  for (const relaxation of analyses.flatMap((analysis) => analysis.relaxations)) {
    const same = relaxations.get(relaxation.filter);
    const matched = relaxation.matched + (same?.matched ?? 0);
    relaxations.set(relaxation.filter, { ...relaxation, matched });
  }
  return [...relaxations.values()].filter(({ matched }) => matched > 0).sort((a, b) => b.matched - a.matched);
};

export const mergeAnalyses = (
  analyses: readonly Analysis[],
  order: SearchOrder,
  direction: SearchDirection = "usuel",
): MergedAnalysis => ({
  rows:
    analyses.length === 1 && analyses[0] !== undefined
      ? analyses[0].parcels
      : newFirst(analyses, analyses.flatMap(({ parcels }) => parcels).sort(byOrder(order, direction))),
  news: newsOf(analyses),
  total: sum(analyses, ({ total }) => total),
  matched: sum(analyses, ({ matched }) => matched),
  matchedWithoutPrice: sum(analyses, ({ matchedWithoutPrice }) => matchedWithoutPrice),
  unscored: sum(analyses, ({ unscored }) => unscored),
  hidden: sum(analyses, ({ hidden }) => hidden),
  setAside: sum(analyses, ({ setAside }) => setAside),
  zones: mergeZones(analyses),
  relaxations: mergeRelaxations(analyses),
  assumed: analyses[0]?.assumed,
});
