import type { RefusalCode } from "@lotir/division";
import type { Doubt } from "@lotir/territory/work";
import { LARGE_PLOT } from "@lotir/territory/work";

const REASONS: Readonly<Record<RefusalCode, string>> = {
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
};

const COUNT = new Intl.NumberFormat("fr-FR");
const PLOTS = `parcelles de ${LARGE_PLOT} m² ou plus en zone U`;

const share = (count: number, outOf: number): string => `${COUNT.format(count)} des ${COUNT.format(outOf)}`;

/** What was seen, and what may explain it, in one French sentence. */
export const doubtSentence = (doubt: Doubt): string => {
  const seen = share(doubt.count, doubt.outOf);
  switch (doubt.kind) {
    case "no-free-edge":
      return `${seen} ${doubt.among === "plots" ? PLOTS : "parcelles"} n'ont aucun bord libre connu\u00a0: le cadastre ou la limite de la commune a pu être mal lu.`;
    case "no-zone":
      return `${seen} parcelles ne tombent dans aucune zone, alors qu'un zonage est chargé\u00a0: il vient peut-être d'une autre commune.`;
    case "no-building":
      return `Seules ${COUNT.format(doubt.count)} parcelles portent un bâtiment, pour ${COUNT.format(doubt.outOf)} bâtiments chargés\u00a0: ils viennent peut-être d'une autre commune.`;
    case "one-reason":
      return `${seen} ${PLOTS} sont refusées pour la même raison (${REASONS[doubt.reason]}).`;
    case "all-refused":
      return `${seen} ${PLOTS} sont refusées, une sur deux ailleurs.`;
  }
};
