import type { Statement } from "../outline/statements.ts";
import type { Prospect } from "../zone-rules.ts";
import type { Bearing, Reach } from "./exceptions.ts";

export type ClaimValue = number | string | boolean | Prospect | Readonly<Record<string, number>>;

export type Champ =
  | "destinations_interdites"
  | "destinations_conditions"
  | "acces_voirie"
  | "eau"
  | "eaux_usees"
  | "eaux_pluviales"
  | "surface_min"
  | "voie"
  | "limites"
  | "entre_constructions"
  | "bande"
  | "emprise"
  | "hauteur"
  | "espaces_verts"
  | "stationnement_logement"
  | "stationnement_equipement"
  | "mixite_sociale"
  | "densite"
  | "division";

/** A statement ready to be read: the secteurs it holds for, how general it is, and what it says with its lead-ins. */
export interface Reading extends Statement {
  readonly secteurs: readonly string[];
  readonly bearing: Bearing;
  /** Stands under a secteur that is none of the zone's own. */
  readonly foreign: boolean;
  /** Folded: the lead-ins and objects above, then the statement itself, `own` characters from the end. */
  readonly full: string;
  readonly ownFrom: number;
  /** The statement that stands just before in the article, folded: "ce taux" and "elle" speak of it. */
  readonly before: string;
  /** Where the article says heights are measured to, when it says so once for all: names of the vocabulary. */
  readonly measuredTo: readonly string[];
}

/** One value a grammar found in a statement; `at` is where the value stands in the statement's own text. */
export interface Found {
  readonly champ: Champ;
  readonly sousChamp: string;
  readonly valeur: ClaimValue;
  readonly operateur?: "<=" | ">=" | "=" | "interdit" | "autorise";
  readonly unite?: string;
  readonly statut?: "valeur" | "facultatif";
  readonly at: number;
  readonly end: number;
  /** Overrides the statement's own reach, when the grammar knows better. */
  readonly reach?: Reach;
  readonly conditions?: readonly string[];
  readonly secteurs?: readonly string[];
  /** The passage to quote, when it is not the statement itself (a table row). */
  readonly quoteFrom?: Statement;
}

/** Reads one statement for one family of rules. Pure; abstains by returning nothing. */
export type Grammar = (reading: Reading) => readonly Found[];
