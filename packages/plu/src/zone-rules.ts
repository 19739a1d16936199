import type { Metres, Ratio, SquareMetres } from "@lotir/units";
import type { ZoneSpan } from "./zone-span.ts";

/**
 * How far a value may be trusted. Only `lu-et-verifie` may make a plan *conforme*: the zone is located by a title, two
 * independent ways tell the same secteur, the sentence is the general rule and holds the number with its unit.
 * `a-verifier` was read but one proof is missing; `hypothese` was typed or assumed, never read.
 */
export type RuleStatus = "lu-et-verifie" | "a-verifier" | "hypothese";

export type RuleUnit = "m" | "ratio" | "m²" | "niveaux" | "places" | "texte";

/** A value with its proof. `page` is the page of the file (not the printed number); `quote` is word for word. */
export interface RuleValue<Value> {
  readonly kind: "valeur";
  readonly value: Value;
  readonly unit: RuleUnit;
  readonly status: RuleStatus;
  readonly conditions: readonly string[];
  /** What keeps it from being verified, in French. */
  readonly doubts?: readonly string[];
  /** The title that opens the zone in the file, and its pages. Absent from what an older reader kept. */
  readonly span?: ZoneSpan;
  /** The sentence of the zone that sends to this rule, where the rule is written for all zones or for another. */
  readonly via?: RuleSilence;
  readonly quote?: string;
  readonly page?: number;
  readonly article?: string;
}

/**
 * No value, and why: the text says so (`non-reglemente`), gives a rule without a number (`qualitatif`), sends elsewhere
 * (`renvoi`), is an image (`illisible`), leaves it to the map (`graphique`), holds a figure that was not read (`a-lire`), or
 * nothing was found (`non-trouve`).
 */
export interface RuleSilence {
  readonly kind: "non-reglemente" | "qualitatif" | "renvoi" | "illisible" | "graphique" | "a-lire" | "non-trouve";
  readonly quote?: string;
  readonly page?: number;
  readonly article?: string;
}

export type Rule<Value> = RuleValue<Value> | RuleSilence;

/** Required distance for a difference of level H: `k · H + c`, in metres (the floor, if any, is the `recul`). */
export interface Prospect {
  readonly k: number;
  readonly c: number;
}

/** Parking owed by dwellings: by floor area, by dwelling, or both with bounds. */
export interface ParkingRatio {
  readonly m2ParPlace?: number;
  readonly placesParLogement?: number;
  readonly minParLogement?: number;
  readonly maxParLogement?: number;
}

/** Width asked of an access from a number of dwellings on. */
export interface SharedAccess {
  readonly largeur: Metres;
  readonly desLogements: number;
}

/** Written in the text, set aside by law (loi ALUR art. 157, 27 March 2014): shown struck through, never applied. */
export interface InopposableRule {
  readonly status: "ecrit_inopposable";
  readonly subject: "surface_min" | "cos";
  readonly value?: number;
  readonly unit: "m²" | "coefficient";
  readonly note: string;
  readonly quote: string;
  readonly page?: number;
  readonly article?: string;
}

/** What the division engine and the compliance table know of one secteur of one zone. Lengths in metres. */
export interface ZoneRules {
  readonly zone: string;
  readonly secteur: string;
  readonly voie: {
    readonly recul: Rule<Metres>;
    readonly reculMax: Rule<Metres>;
    readonly reculAxe: Rule<Metres>;
    readonly prospect: Rule<Prospect>;
    readonly alignement: Rule<"autorise" | "obligatoire">;
  };
  readonly limites: {
    readonly enLimite: Rule<"autorise" | "sous_conditions">;
    readonly recul: Rule<Metres>;
    readonly prospect: Rule<Prospect>;
  };
  readonly entreConstructions: Rule<Metres>;
  readonly bande: Rule<Metres>;
  readonly emprise: { readonly max: Rule<Ratio>; readonly maxM2: Rule<SquareMetres<"emprise">> };
  readonly espacesVerts: {
    readonly pleineTerre: Rule<Ratio>;
    readonly vegetalise: Rule<Ratio>;
    readonly libres: Rule<Ratio>;
  };
  readonly hauteur: {
    readonly egout: Rule<Metres>;
    readonly acrotere: Rule<Metres>;
    readonly faitage: Rule<Metres>;
    readonly max: Rule<Metres>;
    readonly niveaux: Rule<string>;
  };
  /** Of the access to a land; that of a way is another rule. The last two are absent from what an older reader kept. */
  readonly acces: {
    readonly largeurMin: Rule<Metres>;
    readonly plusieursLogements?: Rule<SharedAccess>;
    readonly voie?: Rule<Metres>;
  };
  readonly stationnement: Rule<ParkingRatio>;
  /** Article R.151-21 al. 3 of the code de l'urbanisme; the law's default is the whole operation. */
  readonly appreciation: Rule<"ensemble_operation" | "lot_par_lot">;
  /** Houses are among what the first article forbids; absent from what an older reader kept. */
  readonly habitation?: Rule<"interdite">;
  readonly inopposables: readonly InopposableRule[];
}
