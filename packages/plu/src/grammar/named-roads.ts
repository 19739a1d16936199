/** Roads that have a rule of their own. */
export const CLASSED =
  /nationales?|departementales?|\b(?:rd|rn|cd)(?: ?\d+)?\b|autoroute|ferree|grande circulation|deviation/;

const NAMED = `(?:${CLASSED.source}|\\b(?:rue|avenue|boulevard|chemin|route) (?:de|du|des)\\b)`;
const OTHERS = "(?:autres|toute autre) (?:voies?|rues?|cas)";
const TOWARD = "(?:par rapport|le long|en bordure|vis-a-vis|pour|depuis)";

const ledBy = (roads: string): RegExp =>
  new RegExp(
    `${TOWARD}\\b[^.;:\\d]{0,40}${roads}[^.;]{0,80}$|${roads}[^.;:\\d]{0,60}(?: ?n?°? ?\\d+)? ?:[^.;:]{0,40}$`,
  );

const LED_BY_OTHERS = ledBy(OTHERS);
const LED_BY_NAMED = ledBy(NAMED);

/** The road that the words before a distance set it against: "par rapport à la route départementale 25 : 15 m". */
export const roadLedIn = (before: string): "named" | "others" | undefined => {
  if (LED_BY_OTHERS.test(before)) return "others";
  return LED_BY_NAMED.test(before) ? "named" : undefined;
};
