import type { Statement } from "./statements.ts";

const RULE =
  "(?:regles?|dispositions?|prescriptions?|reculs?|retraits?|distances?|hauteurs?|limites?|marges?|emprises?)";
/** "Les reculs ci-dessus ne concernent pas :", "Cette distance n'est pas opposable :". */
const EXEMPTS = new RegExp(
  `\\b(?:cette|ces|ce|les?|la) ${RULE}\\b[^.;]{0,60}\\b(?:ne (?:sont|seront) pas (?:opposables?|applicables?|exigee?s?|imposee?s?)|n'est pas (?:opposable|applicable|exigee?|imposee?)|ne (?:concern|s'appliqu|vis|s'impos|val)\\w* (?:pas|ni))\\b|^\\W*(?:ne sont pas (?:concernes|soumis|tenus)|sont (?:dispense|exempte)e?s)\\b`,
);
const OBJECTS =
  /\b(?:lotissements?|operations? (?:d'ensemble|groupees?|d'amenagement)|groupes? d'habitations|ensembles? d'habitations|permis d'amenager)\b/;
/** What goes on about the objects that the rule leaves out. */
const GOES_ON =
  /^\W*(?:ils?|elles?|ceux-ci|celles-ci|ces (?:ouvrages|installations|constructions|equipements|batiments|lotissements|operations)|ce dernier|ces derni\w+|pour ces|dans ces|les constructions y (?:sont|seront|peuvent))\b/;

const isItemOf = (statement: Statement, lead: Statement): boolean =>
  statement.openers.some((opener) => opener.plain.trim() !== "" && lead.plain.includes(opener.plain.trim()));

/**
 * The sentences about what a rule leaves out, with the words that say what: the list under "ne concernent pas :", then "Ces
 * ouvrages pourront s'implanter à l'alignement". What they may do is no rule of the zone.
 */
export const exemptedIn = (statements: readonly Statement[]): ReadonlyMap<Statement, string> => {
  const found = new Map<Statement, string>();
  let lead: Statement | undefined;
  let objects = "";
  for (const statement of statements) {
    const exempts = EXEMPTS.test(statement.plain);
    if (exempts && (/:\s*$/.test(statement.plain) || OBJECTS.test(statement.plain))) {
      lead = statement;
      objects = statement.text.slice(0, 140);
      found.set(statement, objects);
      continue;
    }
    if (lead === undefined) continue;
    if (isItemOf(statement, lead)) {
      objects = /:\s*$/.test(lead.plain) ? `${objects} ${statement.text}`.slice(0, 240) : objects;
      found.set(statement, objects);
    } else if (GOES_ON.test(statement.plain)) found.set(statement, objects);
    else lead = undefined;
  }
  return found;
};
