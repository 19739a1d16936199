import type { Champ, Claim } from "./claim.ts";
import { fold } from "./document/fold.ts";

const same = (a: Claim, b: Claim): boolean => JSON.stringify(a.valeur) === JSON.stringify(b.valeur);

const cellOf = (claim: Claim): string => `${claim.champ}.${claim.sousChamp}`;

/** Two ways to place a construction: on the line, or back from it. One said for a secteur may leave nothing of the other. */
const PLACES: Readonly<Partial<Record<Champ, { readonly on: string; readonly back: readonly string[] }>>> = {
  voie: { on: "alignement", back: ["recul_min_m", "recul_max_m"] },
  limites: { on: "en_limite", back: ["recul_min_m", "prospect"] },
};

/** A leave given beside the rule, which still holds. */
const LEAVE = /\b(?:peu(?:t|vent)|pourr\w+|autoris\w+|admis\w*|permis\w*|possible|tolere\w*|toutefois|cependant)\b/;
/** The sentence only moves a figure of the zone's rule. */
const MOVES =
  /\b(?:ce|cet|cette|ces|celui-ci|celle-ci|il|elle|ramene\w*|porte\w*|reduit\w*|a defaut|sinon|dans ce cas)\b/;
/** Says again where constructions stand, not only how far. */
const PLACED = /\b(?:implante\w*|edifie\w*|construite?s?|s'implante\w*|s'ecarte\w*|etablie?s?|situee?s?)\b/;
/** On one side only: the other sides keep their distance. */
const ONE_SIDE = /\bune\b|\bl'une\b|laterale|fond|arriere|d'une limite|\bou\b|\bsoit\b|\bsi\b|lorsqu|prospect/;

/** What is written on the line leaves no distance back from it. */
const leavesNoDistance = (own: Claim): boolean => {
  const said = fold(own.proof.quote);
  if (own.champ === "voie") return !LEAVE.test(said);
  return own.valeur === "autorise" && !LEAVE.test(said) && !ONE_SIDE.test(said);
};

/** What is written back from the line leaves no place on it: the zone gave no choice, or the secteur says it all again. */
const leavesNoLine = (own: Claim, line: Claim): boolean => {
  const said = fold(own.proof.quote);
  const chosen = /\bsoit\b|\bou\b/.test(fold(line.proof.quote)) || LEAVE.test(fold(line.proof.quote));
  if (typeof own.valeur === "number" && own.valeur <= 0) return false;
  return !LEAVE.test(said) && (!chosen || (PLACED.test(said) && !MOVES.test(said)));
};

/** Whether what is written more closely for the secteur sets aside the zone's other way of placing constructions. */
const isDisplaced = (claim: Claim, closer: readonly Claim[]): boolean => {
  const places = PLACES[claim.champ];
  if (places === undefined) return false;
  const own = closer.filter(
    (each) => each.champ === claim.champ && each.reach === "general" && each.secteurs.length < claim.secteurs.length,
  );
  if (own.length === 0) return false;
  const line = own.filter((each) => each.sousChamp === places.on);
  const back = own.filter((each) => each.sousChamp !== "recul_max_m" && places.back.includes(each.sousChamp));
  if (claim.sousChamp === places.on) return line.length === 0 && back.some((each) => leavesNoLine(each, claim));
  if (!places.back.includes(claim.sousChamp)) return false;
  return back.length === 0 && line.some(leavesNoDistance);
};

/**
 * Of all values read for one secteur, the rule of each cell: what is written for that secteur beats what is written for
 * the whole zone; then the first that applies generally; where no
 * general one is written, the first that carries a condition (the first class of a rule by size of land). Values for
 * annexes, existing buildings, one road or a perimeter never become the rule. Only a value written as closely contradicts it.
 */
export const chooseClaims = (claims: readonly Claim[], secteur: string): readonly Claim[] => {
  const held = claims.filter((claim) => claim.secteurs.includes(secteur));
  const cells = Map.groupBy(
    held.filter((claim) => !isDisplaced(claim, held)),
    cellOf,
  );
  return [...cells.values()].flatMap((cell) => {
    const ordered = cell.toSorted((a, b) => a.secteurs.length - b.secteurs.length);
    const general = ordered.filter((claim) => claim.reach === "general");
    const limited = ordered.filter((claim) => claim.reach === "limited");
    const first = general[0] ?? limited[0];
    if (!first) return [];
    const rivals = general.filter((claim) => !same(claim, first) && claim.secteurs.length <= first.secteurs.length);
    return [
      rivals.length > 0
        ? {
            ...first,
            conditions: [
              ...first.conditions,
              ...rivals.map((rival) => `autre valeur écrite : « ${rival.proof.quote} »`),
            ],
          }
        : first,
    ];
  });
};
