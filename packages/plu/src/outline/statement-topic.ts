import { HAS_VERB } from "./headings.ts";
import type { Statement } from "./statements.ts";
import { type Topic, topicOf } from "./topics.ts";

/** What a sentence speaks of, by the words that come first in it. */
const SUBJECTS: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:hauteurs?|faitage|egout|acrotere|nombre de niveaux|gabarit|r ?\+ ?\d)\b/, "hauteur"],
  [/\bemprises? au sol\b|\bces\b|coefficient d'emprise/, "emprise"],
  [
    /limites? (?:separatives?|laterales?|parcellaires?|de propriete|de fond)|fonds? de (?:parcelle|terrain|propriete)/,
    "limites",
  ],
  [/alignement|\bvoies?\b|emprises? publiques?|domaine public/, "voie"],
  [/pleine terre|espaces? (?:verts?|libres?)|surfaces? (?:permeables?|vegetalisees?)|biotope/, "espaces"],
  [
    /(?:entre|separant) (?:deux |les |2 )?(?:corps de )?(?:constructions?|batiments?)|(?:constructions?|batiments?) (?:non )?(?:contigu(?:e?s)?|jointi(?:ve)?f?s|accole(?:e?s))|les unes par rapport aux autres/,
    "entre",
  ],
];

/** A setback is told from the height that gives it by what it is measured from: the boundary or the road. */
const FROM: readonly (readonly [RegExp, Topic])[] = [
  [/(?:recul|retrait|distance|implant|edifi|marge)[^.;]{0,90}limites? (?:separatives?|laterales?|de fond)/, "limites"],
  [/(?:recul|retrait|distance|implant|edifi|marge)[^.;]{0,90}(?:alignement|\bvoies?\b|emprises? publiques?)/, "voie"],
];

const firstOf = (plain: string): Topic | undefined => {
  const found = SUBJECTS.map(([pattern, topic]) => ({ at: plain.search(pattern), topic })).filter(
    (each) => each.at >= 0,
  );
  return found.toSorted((a, b) => a.at - b.at)[0]?.topic;
};

const FOLLOWS =
  /^\W*(?:(?:dans|en|pour) [^,]{0,40},\s*)?(?:elles?|ils?|celle-ci|celui-ci|ce |cette |ces |cependant|toutefois|a defaut|dans le cas contraire|en cas de|lorsqu|sinon)\b/;

const topicIn = (plain: string): Topic | undefined => {
  const subject = firstOf(plain);
  const height = subject === "hauteur" && !/^\W*(?:la |les )?hauteurs?\b/.test(plain);
  const placed = subject === undefined || height ? FROM.find(([pattern]) => pattern.test(plain))?.[1] : undefined;
  return placed ?? subject;
};

/**
 * The subject of each sentence of an article that holds several: its own words, else the title it stands under, else the
 * sentence it follows on from.
 */
/** "Limites séparatives. La distance…": a first sentence that is a title, for its whole paragraph. */
const runInTopic = ({ text, plain }: Statement): Topic | undefined => {
  if (text.length > 70 || !/^\p{Lu}.*\.$/u.test(text) || /\d/.test(text) || HAS_VERB.test(plain)) return undefined;
  const topic = topicOf(text);
  return topic !== undefined && PLACED.has(topic) ? topic : undefined;
};
const PLACED: ReadonlySet<Topic> = new Set(["voie", "limites", "entre", "emprise", "hauteur", "espaces"]);

export const topicsOfStatements = (statements: readonly Statement[]): ReadonlyMap<Statement, Topic> => {
  const topics = new Map<Statement, Topic>();
  let last: Topic | undefined;
  let runIn: Topic | undefined;
  for (const [at, statement] of statements.entries()) {
    const { paragraph } = statement;
    const first = statements[at - 1]?.paragraph !== paragraph;
    const titled = first ? runInTopic(statement) : undefined;
    if (first) runIn = titled;
    const above = statement.openers
      .toReversed()
      .map((opener) => topicIn(opener.plain))
      .find((topic) => topic !== undefined);
    const own = topicIn(statement.plain);
    const topic = runIn ?? above ?? own ?? (FOLLOWS.test(statement.plain) || statement.isItem ? last : undefined);
    if (topic !== undefined) topics.set(statement, topic);
    last = topic;
  }
  return topics;
};
