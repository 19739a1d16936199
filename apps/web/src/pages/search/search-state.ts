import { AccessForm, CodeInsee, MAX_CITIES, SEARCH_DEFAULTS, SearchOrder, Verdict } from "@lotir/contract";
import { readFigure, readList } from "../../kit/address.ts";
import type { DivisionStudy } from "../../subjects/division/division-study.ts";
import { isParcelId, readLots, readStudy, writeStudy } from "../../subjects/division/study-address.ts";

/** Everything the search page shows, as the address bar keeps it: shareable, and the back button works. */
export interface SearchState extends DivisionStudy {
  /** INSEE codes, in the order chosen. Empty: nothing searched yet. */
  readonly communes: readonly string[];
  readonly maxBudget: number | undefined;
  readonly minSurface: number | undefined;
  readonly maxSurface: number | undefined;
  readonly minScore: number | undefined;
  readonly minFrontage: number | undefined;
  /** Per cent of the turnover, and euros: the balance of the best plan under the assumptions of who asks. */
  readonly minMargin: number | undefined;
  readonly minResidual: number | undefined;
  readonly zones: readonly string[];
  readonly built: "tous" | "bati" | "nu";
  /** What the division engine said; empty: whatever it said. */
  readonly verdicts: readonly Verdict[];
  readonly minLots: number | undefined;
  readonly access: readonly AccessForm[];
  /** Code of a refusal's reason. */
  readonly reason: string | undefined;
  readonly order: SearchOrder;
  readonly parcelId: string | undefined;
  /** A place asked from the search box: the map goes there. */
  readonly place: { readonly longitude: number; readonly latitude: number } | undefined;
}

export type RawSearch = Readonly<Record<string, string>>;

/** An absent bound takes the default; `0` in the address means that the bound was taken away. */
const readBound = (text: string | undefined, byDefault: number): number | undefined => {
  const value = readFigure(text);
  return value === 0 ? undefined : (value ?? byDefault);
};

const readPlace = (text: string | undefined): SearchState["place"] => {
  const [longitude, latitude] = (text ?? "")
    .split(",")
    .map((part) => readFigure(part.replace("-", "")) && Number(part));
  if (longitude === undefined || latitude === undefined) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : undefined;
};

const readBuilt = (text: string | undefined): SearchState["built"] =>
  text === "bati" || text === "nu" ? text : "tous";

/** The words of a list that belong to a vocabulary, in the order of the vocabulary. */
const readWords = <Word extends string>(text: string | undefined, words: readonly Word[]): Word[] => {
  const asked = readList(text);
  return words.filter((word) => asked.includes(word));
};

const readReason = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z_]{3,40}$/.test(text) ? text : undefined;

/** Reads an address that anybody may have typed: what cannot be read falls back, nothing throws. */
export const readSearchState = (raw: RawSearch): SearchState => ({
  communes: readList(raw.villes)
    .filter((code) => CodeInsee.safeParse(code).success)
    .slice(0, MAX_CITIES),
  maxBudget: readBound(raw.budget, SEARCH_DEFAULTS.maxBudget),
  minSurface: readBound(raw.min, SEARCH_DEFAULTS.minSurface),
  maxSurface: readBound(raw.max, SEARCH_DEFAULTS.maxSurface),
  minScore: readFigure(raw.score, 100) || undefined,
  minFrontage: readFigure(raw.facade) || undefined,
  minMargin: readFigure(raw.marge, 100) || undefined,
  minResidual: readFigure(raw.residuel) || undefined,
  zones: readList(raw.zones),
  built: readBuilt(raw.bati),
  verdicts: readWords(raw.verdict, Verdict.options),
  minLots: readLots(raw.lots),
  access: readWords(raw.acces, AccessForm.options),
  reason: readReason(raw.motif),
  order: SearchOrder.catch("score").parse(raw.tri),
  parcelId: raw.parcelle !== undefined && isParcelId(raw.parcelle) ? raw.parcelle : undefined,
  ...readStudy(raw),
  place: readPlace(raw.lieu),
});

const writeBound = (value: number | undefined, byDefault: number): string | undefined =>
  value === byDefault ? undefined : String(value ?? 0);

/** The shortest address that reads back as the same state: defaults are left out. */
export const writeSearchState = (state: SearchState): RawSearch => {
  const written: Record<string, string | undefined> = {
    villes: state.communes.join(",") || undefined,
    budget: writeBound(state.maxBudget, SEARCH_DEFAULTS.maxBudget),
    min: writeBound(state.minSurface, SEARCH_DEFAULTS.minSurface),
    max: writeBound(state.maxSurface, SEARCH_DEFAULTS.maxSurface),
    score: state.minScore?.toString(),
    facade: state.minFrontage?.toString(),
    marge: state.minMargin?.toString(),
    residuel: state.minResidual?.toString(),
    zones: state.zones.join(",") || undefined,
    bati: state.built === "tous" ? undefined : state.built,
    verdict: state.verdicts.join(",") || undefined,
    lots: state.minLots?.toString(),
    acces: state.access.join(",") || undefined,
    motif: state.reason,
    tri: state.order === "score" ? undefined : state.order,
    parcelle: state.parcelId,
    ...writeStudy(state),
    lieu: state.place && `${state.place.longitude.toFixed(6)},${state.place.latitude.toFixed(6)}`,
  };
  return Object.fromEntries(
    Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

export const EMPTY_SEARCH: SearchState = readSearchState({});
