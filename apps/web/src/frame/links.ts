/** The top bar, in the specification's order. */
export const LINKS = [
  { to: "/", label: "Accueil" },
  { to: "/search", label: "Recherche" },
  { to: "/properties", label: "Mes propriétés" },
  { to: "/parcel-plans", label: "Plans" },
  { to: "/wizard/auction-search", label: "Enchères" },
  { to: "/team", label: "Équipe" },
] as const;
