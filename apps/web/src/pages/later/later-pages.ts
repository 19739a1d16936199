interface LaterPage {
  readonly path: string;
  readonly title: string;
  readonly missing: string;
  readonly instead: { readonly to: "/search" | "/properties"; readonly label: string };
}

const SEARCH = { to: "/search", label: "Chercher une parcelle" } as const;
const PORTFOLIO = { to: "/properties", label: "Ouvrir mon portfolio" } as const;

/** Screens that do not exist yet: each says what is missing and what can be done today. */
const LATER_PAGES: readonly LaterPage[] = [
  {
    path: "/wizard/search-listings",
    title: "Biens en Vente",
    missing: "La recherche dans les annonces immobilières n'est pas encore disponible.",
    instead: SEARCH,
  },
  {
    path: "/wizard/listings-results",
    title: "Biens en Vente",
    missing: "La recherche dans les annonces immobilières n'est pas encore disponible.",
    instead: SEARCH,
  },
  {
    path: "/wizard/auction-search",
    title: "Enchères Immobilières",
    missing: "La recherche dans les ventes aux enchères n'est pas encore disponible.",
    instead: SEARCH,
  },
  {
    path: "/parcel-plans",
    title: "Plans",
    missing: "Les plans de parcelles ne peuvent pas encore être importés ni dessinés.",
    instead: PORTFOLIO,
  },
  {
    path: "/parcel-plans/$propertyId",
    title: "Plans de la propriété",
    missing: "Les plans de parcelles ne peuvent pas encore être importés ni dessinés.",
    instead: PORTFOLIO,
  },
  {
    path: "/property/$propertyId/parcel-plan",
    title: "Plan de la parcelle",
    missing: "L'éditeur de plan n'est pas encore disponible.",
    instead: PORTFOLIO,
  },
  {
    path: "/properties/$propertyId",
    title: "Analyse de la propriété",
    missing: "L'analyse financière d'une propriété n'est pas encore disponible.",
    instead: PORTFOLIO,
  },
  {
    path: "/urbanisme-tracking/$propertyId",
    title: "Suivi d'urbanisme",
    missing: "Le suivi du dossier d'urbanisme n'est pas encore disponible.",
    instead: PORTFOLIO,
  },
  {
    path: "/division/workflow/$propertyId",
    title: "Division",
    missing: "Le parcours de division n'est pas encore disponible.",
    instead: PORTFOLIO,
  },
  {
    path: "/dashboard",
    title: "Tableau de bord",
    missing: "Le tableau de bord n'est pas encore disponible.",
    instead: PORTFOLIO,
  },
];

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split("/"), path.replace(/\/$/, "").split("/")];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith("$") || part === given[index]);
};

/** The page that a path will have, or undefined when no screen is planned there. */
export const laterPageAt = (path: string): LaterPage | undefined => LATER_PAGES.find((page) => isAt(page.path, path));
