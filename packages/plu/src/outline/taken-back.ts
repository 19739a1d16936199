import { namedIn, type Secteurs } from "./secteur-codes.ts";
import type { Statement } from "./statements.ts";

const RULE = "(?:regle|disposition|obligation|prescription|norme|exigence|limite|limitation|distance|contrainte)s?";
/** "Cette règle ne vaut pas en secteur UJa", "Le secteur UJa n'est pas soumis à cette obligation", "Sont dispensés…". */
const TAKES_BACK = new RegExp(
  [
    `\\b(?:cette|ces|ladite|la presente|les presentes) ${RULE}\\b[^.;]{0,40}\\b(?:ne |n')[^.;]{0,30}(?:pas|point)\\b`,
    `\\b(?:ne sont|n'est|ne seront|ne sera) pas (?:\\w+ )?(?:soumise?s?|tenue?s?|astreinte?s?|assujettie?s?|concernee?s?)\\b[^.;]{0,30}\\b(?:a |par )(?:cette|ces|ladite) ${RULE}`,
    `\\b(?:sont|est|en sont|en est) (?:dispense|exempte|exonere|libere)e?s?\\b`,
    `\\b(?:echappe|deroge)(?:nt)? a (?:cette|ces) ${RULE}`,
    `\\b(?:elle|il|celle-ci|celui-ci) (?:ne s'applique|ne vaut|n'est pas (?:exigee?|applicable|imposee?))\\b`,
  ].join("|"),
);
/** The whole article leaves these secteurs without a rule. */
const LEFT_WITHOUT =
  /\b(?:laisse|laissee|laisses|laissees) (?:sans (?:regle|limite|prescription)|libres?)\b|\bil n'est (?:pas )?(?:fixe|prevu|impose)e? (?:pas |aucune? )?(?:de |d')?(?:\w+ )?(?:hauteur|emprise|recul|retrait|distance|limite|regle|minimum|maximum)[^.;]{0,30}\b(?:en|dans|pour)\b/;

/** The secteurs that a sentence takes back from the rule before it; none for any other sentence. */
export const takenBackBy = (statement: Statement, secteurs: Secteurs): readonly string[] => {
  const { plain } = statement;
  if (!TAKES_BACK.test(plain) && !LEFT_WITHOUT.test(plain)) return [];
  const own = namedIn(plain.split(/\bou (?=les? |la |l'|il|elle)/)[0] ?? plain, secteurs);
  return own.length === secteurs.all.length ? [] : own;
};

/** Whether a sentence leaves these secteurs without any rule: a written silence. */
export const leavesWithoutRule = (plain: string): boolean => LEFT_WITHOUT.test(plain);

/** "Cette règle" is that of the sentence before, or of the paragraph before; "sans règle", all that the article says. */
export const speaksOf = (statement: Statement, before: Statement): boolean =>
  LEFT_WITHOUT.test(statement.plain) || statement.paragraph - before.paragraph <= 1;
