import type { Home } from "@lotir/contract";

/** Spec 2 §9: the six that it offers. */
const FIRST = ["Nice", "Antibes", "Cannes", "Cagnes-sur-Mer", "Vence", "Saint-Laurent-du-Var"];

/** The specification's communes first, in its order, where they are loaded; then the others as they come. */
export const orderCommunes = (communes: Home["communes"]): Home["communes"] => {
  const rankOf = (name: string): number => {
    const rank = FIRST.indexOf(name);
    return rank === -1 ? FIRST.length : rank;
  };
  return communes.toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
};
