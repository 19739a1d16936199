import type { Claim } from "../claim.ts";
import { fold } from "../document/fold.ts";

const heightOf = (claims: readonly Claim[], sousChamp: string): number | undefined => {
  const found = claims.find((claim) => claim.champ === "hauteur" && claim.sousChamp === sousChamp)?.valeur;
  return typeof found === "number" ? found : undefined;
};

/** Heights that no roof can have together: eaves above the ridge, or above the most of all. */
const crossedHeights = (claims: readonly Claim[]): boolean => {
  const top = heightOf(claims, "faitage_m") ?? heightOf(claims, "max_m");
  return ["egout_m", "acrotere_m"].some((low) => (heightOf(claims, low) ?? 0) > (top ?? Number.POSITIVE_INFINITY));
};

const crossedSetbacks = (claims: readonly Claim[]): boolean => {
  const of = (sousChamp: string) =>
    claims.find((each) => each.champ === "voie" && each.sousChamp === sousChamp)?.valeur;
  const [least, most] = [of("recul_min_m"), of("recul_max_m")];
  return typeof least === "number" && typeof most === "number" && least > most;
};

/** What a zone is for, by the words of its title and of its presentation; what it cannot well forbid. */
const VOCATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bagricoles?\b/, ["exploitation_agricole"]],
  [/\b(?:residentiel\w*|pavillonnaire|d'habitat\w*|habitation)\b/, ["habitation"]],
  [/\bartisana\w*\b/, ["artisanat"]],
  [/\bindustri\w+\b/, ["industrie"]],
  [/\bcommerci\w+\b/, ["commerce", "commerce_detail", "artisanat_commerce_detail"]],
  [/\b(?:camping|caravan\w*)\b/, ["camping"]],
  [/\bforesti\w+\b/, ["exploitation_forestiere"]],
];

const forbidsItsVocation = ({ champ, sousChamp }: Claim, vocation: string): boolean =>
  champ === "destinations_interdites" &&
  VOCATIONS.some(([words, uses]) => uses.includes(sousChamp) && words.test(fold(vocation)));

const PLACES: ReadonlySet<string> = new Set(["voie", "limites"]);

/** Another way to place constructions is written for fewer secteurs: the zone's own may not stand beside it. */
const isBesideOwn = (claim: Claim, claims: readonly Claim[]): boolean =>
  PLACES.has(claim.champ) &&
  claims.some(
    (each) =>
      each.champ === claim.champ && each.sousChamp !== claim.sousChamp && each.secteurs.length < claim.secteurs.length,
  );

/** What the values of one secteur say against each other. `vocation`: the title of the zone and its presentation. */
export const doubtsOfCrossChecks = (
  claims: readonly Claim[],
  vocation: string,
): ((claim: Claim) => readonly string[]) => {
  const heights = crossedHeights(claims);
  const setbacks = crossedSetbacks(claims);
  return (claim) => [
    ...(heights && claim.champ === "hauteur" && claim.sousChamp !== "niveaux"
      ? ["l'égout ne peut être plus haut que le faîtage"]
      : []),
    ...(setbacks && claim.champ === "voie" ? ["le recul minimal dépasse le recul maximal"] : []),
    ...(isBesideOwn(claim, claims) ? ["le secteur a sa propre règle sur ce sujet"] : []),
    ...(forbidsItsVocation(claim, vocation) ? ["la zone interdirait ce pour quoi elle est faite"] : []),
  ];
};
