import type { Prediction } from "../predictions.ts";
import { sameValue } from "./compare-values.ts";
import { locateCitation, type ScoredPage, scoredPagesOf } from "./locate-citation.ts";
import { sharesWords } from "./shares-words.ts";

/** A truth cell (one secteur × sous_champ), or a truth fact (a rule for several secteurs, with its rank). */
export interface TruthCell {
  readonly insee: string;
  readonly zone: string;
  readonly secteur: string;
  readonly champ: string;
  readonly sous_champ: string;
  readonly statut: string;
  readonly valeur?: unknown;
}

export interface TruthFact extends Omit<TruthCell, "secteur"> {
  readonly secteurs: readonly string[];
  readonly rang: "P" | "S" | "R";
  readonly texte?: string;
  readonly conditions?: readonly string[];
  readonly citation?: string;
}

export interface TruthZone {
  readonly insee: string;
  readonly zone: string;
  readonly texte: string;
  readonly pieges: readonly { readonly champ: string; readonly valeur_fausse: number; readonly pourquoi: string }[];
}

export interface TruthSet {
  readonly cells: readonly TruthCell[];
  readonly facts: readonly TruthFact[];
  readonly zones: readonly TruthZone[];
  /** The text of a document by its path in the truth. */
  readonly textOf: (path: string) => string;
}

export interface FieldCount {
  TP: number;
  FP: number;
  FN: number;
}

/** Values given, and how many of them are right. */
export interface Precision {
  readonly TP: number;
  readonly FP: number;
  readonly precision: number;
}

/** The figures of the published scorer, under their published names, and two of ours: `verifiees` and `six_champs`. */
export interface Score {
  readonly valeurs_or: number;
  readonly predites: number;
  readonly TP: number;
  readonly FP: number;
  readonly FN: number;
  readonly precision: number;
  readonly rappel: number;
  readonly F1: number;
  readonly secondaires_admises: number;
  readonly taux_hallucination: number | null;
  readonly citations_trouvees: number;
  readonly pages_fausses: number;
  readonly statuts_negatifs_or: number;
  readonly statuts_exacts: number;
  readonly pieges_declenches: number;
  readonly pieges_hors_secondaires: number;
  readonly predites_hors_secteurs_annotes: number;
  readonly par_champ: Readonly<Record<string, FieldCount>>;
  /** Among the values said "lu et vérifié". */
  readonly verifiees: Precision;
  /** The fields that drive a division: roads, boundaries, footprint, height, open ground, parking of dwellings. */
  readonly six_champs: Precision & { readonly FN: number; readonly rappel: number };
}

const DRIVING: ReadonlySet<string> = new Set([
  "voie",
  "limites",
  "emprise",
  "hauteur",
  "espaces_verts",
  "stationnement_logement",
]);

const VALUES: ReadonlySet<string> = new Set(["valeur", "facultatif"]);
const NEGATIVES: ReadonlySet<string> = new Set(["absent", "non_reglemente", "renvoi", "qualitatif"]);
type Keyed = Pick<TruthCell, "zone" | "champ" | "sous_champ" | "secteur"> & { readonly insee?: string };

const keyOf = (row: Keyed): string => [row.insee, row.zone, row.secteur, row.champ, row.sous_champ].join("|");
const zoneKey = (row: { readonly insee?: string; readonly zone: string }): string => `${row.insee}|${row.zone}`;

/** What the truth says, indexed for one pass over the predictions. */
class Truth {
  readonly gold: ReadonlyMap<string, TruthCell>;
  readonly secondary = new Map<string, TruthFact[]>();
  readonly zones: ReadonlyMap<string, TruthZone>;
  readonly secteurs: ReadonlySet<string>;
  readonly #set: TruthSet;
  readonly #pages = new Map<string, readonly ScoredPage[]>();

  constructor(set: TruthSet) {
    this.#set = set;
    this.gold = new Map(set.cells.map((cell) => [keyOf(cell), cell]));
    this.zones = new Map(set.zones.map((zone) => [zoneKey(zone), zone]));
    this.secteurs = new Set(set.cells.map((cell) => `${zoneKey(cell)}|${cell.secteur}`));
    for (const fact of set.facts) {
      if (fact.rang === "P" || !VALUES.has(fact.statut)) continue;
      for (const secteur of fact.secteurs) {
        const key = keyOf({ ...fact, secteur });
        this.secondary.set(key, [...(this.secondary.get(key) ?? []), fact]);
      }
    }
  }

  /** The zone's own text first, then the common rules of the same town that rank R facts quote. */
  placesOf(prediction: Prediction): readonly { first: number | undefined; last: number | undefined }[] {
    const zone = this.zones.get(zoneKey(prediction));
    const own = new Set([...this.zones.values()].map((each) => each.texte));
    const common = this.#set.facts.filter(
      (fact) => fact.insee === prediction.insee && fact.texte !== undefined && !own.has(fact.texte),
    );
    const texts = [...(zone ? [zone.texte] : []), ...new Set(common.map((fact) => fact.texte ?? "").toSorted())];
    for (const text of texts) {
      const found = locateCitation(this.#pagesOf(text), prediction.citation ?? "");
      if (found.length > 0) return found;
    }
    return [];
  }

  #pagesOf(path: string): readonly ScoredPage[] {
    const known = this.#pages.get(path);
    if (known) return known;
    const pages = scoredPagesOf(this.#set.textOf(path));
    this.#pages.set(path, pages);
    return pages;
  }
}

interface Tally {
  TP: number;
  FP: number;
  readonly verified: { TP: number; FP: number };
  secondary: number;
  unfound: number;
  found: number;
  wrongPage: number;
  traps: number;
  freeTraps: number;
  outside: number;
  readonly seen: Set<string>;
  readonly fields: Map<string, FieldCount>;
}

const fieldOf = (tally: Tally, champ: string): FieldCount => {
  const known = tally.fields.get(champ) ?? { TP: 0, FP: 0, FN: 0 };
  tally.fields.set(champ, known);
  return known;
};

const judgeQuote = (truth: Truth, prediction: Prediction, tally: Tally): void => {
  const places = prediction.citation ? truth.placesOf(prediction) : [];
  if (places.length === 0) {
    tally.unfound += 1;
    return;
  }
  tally.found += 1;
  const { page } = prediction;
  const right =
    page === undefined ||
    places.some(({ first, last }) => first === undefined || (first <= page && page <= (last ?? first)));
  if (!right) tally.wrongPage += 1;
};

const judge = (truth: Truth, prediction: Prediction, tally: Tally): void => {
  const key = keyOf(prediction);
  const cell = truth.gold.get(key);
  const value = prediction.valeur;
  if (!truth.secteurs.has(`${zoneKey(prediction)}|${prediction.secteur}`)) tally.outside += 1;
  judgeQuote(truth, prediction, tally);
  const good = cell !== undefined && VALUES.has(cell.statut) && sameValue(cell.valeur, value);
  const second = (truth.secondary.get(key) ?? []).some(
    (fact) => sameValue(fact.valeur, value) && sharesWords(prediction.conditions, fact),
  );
  for (const trap of truth.zones.get(zoneKey(prediction))?.pieges ?? []) {
    const [champ, sousChamp] = trap.champ.split(".");
    const aimed = prediction.champ === champ && (sousChamp === "*" || sousChamp === prediction.sous_champ);
    if (!aimed || good || typeof value !== "number" || Math.abs(value - trap.valeur_fausse) >= 1e-9) continue;
    tally.traps += 1;
    if (!second) tally.freeTraps += 1;
  }
  const outcome = tally.seen.has(key) && (good || second) ? "again" : good ? "TP" : second ? "second" : "FP";
  if (outcome === "again") return;
  if (outcome === "second") {
    tally.secondary += 1;
    return;
  }
  if (outcome === "TP") tally.seen.add(key);
  tally[outcome] += 1;
  fieldOf(tally, prediction.champ)[outcome] += 1;
  if (prediction.status === "lu-et-verifie") tally.verified[outcome] += 1;
};

const silencesRight = (truth: Truth, predictions: readonly Prediction[]): { gold: number; right: number } => {
  const field = (row: Keyed): string => [row.insee, row.zone, row.secteur, row.champ].join("|");
  const gold = new Map(
    [...truth.gold.values()].filter((cell) => NEGATIVES.has(cell.statut)).map((cell) => [field(cell), cell.statut]),
  );
  const said = new Map(
    predictions.filter((each) => NEGATIVES.has(each.statut)).map((each) => [field(each), each.statut]),
  );
  return { gold: gold.size, right: [...gold].filter(([key, statut]) => said.get(key) === statut).length };
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const share = (part: number, rest: number): number => (part + rest > 0 ? rounded(part / (part + rest)) : 0);

const drivingOf = (fields: ReadonlyMap<string, FieldCount>): Score["six_champs"] => {
  const counted = [...fields].filter(([champ]) => DRIVING.has(champ)).map(([, each]) => each);
  const sum = (key: keyof FieldCount): number => counted.reduce((total, each) => total + each[key], 0);
  const [TP, FP, FN] = [sum("TP"), sum("FP"), sum("FN")];
  return { TP, FP, FN, precision: share(TP, FP), rappel: share(TP, FN) };
};

/** Scores predictions against the truth with the rules of the published Python scorer. */
export const scorePredictions = (set: TruthSet, predictions: readonly Prediction[]): Score => {
  const truth = new Truth(set);
  const tally: Tally = {
    TP: 0,
    FP: 0,
    verified: { TP: 0, FP: 0 },
    secondary: 0,
    unfound: 0,
    found: 0,
    wrongPage: 0,
    traps: 0,
    freeTraps: 0,
    outside: 0,
    seen: new Set(),
    fields: new Map(),
  };
  const values = predictions.filter((prediction) => VALUES.has(prediction.statut));
  for (const prediction of values) judge(truth, prediction, tally);
  const missed = [...truth.gold].filter(([key, cell]) => VALUES.has(cell.statut) && !tally.seen.has(key));
  for (const [, cell] of missed) fieldOf(tally, cell.champ).FN += 1;
  const { TP, FP } = tally;
  const FN = missed.length;
  const precision = TP + FP > 0 ? TP / (TP + FP) : 0;
  const rappel = TP + FN > 0 ? TP / (TP + FN) : 0;
  const silences = silencesRight(truth, predictions);
  return {
    valeurs_or: TP + FN,
    predites: values.length,
    TP,
    FP,
    FN,
    precision: rounded(precision),
    rappel: rounded(rappel),
    F1: rounded(precision + rappel > 0 ? (2 * precision * rappel) / (precision + rappel) : 0),
    secondaires_admises: tally.secondary,
    taux_hallucination: values.length > 0 ? rounded(tally.unfound / values.length) : null,
    citations_trouvees: tally.found,
    pages_fausses: tally.wrongPage,
    statuts_negatifs_or: silences.gold,
    statuts_exacts: silences.right,
    pieges_declenches: tally.traps,
    pieges_hors_secondaires: tally.freeTraps,
    predites_hors_secteurs_annotes: tally.outside,
    par_champ: Object.fromEntries([...tally.fields].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    verifiees: { ...tally.verified, precision: share(tally.verified.TP, tally.verified.FP) },
    six_champs: drivingOf(tally.fields),
  };
};
