/** How a source of adverts may be asked: an API or a licence; what a user brings himself; what nobody may crawl. */
export type SourceClass = "A" | "B" | "C";

export interface ListingSource {
  /** As screens name it; spec 1 §3: « Melo » where nothing else is said. */
  readonly label: string;
  readonly sourceClass: SourceClass;
  readonly licence: string;
  /** What its robots file asks, or why that has no object. */
  readonly robots: string;
  /** Whether its photos may be shown again, through our own proxy. */
  readonly photos: boolean;
}

/** Every way an advert comes in. Bulk crawling (class C) is none of them. */
export const LISTING_SOURCES = {
  melo: {
    label: "Melo",
    sourceClass: "A",
    licence: "Contrat de l'API d'annonces, au nom de l'organisation dont la clé est lue",
    robots: "Sans objet : API sous contrat, interrogée avec une clé",
    photos: true,
  },
  fichier: {
    label: "Fichier",
    sourceClass: "B",
    licence: "Fourni par l'organisation, pour elle seule",
    robots: "Sans objet : fichier remis par l'utilisateur",
    photos: true,
  },
  lien: {
    label: "Lien collé",
    sourceClass: "B",
    licence: "Quelques faits et un lien, saisis par l'organisation",
    robots: "Sans objet : la page n'est pas lue par Lotir",
    photos: false,
  },
} as const satisfies Record<string, ListingSource>;

export type ListingSourceName = keyof typeof LISTING_SOURCES;
