import type { Chance } from "../random.ts";
import type { Good } from "./goods.ts";

const count = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, " ");

const HOUSE_TITLES = [
  "Maison familiale avec jardin",
  "Villa au calme",
  "Maison à rénover",
  "Maison de caractère",
  "Belle maison, terrain plat",
  "Maison individuelle, vue mer",
];
const LAND_TITLES = ["Terrain à bâtir", "Beau terrain constructible", "Parcelle viabilisable", "Terrain plat, calme"];

const OPENINGS = [
  "À découvrir sans tarder.",
  "Rare sur le secteur.",
  "Dans un quartier recherché de l'île.",
  "En exclusivité dans notre agence.",
  "Au calme, à dix minutes à pied du port.",
];
const CLOSINGS = [
  "Possibilité de détacher un lot à bâtir.",
  "Tout-à-l'égout, eau de la ville.",
  "Exposition sud, sans vis-à-vis.",
  "Proche commerces et embarcadère.",
  "Division possible, sous réserve des règles d'urbanisme.",
  "Quelques travaux à prévoir.",
];

/** How the words tell the ground: in m², in ares, as a round figure, or not at all. */
export type LandWords = "exact" | "ares" | "around" | "none";

const landSentence = (landM2: number, words: LandWords, random: Chance): string => {
  const area = Math.round(landM2);
  switch (words) {
    case "exact":
      return random.pick([`Terrain de ${count(area)} m².`, `Sur une parcelle de ${count(area)} m².`]);
    case "ares":
      return `Contenance cadastrale : ${Math.floor(area / 100)} a ${String(area % 100).padStart(2, "0")} ca.`;
    case "around":
      return `Environ ${count(Math.round(area / 50) * 50)} m² de terrain.`;
    case "none":
      return "";
  }
};

/** What an agency writes of a good. */
export const wordsOf = (
  good: Good,
  land: LandWords,
  random: Chance,
): { readonly title: string; readonly description: string } => {
  const isHouse = good.kind === "house";
  const rooms = Math.max(3, Math.round(good.floorM2 / 24));
  const house = isHouse
    ? `Maison de ${count(good.floorM2)} m² habitables, ${rooms} pièces, ${good.storeys > 1 ? "sur deux niveaux" : "de plain-pied"}, construite en ${good.builtYear}.`
    : "Terrain constructible, libre de constructeur.";
  const sentences = [
    random.pick(OPENINGS),
    house,
    landSentence(good.landM2, land, random),
    random.pick(CLOSINGS),
    random.pick(CLOSINGS),
  ];
  return {
    title: random.pick(isHouse ? HOUSE_TITLES : LAND_TITLES),
    description: [...new Set(sentences)].filter((sentence) => sentence !== "").join(" "),
  };
};
