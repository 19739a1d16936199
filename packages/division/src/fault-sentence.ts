import type { DivisionFault } from "./validate-division.ts";

const FAULTS: Readonly<Record<DivisionFault["kind"], string>> = {
  program: "Le programme de coupes ne se dessine plus.",
  partition: "Les lots ne couvrent plus exactement le terrain.",
  area: "La surface d'un lot ne correspond plus.",
  sliver: "Un lot est trop étroit.",
  access: "Un accès n'est plus prouvé.",
  building: "Un bâtiment est coupé, ou n'est plus dans un seul lot.",
  setback: "Une nouvelle limite passe trop près d'un bâtiment.",
  envelope: "L'emprise constructible d'un lot ne tient plus.",
  parcels: "La répartition par parcelle n'est plus juste.",
};

/** What an edited plan breaks, in French. */
export const faultSentence = ({ kind }: DivisionFault): string => FAULTS[kind];
