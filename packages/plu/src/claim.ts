import type { Reach } from "./grammar/exceptions.ts";
import type { Champ, ClaimValue } from "./grammar/reading.ts";
import type { ZoneSpan } from "./zone-span.ts";

export type { Champ, ClaimValue } from "./grammar/reading.ts";
export type { ZoneSpan } from "./zone-span.ts";

/**
 * A written silence, or why there is no value. `illisible`: the page is an image; never read as "nothing". `a_lire`: the words
 * of the field stand there with a figure that was not read: a doubt, with its sentence.
 */
export type Silence = "non_reglemente" | "renvoi" | "qualitatif" | "absent" | "illisible" | "a_lire";

/** Read for the division, without a name in the published vocabulary: never among the predictions. */
export const OUTSIDE_VOCABULARY: ReadonlySet<string> = new Set(["acces_largeur_min_m", "acces_largeur_min_plusieurs"]);

/** Word-for-word proof: `page` is the page of the file where the quote stands, absent when the text has no pages. */
export interface Proof {
  readonly quote: string;
  readonly page?: number;
  readonly article: string;
  /** The titles and lead-ins above the sentence, outermost first. */
  readonly path?: readonly string[];
}

/**
 * `lu-et-verifie`: the zone is located by a title, the secteur is told alike by two independent ways, the sentence is the
 * general rule, and the quote holds the number with its unit. Anything less is `a-verifier`.
 */
export type ClaimStatus = "lu-et-verifie" | "a-verifier";

/** A value read for some secteurs. `rang`: the general rule, or a particular one that never replaces it. */
export interface Claim {
  readonly kind: "valeur";
  readonly zone: string;
  readonly secteurs: readonly string[];
  readonly champ: Champ;
  readonly sousChamp: string;
  readonly statut: "valeur" | "facultatif";
  readonly valeur: ClaimValue;
  readonly unite?: string;
  readonly operateur?: string;
  readonly conditions: readonly string[];
  readonly rang: "generale" | "particuliere";
  readonly reach: Reach;
  readonly proof: Proof;
}

/** Begins the condition of a value that another general value contradicts. */
export const OTHER_VALUE = "autre valeur écrite";

/** The rule of one secteur, with what its proof lacks, in French: nothing when it is verified. */
export interface ChosenClaim extends Claim {
  readonly status: ClaimStatus;
  readonly doubts: readonly string[];
  readonly span?: ZoneSpan;
}

/** A field without value in one secteur, with the sentence that says so when there is one. */
export interface SilenceClaim {
  readonly kind: "silence";
  readonly zone: string;
  readonly secteur: string;
  readonly champ: Champ;
  readonly statut: Silence;
  readonly proof?: Proof;
  /** For a `renvoi` whose text is in the same document: what stands there. */
  readonly followed?: FollowedReference;
}

/** What a reference leads to: the values read there, each with its own proof. Empty when nothing there answers. */
export interface FollowedReference {
  readonly toward: string;
  readonly claims: readonly Claim[];
}
