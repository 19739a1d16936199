import type { Claim } from "./claim.ts";
import { fold } from "./document/fold.ts";
import { GRAMMARS } from "./grammar/all.ts";
import { bearingOf } from "./grammar/exceptions.ts";
import { narrowed } from "./grammar/figure-conditions.ts";
import { measuredToIn } from "./grammar/hauteur.ts";
import { isOnlyOfOperations } from "./grammar/open-space-of-operations.ts";
import type { Found, Reading } from "./grammar/reading.ts";
import { heightTables } from "./grammar/tableau-hauteurs.ts";
import { withCeilings } from "./outline/ceilings.ts";
import { exemptedIn } from "./outline/exempted.ts";
import { isValueLine } from "./outline/notations.ts";
import type { ArticleText } from "./outline/outline.ts";
import { respectively } from "./outline/respectively.ts";
import { EXCEPT_WITH_VALUE, isForeignScope, type Secteurs, scopeAt, scopesOf } from "./outline/secteurs.ts";
import { topicsOfStatements } from "./outline/statement-topic.ts";
import { type Statement, statementsOf } from "./outline/statements.ts";
import { tablesIn } from "./outline/tables.ts";
import type { Topic } from "./outline/topics.ts";
import { type QuoteFinder, quoteFor } from "./quote.ts";
import { isProved } from "./verify-claim.ts";

const LEADS: ReadonlySet<string> = new Set(["lead", "object", "item", "condition", "sector"]);

/** "Recul par rapport à l'alignement : supérieur ou égal à 4 mètres": the title is the subject of the figure. */
const isShort = ({ rank, plain, text }: Statement): boolean =>
  rank === 0 &&
  text.length < 120 &&
  /^\W*(?:\d|superieure?s?|inferieure?s?|egale?s?|minimum|maximum|au (?:moins|plus)|≥|≤|deux |trois )/.test(plain);

const readingOf = (statement: Told, scope: readonly string[], secteurs: Secteurs): Reading => {
  const above = statement.openers.filter((opener) => LEADS.has(opener.role)).map((opener) => opener.plain);
  const lead = [...(isShort(statement) ? [fold(statement.article.title)] : []), ...above].join(" ");
  const full = lead === "" ? statement.plain : `${lead} ${statement.plain}`;
  const foreign = [statement, ...statement.openers].some((each) => isForeignScope(each.plain, secteurs));
  return {
    ...statement,
    secteurs: scope,
    foreign,
    bearing: bearingOf(statement, foreign),
    full,
    ownFrom: full.length - statement.plain.length,
  };
};

type Told = Statement & Pick<Reading, "before" | "measuredTo">;

/** What no other subject says, whatever title stands above: "Le coefficient de pleine terre est d'au moins 0,30." */
const OWN_TOPICS: readonly { readonly topic: Topic; readonly under: readonly Topic[]; readonly said: RegExp }[] = [
  {
    topic: "espaces",
    under: ["other", "aspect"],
    said: /^[^.;]{0,60}\bpleine[- ]terre\b[^.;]*(?:\d ?%|\b0[.,]\d)|^\W*\d+(?:[.,]\d+)? ?%[^.;]{0,60}pleine[- ]terre/,
  },
  {
    topic: "stationnement",
    under: ["other"],
    said: /\b(?:places?|emplacements?) (?:de stationnement )?(?:par|pour)\b[^.;]*\b(?:logements?|m2)\b|\bstationnement des (?:logements|habitations)\b[^.;]*\bplaces?\b/,
  },
  {
    topic: "acces",
    under: ["other", "reseaux"],
    said: /^[^.;]{0,40}\b(?:acces|voies? (?:nouvelles?|privees?|en impasse)|impasses?)\b[^.;]*\b(?:largeur|large|longueur|impasses?)\b[^.;]*\d ?m(?:etres)?\b/,
  },
];

const ownTopicOf = ({ plain, article }: Statement): Topic | undefined =>
  OWN_TOPICS.find(({ under, said }) => under.includes(article.topic) && said.test(plain))?.topic;

/** The sentence that "ce taux" speaks of: a duty of operations set between two rules of the land is not it. */
const spokenOfBefore = (statements: readonly Statement[], index: number, topic: Topic): string => {
  const last = statements[index - 1]?.plain ?? "";
  return topic === "espaces" && isOnlyOfOperations(last) ? (statements[index - 2]?.plain ?? "") : last;
};

/** The sentences of articles, each with its secteurs, its reach and what stands above it. */
export const readingsOf = (articles: readonly ArticleText[], secteurs: Secteurs): Reading[] =>
  articles.flatMap((article) => {
    const { rest } = tablesIn(article.fragments, secteurs, article.topic === "stationnement");
    const prose = rest.some(isValueLine) ? rest.filter((each) => !isValueLine(each)) : rest;
    const told = statementsOf(prose === article.fragments ? article : { ...article, fragments: [...prose] });
    const whole = article.topic === "stationnement" ? withCeilings(told) : told;
    const statements = whole.flatMap(respectively);
    const scopes = scopesOf(statements, secteurs);
    const topics = article.topic === "mixed" ? topicsOfStatements(statements) : undefined;
    const measuredTo = article.topic === "hauteur" || topics ? measuredToIn(statements) : [];
    const exempt = exemptedIn(statements);
    return statements.map((statement, index) => {
      const topic = topics?.get(statement) ?? ownTopicOf(statement) ?? article.topic;
      const told = topic === article.topic ? statement : { ...statement, article: { ...article, topic } };
      const before = spokenOfBefore(statements, index, topic);
      const reading = readingOf({ ...told, before, measuredTo }, scopes.get(statement) ?? secteurs.all, secteurs);
      const objects = exempt.get(statement);
      return objects === undefined || topic === "interdites" || topic === "usages"
        ? reading
        : { ...reading, bearing: { ...reading.bearing, reach: "special", conditions: [objects] } };
    });
  });

export interface ClaimContext {
  readonly articles: readonly ArticleText[];
  readonly illegible: readonly number[];
  readonly zone: string;
  readonly secteurs: Secteurs;
  readonly finder: QuoteFinder;
}

/** The secteurs of one value; a formula takes the whole sentence, and "le reste de la zone" in it means all of them. */
const scopeOfFound = (found: Found, reading: Reading, secteurs: Secteurs): readonly string[] => {
  const whole = found.at === 0 && found.end === reading.plain.length;
  if (whole && EXCEPT_WITH_VALUE.test(reading.plain)) return reading.secteurs;
  const shared = scopeAt(reading.plain, whole ? reading.plain.length : found.at, secteurs);
  if (whole && shared !== undefined)
    return /reste de la zone|autres secteurs/.test(reading.plain) ? secteurs.all : shared;
  return shared ?? reading.secteurs;
};

/** The article's title, then the lines that stand above the sentence. */
const pathOf = ({ article, openers }: Reading): string[] =>
  [`${article.number} ${article.title}`, ...openers.map(({ text }) => text)]
    .map((each) => each.trim().slice(0, 120))
    .filter((each) => each !== "");

/** The claim of one value found; nothing when its sentence does not prove it word for word. */
export const claimOf = (found: Found, reading: Reading, context: ClaimContext): Claim[] => {
  const source = found.quoteFrom ?? reading;
  const quoted = quoteFor(context.finder, source, found.at);
  if (!quoted || /\brespectivement\b/.test(reading.plain)) return [];
  const excepted = found.at > 0 && found.at >= (reading.bearing.exceptFrom ?? Number.POSITIVE_INFINITY);
  const reach =
    excepted && found.champ !== "destinations_interdites" ? "special" : (found.reach ?? reading.bearing.reach);
  const claim: Claim = {
    kind: "valeur",
    zone: context.zone,
    secteurs: found.secteurs ?? scopeOfFound(found, reading, context.secteurs),
    champ: found.champ,
    sousChamp: found.sousChamp,
    statut: found.statut ?? "valeur",
    valeur: found.valeur,
    ...(found.unite === undefined ? {} : { unite: found.unite }),
    ...(found.operateur === undefined ? {} : { operateur: found.operateur }),
    conditions: found.conditions ?? reading.bearing.conditions,
    rang: reach === "special" ? "particuliere" : "generale",
    reach,
    proof: { ...quoted, article: reading.article.number, path: pathOf(reading) },
  };
  return isProved(claim) ? [claim] : [];
};

/** Every value the grammars read in these sentences, proved. */
export const claimsOf = (readings: readonly Reading[], context: ClaimContext): Claim[] => [
  ...readings.flatMap((reading) =>
    GRAMMARS.flatMap((grammar) => grammar(reading))
      .flatMap((found) => narrowed(found, reading))
      .flatMap((found) => claimOf(found, reading, context)),
  ),
  ...heightTables(readings, context.secteurs).flatMap(({ found, reading }) => claimOf(found, reading, context)),
];
