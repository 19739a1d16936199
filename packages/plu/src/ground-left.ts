import type { Claim } from "./claim.ts";
import type { Secteurs } from "./outline/secteurs.ts";

/** Subjects whose rules are given to every secteur and to nothing else. */
const sharedOut = (claims: readonly Claim[], others: readonly string[], zone: string): number => {
  const fields = Map.groupBy(
    claims.filter(({ reach }) => reach !== "special"),
    ({ champ }) => champ,
  );
  return [...fields.values()].filter(
    (each) =>
      !each.some(({ secteurs }) => secteurs.includes(zone)) &&
      others.every((secteur) => each.some(({ secteurs }) => secteurs.includes(secteur))),
  ).length;
};

const PARTS = "(?:sous-)?(?:secteurs?|zones?)";
/** "Elle comprend un secteur UBa": beside what is left, said of codes that are the zone's with a letter. */
const TAKES_IN = new RegExp(
  `\\b(?:compren\\w+|comport\\w+|inclu\\w+|compt\\w+|contien\\w+)\\b[^.]{0,80}\\b${PARTS}\\b`,
);
/** "Elle se compose de deux secteurs", "on y distingue quatre sous-zones". */
const MADE_OF = new RegExp(
  `\\b(?:se (?:compose|divise|decompose|subdivise|repartit)|(?:composee?|divisee?|subdivisee?|decoupee?|partagee?|scindee?|constituee?|formee?|repartie?) (?:de|en|entre)|on y distingue)\\b[^.]{0,60}\\b${PARTS}\\b`,
);

/**
 * Whether a zone has ground outside its secteurs, by what introduces it and by its rules. `none`: two subjects at least are
 * shared out among all of them (one, where it is said to be made of them), and no rule is given to what would be left;
 * `unsure`: one is.
 */
export const groundLeft = (
  claims: readonly Claim[],
  { all, zone }: Secteurs,
  introduced: string,
): "some" | "unsure" | "none" => {
  const others = all.filter((secteur) => secteur !== zone);
  const own = claims.some(({ secteurs }) => secteurs.includes(zone) && secteurs.length < all.length);
  if (others.length < 2 || others.length === all.length || own) return "some";
  const shared = sharedOut(claims, others, zone);
  if (MADE_OF.test(introduced)) return shared === 0 ? "unsure" : "none";
  if (shared === 0) return "some";
  const lettered = others.every((code) => /[a-z]\d?$/.test(code));
  return shared === 1 || (lettered && TAKES_IN.test(introduced)) ? "unsure" : "none";
};
