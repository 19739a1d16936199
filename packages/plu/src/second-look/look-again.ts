import type { Claim } from "../claim.ts";
import { fold } from "../document/fold.ts";
import type { Codes } from "./codes-said.ts";
import { isPerhapsSpecial } from "./rank-of-lines.ts";
import type { LinePlace, RawLines } from "./raw-lines.ts";
import { scopesOfQuote } from "./scope-of-lines.ts";
import { zoneAbove } from "./zone-above.ts";

const WORDS_OF: Readonly<Record<string, RegExp>> = {
  alignement: /align|en limite d/,
  en_limite: /limite|mitoyen|ordre continu/,
  niveaux: /r ?\+ ?\d|etage|niveau/,
  // A road open to the public may be private; the text has to say so.
  voie_privee_nouvelle_ouverte_sens_unique_m: /privee/,
  voie_privee_nouvelle_ouverte_double_sens_m: /privee/,
  ratio: /place|emplacement|stationnement|aire/,
  regle: /raccord|desserv|aliment|branch|reseau|assainissement|recul|alignement/,
};

/** Whether the quote holds what makes its value: each figure of it, or the words of its subject. */
const holdsValue = ({ valeur, sousChamp, proof }: Claim): boolean => {
  const plain = fold(proof.quote);
  return WORDS_OF[sousChamp]?.test(plain) ?? (typeof valeur !== "string" || plain.length > 10);
};

/** New buildings alone are forbidden: the use is, all the same. */
const UNSEEN_CONDITION = /^(?!constructions nouvelles$)/;

/** What a second look, from the raw lines of the file, says of one value. */
export interface SecondLook {
  /** What it cannot confirm, in French, whatever the secteur. */
  readonly doubts: readonly string[];
  /** Whether the sentence holds for this secteur. */
  readonly holdsFor: (secteur: string) => boolean;
}

export const lookAgain = (raw: RawLines, claim: Claim, codes: Codes): SecondLook => {
  const { quote, page } = claim.proof;
  const places = raw.placesOf(quote, page);
  const scopes = scopesOfQuote(raw, places, { quote, value: claim.valeur, codes });
  const isOwn = (code: string): boolean => code.toUpperCase().startsWith(codes.zone.toUpperCase());
  const doubts: string[] = [];
  // How land that is divided is judged is said once, for every zone, most often before them all.
  const common = claim.champ === "division";
  // "Toutes les constructions, à l'exception de…": what it excepts is the rule itself.
  const allButSome = claim.sousChamp === "tout_sauf_autorise";
  const everywhere = (is: (place: LinePlace) => boolean): boolean => !common && places.length > 0 && places.every(is);
  if (places.length === 0) doubts.push("la phrase ne se retrouve pas d'un trait dans le fichier");
  if (everywhere((place) => zoneAbove(raw, place, isOwn) === false))
    doubts.push("le titre le plus proche au-dessus nomme une autre zone");
  if (!allButSome && everywhere((place) => isPerhapsSpecial(raw, place, claim)))
    doubts.push("la phrase peut n'être qu'un cas particulier");
  if (!holdsValue(claim)) doubts.push("la phrase ne porte pas la valeur");
  if (
    claim.champ === "destinations_interdites" &&
    !allButSome &&
    claim.conditions.some((each) => UNSEEN_CONDITION.test(each))
  )
    doubts.push("l'interdiction porte une condition");
  return { doubts, holdsFor: (secteur) => scopes.some((scope) => scope.includes(secteur)) };
};
