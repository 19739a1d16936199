/** Every reason the engine refuses a number of lots for, in the words of a screen. */
export const DIVISION_REASONS = {
  NO_ROAD: "aucune façade sur une voie connue",
  ROAD_UNKNOWN: "accès inconnu : le voisinage n'est pas chargé",
  FRONT_SHORT: "façade trop courte pour un accès",
  AREA_SMALL: "surface insuffisante",
  ZONE_NO: "zone fermée aux logements nouveaux",
  HOUSE_CENTRE: "maison au milieu du terrain",
  HOUSE_BLOCKS_STRIP: "passage trop étroit le long de la maison",
  WIDTH_NARROW: "terrain trop étroit",
  ENVELOPE_EMPTY: "reculs trop forts : pas la place d'une maison",
  CES_EXCEEDED: "emprise au sol dépassée après division",
  PLEINE_TERRE: "pleine terre insuffisante",
  PARKING: "pas la place des stationnements",
  ANC_AREA: "surface insuffisante pour l'assainissement individuel",
  EASEMENT_FORBIDDEN: "servitude de passage exclue",
  SHAPE_BAD: "formes de lots trop mauvaises",
  TIME_LIMIT: "recherche interrompue",
} as const;

export type DivisionReasonCode = keyof typeof DIVISION_REASONS;
