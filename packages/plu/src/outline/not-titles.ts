import { fold } from "../document/fold.ts";

/** "Alignement : limite entre le domaine public et la propriété": a word explained, in a gloss or a lexicon. */
const EXPLAINS =
  /^[^:]{3,30} ?: ?(?:l'|la |le |une? )?(?:limite|ligne|distance|ensemble|surface|partie|point|difference|construction|espace|volume)\b[^\d]*$/;

/** "Règle de gabarit : D > ou = A" is a rule, not a title. */
const FORMULA = /(?<![\p{L}\d])\p{L}\s*(?:[<>=≥≤]|\/\s*\d)/u;

/** Whether a labelled line that names a subject is no title of it: a formula, or a word explained. `head`: before the colon. */
export const isNoTitle = (text: string, head: string): boolean =>
  (FORMULA.test(text) && /^\W*(?:Les )?[Rr]ègles? d/.test(text)) || (head !== text && EXPLAINS.test(fold(text)));
