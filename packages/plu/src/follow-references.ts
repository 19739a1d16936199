import { chooseClaims } from "./choose-claims.ts";
import type { Claim, FollowedReference, Proof, SilenceClaim } from "./claim.ts";
import { claimsOf, readingsOf } from "./claims-of-articles.ts";
import { fold } from "./document/fold.ts";
import { type ArticleText, type Outline, outlineOf, type ZoneText } from "./outline/outline.ts";
import { type Secteurs, secteursOf } from "./outline/secteurs.ts";
import type { QuoteFinder } from "./quote.ts";
import { TOPICS_OF } from "./silences.ts";

interface Target {
  readonly toward: string;
  /** Absent: the general provisions. */
  readonly zone?: ZoneText;
  readonly number?: string;
}

const NUMBER = "(\\d{1,2}(?:\\.\\d{1,2})*)";
const GENERAL =
  /(?:dispositions|regles|normes|prescriptions) (?:generales|communes)|\btitre (?:\d|[ivx]+)\b|communes a (?:toutes|l'ensemble)/;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where a sentence sends its reader, among what this document holds; undefined when it sends to another document. */
const targetOf = (quote: string, outline: Outline): Target | undefined => {
  const plain = fold(quote);
  const said = (match: RegExpExecArray): string => quote.slice(match.index, match.index + match[0].length);
  for (const zone of outline.zones) {
    if (zone.code === undefined) continue;
    const code = literal(fold(zone.code));
    const article = new RegExp(`article ${code}\\s?[-.]?\\s?${NUMBER}(?!\\d)`).exec(plain);
    if (article?.[1]) return { toward: said(article), zone, number: article[1] };
    const whole = new RegExp(`\\bzones? (?:[^.;()]{0,40}\\()?${code}(?![a-z0-9'-])`).exec(plain);
    if (whole) return { toward: said(whole), zone };
  }
  const general = GENERAL.exec(plain);
  if (!general) return undefined;
  const article = new RegExp(`article ${NUMBER}(?!\\d)`).exec(plain);
  return article?.[1]
    ? { toward: `${said(article)}, ${said(general)}`, number: article[1] }
    : { toward: said(general) };
};

/** The number of an article without its zone: "8" for "UA 8". */
const bareNumber = (number: string): string => /\d{1,2}(?:\.\d{1,2})*$/.exec(number)?.[0] ?? "";

const answers = (article: ArticleText, { champ }: SilenceClaim, number: string | undefined): boolean => {
  if (!TOPICS_OF[champ]?.includes(article.topic)) return false;
  const own = bareNumber(article.number);
  return number === undefined || own === number || own.startsWith(`${number}.`);
};

const otherZones = (outline: Outline, code: string): RegExp | undefined => {
  const codes = outline.zones.flatMap((zone) => (zone.code && zone.code !== code ? [literal(fold(zone.code))] : []));
  return codes.length === 0 ? undefined : new RegExp(`\\b(?:zones?|secteurs?)\\s+(?:${codes.join("|")})(?![a-z0-9])`);
};

/** Another file of the same plan: common rules, general provisions. */
export interface CompanionText {
  readonly name: string;
  readonly outline: Outline;
  readonly finder: QuoteFinder;
}

export interface Asking {
  readonly outline: Outline;
  readonly finder: QuoteFinder;
  readonly secteurs: Secteurs;
  readonly companions: readonly CompanionText[];
}

type Place = Pick<CompanionText, "outline" | "finder">;

const readThere = (
  silence: SilenceClaim,
  target: Target,
  { outline, finder, secteurs }: Place & Pick<Asking, "secteurs">,
): readonly Claim[] => {
  const articles = target.zone?.articles ?? outlineOf(outline.general).zones.flatMap((zone) => zone.articles);
  const asked = articles.filter((article) => answers(article, silence, target.number));
  const code = target.zone?.code;
  const there = target.zone && code !== undefined ? secteursOf(target.zone, code) : secteurs;
  const others = target.zone ? undefined : otherZones(outline, secteurs.zone);
  const readings = readingsOf(asked, there).filter((reading) => !others?.test(reading.full));
  const context = { articles: asked, illegible: [], zone: silence.zone, secteurs: there, finder };
  const claims = claimsOf(readings, context).filter((claim) => claim.champ === silence.champ);
  return chooseClaims(claims, target.zone && code !== undefined ? code : silence.secteur);
};

/**
 * What a reference leads to inside the same document, one step only: another article, another zone, the general
 * provisions. Never the rule of the zone by itself: each value says where it was found. Undefined when the text is elsewhere.
 */
export const followReference = (silence: SilenceClaim, asking: Asking): FollowedReference | undefined => {
  if (silence.statut !== "renvoi" || silence.proof === undefined) return undefined;
  const target = targetOf(silence.proof.quote, asking.outline) ?? elsewhere(silence.proof.quote);
  if (!target) return undefined;
  const here = readThere(silence, target, asking);
  const there = here.length > 0 || target.zone ? [] : readInCompanions(silence, target, asking);
  if (here.length + there.length === 0 && !targetOf(silence.proof.quote, asking.outline)) return undefined;
  const claims = [...here, ...there].map((claim) => ({
    ...claim,
    secteurs: [silence.secteur],
    rang: "particuliere" as const,
    conditions: [`par renvoi : ${target.toward}`, ...claim.conditions],
  }));
  return { toward: target.toward, claims };
};

/** "Se reporter au règlement des dispositions communes", "partie I", "chapitre 5 du règlement": told of no place here. */
const ELSEWHERE = /\b(?:partie|livre|tome|volume|chapitre|annexe|lexique)\b[^.;]{0,60}/;

const elsewhere = (quote: string): Target | undefined => {
  const match = ELSEWHERE.exec(fold(quote));
  return match ? { toward: quote.slice(match.index, match.index + match[0].length).trim() } : undefined;
};

/**
 * The rule in another file of the plan. All of a companion is common rules: its articles are read whatever title stands
 * over them. The page is that of the other file, so it is said with its name and opens nothing here.
 */
const readInCompanions = (
  silence: SilenceClaim,
  target: Target,
  { secteurs, companions }: Asking,
): readonly Claim[] => {
  for (const { name, outline, finder } of companions) {
    const articles = [...outlineOf(outline.general).zones, ...outline.zones.filter(({ code }) => code === undefined)];
    const general = articles.flatMap((zone) => zone.articles);
    const asked = general.filter((article) => answers(article, silence, target.number));
    const readings = readingsOf(asked, secteurs);
    const context = { articles: asked, illegible: [], zone: silence.zone, secteurs, finder };
    const read = claimsOf(readings, context).filter((claim) => claim.champ === silence.champ);
    const chosen = chooseClaims(read, silence.secteur);
    if (chosen.length > 0) return chosen.map((claim) => ({ ...claim, proof: inFile(claim.proof, name) }));
  }
  return [];
};

const inFile = ({ quote, page, article }: Proof, name: string): Proof => ({
  quote,
  article: [name, ...(page === undefined ? [] : [`p. ${page}`]), ...(article === "" ? [] : [`art. ${article}`])].join(
    ", ",
  ),
});
