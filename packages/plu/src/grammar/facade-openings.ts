import type { Found, Reading } from "./reading.ts";

const BLIND = /(?:pas|sans|aucune|absence)[^.;]{0,12}(?:baies?|vues?|ouvertures?)|aveugles?/;
const OPEN = /\bbaies?\b|\bvues?\b|creant des|avec (?:des )?ouvertures?|\bouvertures? (?:creant|sur)/;
const OTHERWISE = /cas contraire|autres cas|sinon|a defaut/;

const WITH_OPENINGS = "façade avec baies";
const WITHOUT_OPENINGS = "façade sans baie";
const OPPOSITE: Readonly<Record<string, string>> = {
  [WITH_OPENINGS]: WITHOUT_OPENINGS,
  [WITHOUT_OPENINGS]: WITH_OPENINGS,
};

const facadeIn = (plain: string): string | undefined =>
  BLIND.test(plain) ? WITHOUT_OPENINGS : OPEN.test(plain) ? WITH_OPENINGS : undefined;

const tellsOfBoth = (plain: string): boolean =>
  BLIND.test(plain) && OPEN.test(plain.replace(new RegExp(BLIND.source, "g"), " "));

const isSettled = (kinds: readonly (string | undefined)[]): kinds is string[] =>
  kinds.every((kind) => kind !== undefined) && new Set(kinds).size === kinds.length;

/** "8 m si la façade comporte des baies, 3 m sinon": whose figure each is, when every one says it on the same side. */
const kindsOf = (all: readonly Found[], plain: string): readonly string[] | undefined => {
  const told = (clause: string, other: string | undefined): string | undefined =>
    facadeIn(clause) ?? (other !== undefined && OTHERWISE.test(clause) ? OPPOSITE[other] : undefined);
  const clauses = [
    all.map(({ end }, index) => plain.slice(end, all[index + 1]?.at)),
    all.map(({ at }, index) => plain.slice(all[index - 1]?.end ?? 0, at)),
  ];
  return clauses
    .map((each) => each.map((clause, index) => told(clause, index > 0 ? facadeIn(each[0] ?? "") : undefined)))
    .find(isSettled);
};

/** "Façade avec baies : L = H… ; façade sans baie : L = H/2…": neither is the rule of every façade, and they never mix. */
export const byOpenings = (all: readonly Found[], reading: Reading): readonly Found[] => {
  const { plain, before, bearing, isItem } = reading;
  const otherwise = isItem && /cas contraire|autres cas|sinon/.test(plain);
  const kind = facadeIn(plain) ?? (otherwise ? OPPOSITE[facadeIn(before) ?? ""] : undefined);
  if (kind === undefined) return all;
  const limited = (each: Found, facade: string): Found => {
    const conditions = [facade, ...(each.conditions ?? bearing.conditions)];
    return bearing.reach === "special" || each.reach === "special" ? each : { ...each, reach: "limited", conditions };
  };
  const both = tellsOfBoth(plain) || (!otherwise && OTHERWISE.test(plain));
  if (!both) return all.map((each) => limited(each, kind));
  const distances = all.filter((each) => each.sousChamp === "recul_min_m");
  const kinds = all.length === distances.length ? kindsOf(distances, plain) : undefined;
  if (kinds) return distances.map((each, index) => limited(each, kinds[index] ?? kind));
  // Both façades in one sentence: which figure is whose is not sure.
  const rest = all.filter((each) => each.sousChamp !== "recul_min_m");
  return rest.map((each) => limited(each, facadeIn(plain.slice(0, plain.search(/[;:]|$/))) ?? kind));
};
