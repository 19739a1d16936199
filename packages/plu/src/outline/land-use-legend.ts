import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";

export type State = "forbidden" | "allowed";

const MARK = "[A-Z]{1,2}\\*?|[✓✔✗✘×xX●○■□◯+-]\\*?|Oui|Non|OUI|NON";
const OF_USES =
  "(?:(?:les? |la )?(?:sous-)?(?:destinations?|constructions?|usages?|occupations?|utilisations?)(?: du sol)? (?:est |sont )?)*";
const FORBIDDEN = new RegExp(
  `^${OF_USES}(?:interdi\\w*|non (?:autoris|admis|permis)\\w*|prohib\\w*|n'(?:est|etant) pas (?:autoris|admis)\\w*)`,
);
const ALLOWED = new RegExp(`^${OF_USES}(?:autoris\\w*|admis\\w*|permis\\w*|(?:soumis\\w* a|sous) conditions?)`);

const stateSaid = (words: string): State | undefined => {
  const plain = fold(words).trim();
  if (FORBIDDEN.test(plain)) return "forbidden";
  return ALLOWED.test(plain) ? "allowed" : undefined;
};

/** "O = autorisée ; N : interdite". */
const MARK_FIRST = new RegExp(
  `(?<![\\p{L}\\d'’])["«“]?\\s?(${MARK})(?![\\p{L}\\d])\\s?["»”]?\\s?(?:[:=–-]|→|signifie|pour)?\\s?(?=\\p{L}{4})((?:(?!\\s[-–]\\s)[^;,.|()]){5,70})`,
  "gu",
);
/** "Autorisé : V, interdit : X", "interdit (X)". */
const STATE_FIRST = new RegExp(
  `((?:non )?(?:interdi|autoris|admis)\\p{L}*(?: sous (?:conditions?|r[ée]serves?))?)\\s?[:=(]\\s?["«“]?\\s?(${MARK})(?![\\p{L}\\d])`,
  "giu",
);
/** "Les sous-destinations repérées par la lettre I sont interdites". */
const MARKED_WITH = new RegExp(
  `(?:marqu|rep[ée]r|signal|indiqu|not[ée]|figur|identifi)[^.;,|]{0,30}?(?:la lettre|le signe|le symbole|d'une?|d’une?|par une?|par)\\s["«“]?\\s?(${MARK})\\s?["»”]?\\s(?:sont|est)\\s([^.;,|]{5,40})`,
  "gu",
);

/** "Les usages interdits sont repérés par un X, ceux autorisés par un V". */
const STATE_MARKED = new RegExp(
  `((?:non )?(?:interdi|autoris|admis)\\p{L}*(?: sous (?:conditions?|r[ée]serves?))?)\\s(?:(?:sont|est)\\s[^.;,|]{0,25})?par\\s(?:la lettre|le signe|le symbole|une?)\\s["«“]?\\s?(${MARK})(?![\\p{L}\\d])`,
  "gu",
);

/** "oui : autorisé, non : interdit": in small letters, only the sign between tells the mark from a word. */
const WORD_FIRST =
  /(?<![\p{L}\d'’])["«“]?\s?(oui|non)\s?["»”]?\s?[:=→]\s?(?=\p{L}{4})((?:(?!\s[-–/]\s)[^;,.|()]){5,70})/gu;

const pairsIn = (text: string): (readonly [string, string])[] => {
  const marked = [...text.matchAll(MARKED_WITH)].map((each) => [each[1] ?? "", each[2] ?? ""] as const);
  const stated = [...text.matchAll(STATE_FIRST), ...text.matchAll(STATE_MARKED)].map(
    (each) => [each[2] ?? "", each[1] ?? ""] as const,
  );
  const first = [...text.matchAll(MARK_FIRST), ...text.matchAll(WORD_FIRST)].map(
    (each) => [each[1] ?? "", each[2] ?? ""] as const,
  );
  const told = first.filter(([, words]) => stateSaid(words) !== undefined);
  const direct = [...marked, ...told];
  return direct.length > 0 ? direct : stated;
};

/** What each mark of a table of uses means; a mark told twice otherwise means nothing, and takes the legend with it. */
export const legendIn = (fragments: readonly Fragment[]): ReadonlyMap<string, State> => {
  const legend = new Map<string, State>();
  for (const { text } of fragments) {
    if (!/interdi|autoris|admis|permis/i.test(text)) continue;
    for (const [mark, words] of pairsIn(text)) {
      const state = stateSaid(words);
      if (state === undefined) continue;
      if (legend.has(mark) && legend.get(mark) !== state) return new Map();
      legend.set(mark, state);
    }
  }
  const means = new Set(legend.values());
  return means.has("forbidden") && means.has("allowed") ? legend : new Map();
};
