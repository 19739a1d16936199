import { along, type Scale } from "./along.ts";
import { type Component, componentOf, type Judgement } from "./component.ts";
import { inFactor, inMetres } from "./in-french.ts";
import type { FrontageFacts, ParcelleFacts } from "./parcelle-facts.ts";

// 3.5 m: one owned strip. 8 m: the strip and a door of the house. 20 m: two lots abreast. 30 m: no better.
const FRONTAGE: Scale = [
  [0, 0],
  [3.5, 0.3],
  [8, 0.55],
  [20, 0.9],
  [30, 1],
];
/** Without 3.5 m on a road, a division needs somebody else's ground: the whole score goes down. */
const LANDLOCKED: Scale = [
  [0, 0.6],
  [3.5, 1],
];

/** How much of a metre counts, by what it opens on. */
const STRIP = 0.8;
const ROADS_NOT_LOADED = 0.9;
const DOUBTFUL = 0.4;
/** However long, a private lane or a limit without a known road counts for no more than this, in metres. */
const DOUBTFUL_AT_MOST = 8;

/** A frontage shorter than this leaves the question open while some of the limit is unknown, in metres. */
const ENOUGH = 3.5;

const countedOf = ({ onRoad, free, behindStrip, onPrivateLane, roads }: FrontageFacts): number => {
  const [likely, doubtful] = roads === "loaded" ? [0, onPrivateLane + free] : [ROADS_NOT_LOADED * free, onPrivateLane];
  return onRoad + STRIP * behindStrip + likely + Math.min(DOUBTFUL * doubtful, DOUBTFUL_AT_MOST);
};

const phraseOf = (facts: FrontageFacts): string => {
  const parts: readonly (readonly [number, string])[] = [
    [facts.onRoad, "sur voie"],
    [facts.free, facts.roads === "loaded" ? "libres sans voie connue" : "libres (voies non chargées)"],
    [facts.behindStrip, "derrière une bande d'alignement"],
    [facts.onPrivateLane, facts.roads === "loaded" ? "sur chemin privé" : "sur une bande en forme de chemin"],
    [facts.unknown, "de limite inconnue"],
  ];
  const said = parts.filter(([length]) => length > 0).map(([length, what]) => `${inMetres(length)} ${what}`);
  return said.length === 0 ? "Aucune façade libre" : said.join(", ");
};

const figuresOf = (facts: FrontageFacts) => [
  { label: "Façade sur voie", value: facts.onRoad, unit: "m" as const },
  { label: "Limite libre", value: facts.free, unit: "m" as const },
  { label: "Limite inconnue", value: facts.unknown, unit: "m" as const },
];

const judge = (facts: FrontageFacts): Judgement => {
  const counted = countedOf(facts);
  const figures = figuresOf(facts);
  if (counted < ENOUGH && facts.unknown >= 1)
    return { value: null, figures, measured: `À vérifier : ${phraseOf(facts)}` };
  const coefficient = along(LANDLOCKED, counted);
  const warning = coefficient < 1 ? ` ; accès insuffisant, ${inFactor(coefficient)}` : "";
  return { value: along(FRONTAGE, counted), coefficient, figures, measured: `${phraseOf(facts)}${warning}` };
};

export const scoreFrontage = ({ frontage }: ParcelleFacts): Component => componentOf("facade", frontage, judge);
