import { type Champ, type Claim, OTHER_VALUE } from "./claim.ts";
import { fold } from "./document/fold.ts";
import { UNLESS_ON_BOUNDARY } from "./grammar/exceptions.ts";

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

/** Only where no choice, strip or case limits it does what is said for the secteur leave nothing of the zone's rule. */
const isWhole = ({ reach, conditions, proof }: Claim): boolean =>
  reach === "general" &&
  conditions.every((each) => each === UNLESS_ON_BOUNDARY || /indication|disposition|mention|prescription/.test(each)) &&
  !/\b(?:lorsqu\w*|quand|si|s'il\w*|en cas|a moins que|dans (?:la|une) bande|au-dela)\b/.test(fold(proof.quote));

/** What is written for fewer secteurs than a claim, in its field. */
const closerThan = (claim: Claim, held: readonly Claim[]): readonly Claim[] =>
  held.filter((each) => each.champ === claim.champ && each.secteurs.length < claim.secteurs.length && isWhole(each));

/** Whether what is written more closely for the secteur sets aside the zone's other way of placing constructions. */
const isDisplaced = (claim: Claim, held: readonly Claim[]): boolean => {
  const places = PLACES[claim.champ];
  if (places === undefined) return false;
  const own = closerThan(claim, held);
  const line = own.filter((each) => each.sousChamp === places.on);
  const back = own.filter((each) => each.sousChamp !== "recul_max_m" && places.back.includes(each.sousChamp));
  if (claim.sousChamp === places.on) return line.length === 0 && back.some((each) => leavesNoLine(each, claim));
  if (!places.back.includes(claim.sousChamp)) return false;
  return back.length === 0 && line.some(leavesNoDistance);
};

const TOPS: ReadonlySet<string> = new Set(["max_m", "faitage_m"]);
const POINTS: ReadonlySet<string> = new Set([...TOPS, "egout_m", "acrotere_m"]);

/** No roof tops out below its own edge: "19 m à l'acrotère" in a secteur leaves nothing of "13 m au plus" in the zone. */
const cannotStand = (claim: Claim, held: readonly Claim[]): boolean => {
  const { champ, sousChamp, valeur } = claim;
  if (champ !== "hauteur" || typeof valeur !== "number" || !POINTS.has(sousChamp)) return false;
  return closerThan(claim, held).some((own) => {
    if (typeof own.valeur !== "number" || !POINTS.has(own.sousChamp) || own.sousChamp === sousChamp) return false;
    return (TOPS.has(sousChamp) && valeur < own.valeur) || (TOPS.has(own.sousChamp) && valeur > own.valeur);
  });
};

/** "6 m à l'égout ou à l'acrotère": where a secteur has its own eaves height, the figure holds for neither point. */
const isSaidWithReplaced = (claim: Claim, held: readonly Claim[]): boolean => {
  if (claim.champ !== "hauteur" || !POINTS.has(claim.sousChamp)) return false;
  const own = closerThan(claim, held).filter(({ sousChamp }) => POINTS.has(sousChamp));
  return (
    !own.some(({ sousChamp }) => sousChamp === claim.sousChamp) &&
    held.some(
      (each) =>
        each.sousChamp !== claim.sousChamp &&
        each.secteurs.length === claim.secteurs.length &&
        each.proof.quote === claim.proof.quote &&
        same(each, claim) &&
        own.some(({ sousChamp }) => sousChamp === each.sousChamp),
    )
  );
};

/** "L'emprise est plafonnée à 15 m²" in a secteur leaves nothing of the zone's share of the land. */
const isCapped = (claim: Claim, held: readonly Claim[]): boolean =>
  claim.champ === "emprise" &&
  claim.sousChamp === "max_pct" &&
  closerThan(claim, held).some(({ sousChamp }) => sousChamp === "max_m2") &&
  !closerThan(claim, held).some(({ sousChamp }) => sousChamp === "max_pct");

/** Rules of the zone that what is written for the secteur contradicts, with the heights said in the same sentence. */
const contradicted = (held: readonly Claim[]): ReadonlySet<Claim> => {
  const impossible = held.filter((claim) => cannotStand(claim, held));
  const together = held.filter((claim) =>
    impossible.some(
      (each) =>
        each.proof.quote === claim.proof.quote &&
        each.champ === claim.champ &&
        each.secteurs.length === claim.secteurs.length &&
        !claim.sousChamp.startsWith("annexes"),
    ),
  );
  const alike = held.filter((claim) => isSaidWithReplaced(claim, held));
  return new Set([...together, ...alike, ...held.filter((claim) => isDisplaced(claim, held) || isCapped(claim, held))]);
};

/**
 * Of all values read for one secteur, the rule of each cell: what is written for that secteur beats what is written for
 * the whole zone; then the first that applies generally; where no
 * general one is written, the first that carries a condition (the first class of a rule by size of land). Values for
 * annexes, existing buildings, one road or a perimeter never become the rule. Only a value written as closely contradicts it.
 */
export const chooseClaims = (claims: readonly Claim[], secteur: string): readonly Claim[] => {
  const held = claims.filter((claim) => claim.secteurs.includes(secteur));
  const aside = contradicted(held);
  const cells = Map.groupBy(
    held.filter((claim) => !aside.has(claim)),
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
            conditions: [...first.conditions, ...rivals.map((rival) => `${OTHER_VALUE} : « ${rival.proof.quote} »`)],
          }
        : first,
    ];
  });
};
