import type { Rule, ZoneRules } from "@lotir/plu";

/** Rules kept for one secteur of one zone. */
export interface KeptRules {
  readonly zone: string;
  readonly secteur: string;
  readonly rules: ZoneRules;
}

/** `secteur`: the text names this very zone. `zone`: it names only the zone around; nothing of it is then sure here. */
export interface RulesFound<Kept extends KeptRules = KeptRules> {
  readonly match: "secteur" | "zone";
  readonly kept: Kept;
}

const plain = (name: string): string => name.replace(/[\s-]+/g, "").toUpperCase();

/**
 * The rules of a zone of the map among those of its règlement: by its own name first, else by the longest zone whose
 * name begins it ("UBb" under "UB"). Undefined: the text has no such zone.
 */
export const rulesForZone = <Kept extends KeptRules>(
  libelle: string,
  kept: readonly Kept[],
): RulesFound<Kept> | undefined => {
  const exact = kept.find(({ secteur }) => secteur.trim() === libelle.trim());
  const own = exact ?? kept.find(({ secteur }) => plain(secteur) === plain(libelle));
  if (own !== undefined) return { match: "secteur", kept: own };
  const [around] = kept
    .filter(({ zone, secteur }) => zone === secteur && isWithin(libelle, zone))
    .toSorted((a, b) => b.zone.length - a.zone.length);
  return around === undefined ? undefined : { match: "zone", kept: around };
};

/** "UBb", "UB1" and "UB-p" are secteurs of UB; "AU" is none of A, nor "UBA" written in capitals of UB. */
const isWithin = (libelle: string, zone: string): boolean => {
  const rest = libelle.trim().slice(zone.length);
  return libelle.trim().startsWith(zone) && /^[-_ ]?(?:[a-z]|\d)/.test(rest);
};

const ABSENT = "le texte ne nomme pas ce secteur : ce sont les règles de la zone";

/** "Non réglementé" is as unsure there as a value is: kept with its sentence, it frees from nothing. */
const doubted = <Value>(rule: Rule<Value>): Rule<Value> => {
  if (rule.kind === "non-reglemente") return { ...rule, kind: "non-trouve" };
  return rule.kind === "valeur" && rule.status === "lu-et-verifie"
    ? {
        ...rule,
        status: "a-verifier",
        conditions: [...rule.conditions, "secteur absent du texte"],
        doubts: [...(rule.doubts ?? []), ABSENT],
      }
    : rule;
};

const isRule = (value: object): value is Rule<unknown> => "kind" in value;

const doubtedGroup = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (isRule(value)) return doubted(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, doubtedGroup(each)]));
};

/** The rules as they may be used: those of a zone around are read, never verified. */
export const usableRules = ({ match, kept }: RulesFound): ZoneRules =>
  // The same keys, each with a rule of the same kind.
  match === "secteur" ? kept.rules : (doubtedGroup(kept.rules) as ZoneRules);
