/** Roads that have a rule of their own. */
export const CLASSED =
  /nationales?|departementales?|\b(?:rd|rn|cd)(?: ?\d+)?\b|\b[rc]\.\s?[nd]\.?\s?\d|autoroute|ferree|grande circulation|deviation/;

const PLACE =
  "(?:rue|avenue|boulevard|place|quai|cours|route|chemin|allée|esplanade|square|promenade|mail|faubourg|impasse|ruelle)";
const PLACED_AT =
  "(?:[Ll]e long|[Ee]n bordure|[Ss]ur|[Cc]ôté|[Ff]ace (?:à|au|aux)|[Aa]u droit|[Ee]n front|[Dd]onnant sur|(?:à|de) l['’]axe|[Bb]ordant|[Aa]utour)";
const NAMED_PLACE = new RegExp(
  `(?<!ailleurs que |autres? que |[Ss]auf |[Hh]ors |exception )${PLACED_AT} (?:de |d['’])?(?:la |le |l['’]|les |du |des |de la )?${PLACE}s? (?:(?:de la |de l['’]|des |du |de |d['’])?\\p{Lu}[\\p{L}\\d'’-]+)(?: (?:(?:de la |de l['’]|des |du |de |d['’])?\\p{Lu}[\\p{L}'’-]+)){0,3}|de l['’]axe (?:de la |du |de l['’])${PLACE}\\b`,
  "u",
);

/** "Le long de la rue des Tanneurs", "sur la place de la Halle": a place that has its name, as the text says it. */
export const namedPlaceIn = (text: string): string | undefined => NAMED_PLACE.exec(text)?.[0];

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
