import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import type { State } from "./land-use-legend.ts";

export const USES_HEAD = /^(?:sous-)?destinations?\b|^(?:usages?|occupations?|constructions?|vocations?)\b/;
export const CODE = /^(?:(?:[Zz]ones?|(?:[Ss]ous-)?[Ss]ecteurs?)\s+)?(\d{0,2}(?:AU|U|A|N)[A-Za-z]{0,3}\d{0,2}[a-z]?)$/;
export const WHOLE_ZONE = /^(?:(?:la |en |dans la )?zone|regles?|statut|regime|autorisation)$/;
const STATES: readonly (readonly [RegExp, State])[] = [
  [/^(?:interdite?s?|interdiction)$/, "forbidden"],
  [
    /^(?:autorise|admis|permis)\w*(?: sous (?:conditions?|reserves?).*| soumis\w* a .*)?$|^(?:sous conditions?|conditions?)$/,
    "allowed",
  ],
];

export const stateOfHead = (cell: string): State | undefined =>
  STATES.find(([pattern]) => pattern.test(fold(cell).trim()))?.[1];

/** "Destinations | Sous-destinations | UB": the head of a table, no title of what follows. */
export const isHeadOfUses = ({ cells = [] }: Fragment): boolean => {
  const last = cells.at(-1)?.trim() ?? "";
  const valued = CODE.test(last) || WHOLE_ZONE.test(fold(last)) || stateOfHead(last) !== undefined;
  return cells.length >= 2 && USES_HEAD.test(fold(cells[0] ?? "")) && valued;
};

/** "Interdite", "Condition n° 1": the cell says its state in words. */
export const stateOfCell = (cell: string): State | undefined => {
  const plain = fold(cell).trim();
  if (/^(?:interdite?s?|non (?:autorisee?s?|admis(?:e?s?)?))$/.test(plain)) return "forbidden";
  return /^(?:autorisee?s?|admis(?:e?s?)?|(?:(?:autorisee?s?|admis(?:e?s?)?) )?(?:sous )?conditions?(?: n° ?\d)?)(?: ?\(\d\))?$/.test(
    plain,
  )
    ? "allowed"
    : undefined;
};
