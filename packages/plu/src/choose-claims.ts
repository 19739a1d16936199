import type { Claim } from "./claim.ts";

const same = (a: Claim, b: Claim): boolean => JSON.stringify(a.valeur) === JSON.stringify(b.valeur);

const cellOf = (claim: Claim): string => `${claim.champ}.${claim.sousChamp}`;

/**
 * Of all values read for one secteur, the rule of each cell: what is written for that secteur beats what is written for
 * the whole zone; then the first that applies generally; where no
 * general one is written, the first that carries a condition (the first class of a rule by size of land). Values for
 * annexes, existing buildings, one road or a perimeter never become the rule. Only a value written as closely contradicts it.
 */
export const chooseClaims = (claims: readonly Claim[], secteur: string): readonly Claim[] => {
  const cells = Map.groupBy(
    claims.filter((claim) => claim.secteurs.includes(secteur)),
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
