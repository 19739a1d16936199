import { ACCESS_LABELS, AccessForm, VERDICT_LABELS, Verdict } from "../division/division.ts";
import { DIVISION_REASONS } from "../division/division-reasons.ts";

/** Figures of a parcel that a filter may bound. */
export type FigureFact =
  | "surface"
  | "price"
  | "score"
  | "frontage"
  | "built"
  | "lots"
  /** Per cent of the turnover. */
  | "marginRate"
  | "residualPrice";
/** Words of a parcel that a filter may choose among. */
export type WordFact = "parcelle" | "zone" | "verdict" | "access" | "reason";

/** One thing asked of one fact. `under` is strict. */
export type Bound = { readonly least: number } | { readonly most: number } | { readonly under: number };
/** Lists that only the organisation that searches has: its portfolio, and what it marked; `miennes` are those of who asks. */
export type OwnList = "portfolio" | "ecartees" | "vues" | "notees" | "confiees" | "miennes";

interface Filter {
  /** Its name in the address bar. */
  readonly address: string;
  /** Offered when nothing matches. */
  readonly relaxed: string;
  /** The answer depends on who asks: no cache may lend it to another. */
  readonly own?: "money" | "portfolio" | "marks";
}

export type FigureUnit = "points" | "m" | "percent" | "euros";

export interface FigureFilter extends Filter {
  readonly kind: "figure";
  readonly fact: FigureFact;
  readonly is: "least" | "most";
  readonly highest?: number;
  /** What an untouched search asks; `0` in the address takes it away. */
  readonly byDefault?: number;
  /** A parcel whose figure is unknown passes. Default: it does not. */
  readonly unknownPasses?: true;
  /** Absent: asked in the form of criteria. */
  readonly chip?: {
    readonly name: string;
    /** Before the sign, once it holds. Default: the name. */
    readonly short?: string;
    readonly setting: string;
    readonly hint?: string;
  } & (
    | { readonly unit: FigureUnit; readonly slide: { readonly most: number; readonly step: number } }
    | { readonly steps: readonly number[] }
  );
}

export interface WordsFilter extends Filter {
  readonly kind: "words";
  readonly fact: WordFact;
  /** In the order shown; null: whatever the parcels bear, counted in the answer. */
  readonly vocabulary: Readonly<Record<string, string>> | null;
  /** Longest text of the wire. */
  readonly longest: number;
  readonly chip: { readonly name: string; readonly setting: string };
}

export interface WordFilter extends Filter {
  readonly kind: "word";
  readonly fact: WordFact;
  readonly vocabulary: Readonly<Record<string, string>>;
  readonly chip: { readonly name: string; readonly setting: string; readonly none: string };
}

export interface ChoiceOption {
  readonly label: string;
  /** On the chip, once chosen. */
  readonly chosen: string;
  /** Undefined: keeps everything. */
  readonly asks?: { readonly fact: FigureFact } & Bound;
  /** Words of a fact that are left out. */
  readonly without?: { readonly fact: WordFact; readonly words: readonly string[] };
  readonly among?: OwnList;
  readonly notAmong?: OwnList;
}

export interface ChoiceFilter extends Filter {
  readonly kind: "choice";
  /** The first keeps everything, and is what an untouched search has unless `byDefault` says otherwise. */
  readonly options: Readonly<Record<string, ChoiceOption>>;
  readonly byDefault?: string;
  /** Absent: a switch of the list. */
  readonly chip?: { readonly setting: string };
}

export type SearchFilter = FigureFilter | WordsFilter | WordFilter | ChoiceFilter;

/** Under this footprint a parcel counts as bare: a shed does not make a house, in m². */
const BARE_UNDER_M2 = 20;

const vocabulary = <Word extends string>(words: readonly Word[], labels: Readonly<Record<Word, string>>) =>
  Object.fromEntries(words.map((word) => [word, labels[word]])) as Readonly<Record<Word, string>>;

/**
 * Every filter of the search, one row each, in the order of the chips. Type, address, request, condition, relaxation and
 * chip all derive from the row; an absent filter keeps everything. Bounds by default: spec 1 §9.
 */
export const FILTER_TABLE = {
  minSurface: {
    kind: "figure",
    fact: "surface",
    is: "least",
    address: "min",
    byDefault: 800,
    relaxed: "Sans surface minimale",
  },
  maxSurface: {
    kind: "figure",
    fact: "surface",
    is: "most",
    address: "max",
    byDefault: 3_000,
    relaxed: "Sans surface maximale",
  },
  // Unknown is not too dear: a parcel without a price passes, and is counted apart.
  maxBudget: {
    kind: "figure",
    fact: "price",
    is: "most",
    unknownPasses: true,
    address: "budget",
    byDefault: 800_000,
    relaxed: "Sans budget maximum",
  },
  // Refused parcels and slivers stand behind one switch of the list: whoever searches looks for an operation.
  refused: {
    kind: "choice",
    address: "refus",
    byDefault: "masques",
    options: {
      montres: { label: "Montrées", chosen: "Refusées montrées" },
      masques: { label: "Masquées", chosen: "Refusées masquées", without: { fact: "verdict", words: ["non"] } },
    },
    relaxed: "Avec les parcelles refusées",
  },
  // What the team set aside stands behind a switch of its own.
  setAside: {
    kind: "choice",
    own: "marks",
    address: "ecartees",
    byDefault: "masquees",
    options: {
      montrees: { label: "Montrées", chosen: "Écartées montrées" },
      masquees: { label: "Masquées", chosen: "Écartées masquées", notAmong: "ecartees" },
    },
    relaxed: "Avec les parcelles écartées",
  },
  verdicts: {
    kind: "words",
    fact: "verdict",
    vocabulary: vocabulary(Verdict.options, VERDICT_LABELS),
    longest: 60,
    address: "verdict",
    relaxed: "Tous les verdicts",
    chip: { name: "Verdict", setting: "Verdict de division" },
  },
  minLots: {
    kind: "figure",
    fact: "lots",
    is: "least",
    highest: 20,
    address: "lots",
    relaxed: "Sans nombre de lots minimal",
    chip: {
      name: "Lots",
      setting: "Lots au moins",
      steps: [2, 3, 4, 5, 6],
      hint: "Maison conservée comprise. L'analyse d'une commune cherche de deux à six lots.",
    },
  },
  access: {
    kind: "words",
    fact: "access",
    vocabulary: vocabulary(AccessForm.options, ACCESS_LABELS),
    longest: 60,
    address: "acces",
    relaxed: "Toutes les formes d'accès",
    chip: { name: "Accès", setting: "Forme d'accès d'un lot au moins" },
  },
  reason: {
    kind: "word",
    fact: "reason",
    vocabulary: DIVISION_REASONS,
    address: "motif",
    relaxed: "Tous les motifs",
    chip: { name: "Motif", setting: "Motif d'un refus", none: "Tous les motifs" },
  },
  minScore: {
    kind: "figure",
    fact: "score",
    is: "least",
    highest: 100,
    address: "score",
    relaxed: "Sans note minimale",
    chip: { name: "Score", setting: "Score minimal", unit: "points", slide: { most: 100, step: 5 } },
  },
  zones: {
    kind: "words",
    fact: "zone",
    vocabulary: null,
    longest: 400,
    address: "zones",
    relaxed: "Dans toutes les zones",
    chip: { name: "Zone", setting: "Zones du PLU" },
  },
  minFrontage: {
    kind: "figure",
    fact: "frontage",
    is: "least",
    address: "facade",
    relaxed: "Sans façade minimale",
    chip: { name: "Façade", setting: "Façade sur rue minimale", unit: "m", slide: { most: 50, step: 1 } },
  },
  minMargin: {
    kind: "figure",
    fact: "marginRate",
    is: "least",
    highest: 100,
    own: "money",
    address: "marge",
    relaxed: "Sans marge minimale",
    chip: { name: "Marge", setting: "Marge minimale", unit: "percent", slide: { most: 40, step: 1 } },
  },
  minResidual: {
    kind: "figure",
    fact: "residualPrice",
    is: "least",
    own: "money",
    address: "residuel",
    relaxed: "Sans prix résiduel minimal",
    chip: {
      name: "Prix résiduel",
      short: "Résiduel",
      setting: "Prix résiduel minimal du terrain",
      unit: "euros",
      slide: { most: 1_000_000, step: 10_000 },
    },
  },
  built: {
    kind: "choice",
    address: "bati",
    options: {
      tous: { label: "Tous", chosen: "Bâti" },
      bati: { label: "Bâti", chosen: "Terrain bâti", asks: { fact: "built", least: BARE_UNDER_M2 } },
      nu: { label: "Nu", chosen: "Terrain nu", asks: { fact: "built", under: BARE_UNDER_M2 } },
    },
    relaxed: "Bâties ou nues",
    chip: { setting: "Bâti ou nu" },
  },
  portfolio: {
    kind: "choice",
    own: "portfolio",
    address: "portfolio",
    options: {
      tous: { label: "Toutes", chosen: "Portfolio" },
      dedans: { label: "Dedans", chosen: "Déjà dans le portfolio", among: "portfolio" },
      dehors: { label: "Hors", chosen: "Hors du portfolio", notAmong: "portfolio" },
    },
    relaxed: "Dans le portfolio ou non",
    chip: { setting: "Déjà dans le portfolio" },
  },
  followUp: {
    kind: "choice",
    own: "marks",
    address: "suivi",
    options: {
      toutes: { label: "Toutes", chosen: "Suivi" },
      "a-voir": { label: "Pas encore vues", chosen: "Pas encore vues", notAmong: "vues" },
      vues: { label: "Déjà vues", chosen: "Déjà vues", among: "vues" },
      notees: { label: "Avec une note", chosen: "Avec une note", among: "notees" },
      confiees: { label: "Confiées à quelqu'un", chosen: "Confiées à quelqu'un", among: "confiees" },
      miennes: { label: "Confiées à moi", chosen: "Confiées à moi", among: "miennes" },
    },
    relaxed: "Quel que soit leur suivi",
    chip: { setting: "Suivi de votre équipe" },
  },
} as const satisfies Readonly<Record<string, SearchFilter>>;

export type FilterName = keyof typeof FILTER_TABLE;
export const FILTER_NAMES = Object.keys(FILTER_TABLE) as readonly FilterName[];

type Row<Name extends FilterName> = (typeof FILTER_TABLE)[Name];
type Words<Of> = Of extends { vocabulary: infer Vocabulary }
  ? Vocabulary extends null
    ? string
    : keyof Vocabulary & string
  : never;

/** What a search asks, as a page holds it; undefined, none or the first choice keep everything. */
export type FilterValues = {
  readonly [Name in FilterName]: Row<Name>["kind"] extends "figure"
    ? number | undefined
    : Row<Name>["kind"] extends "words"
      ? readonly Words<Row<Name>>[]
      : Row<Name>["kind"] extends "word"
        ? Words<Row<Name>> | undefined
        : Row<Name> extends { options: infer Options }
          ? keyof Options & string
          : never;
};
