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

/**
 * Whether a zone has ground outside its secteurs. `none`: two subjects at least are shared out among all of them, and no rule is
 * given to what would be left; `unsure`: one is.
 */
export const groundLeft = (claims: readonly Claim[], { all, zone }: Secteurs): "some" | "unsure" | "none" => {
  const others = all.filter((secteur) => secteur !== zone);
  const own = claims.some(({ secteurs }) => secteurs.includes(zone) && secteurs.length < all.length);
  if (others.length < 2 || others.length === all.length || own) return "some";
  const shared = sharedOut(claims, others, zone);
  if (shared === 0) return "some";
  return shared === 1 ? "unsure" : "none";
};
