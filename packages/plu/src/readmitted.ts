import type { Claim } from "./claim.ts";
import { fold } from "./document/fold.ts";
import { usesIn } from "./grammar/destinations.ts";
import type { ArticleText } from "./outline/outline.ts";
import { namedIn } from "./outline/secteur-codes.ts";
import type { Secteurs } from "./outline/secteurs.ts";

/** "…hors celles que vise l'article 2, paragraphe 2)", "celles mentionnées au 2° de l'article 2". */
const REFERENCE =
  /\barticle (?:[a-z\d]{1,5} )?(\d{1,2})\b(?:,? ?(?:au )?(?:paragraphes?|alineas?|§|point) ?(\d{1,2}))?|\b(?:au |paragraphe |alinea )(\d{1,2}) ?[°)]? de l'article (?:[a-z\d]{1,5} )?(\d{1,2})\b/;

/** What is let in under such words is a part of the use, not the use. */
const NARROWED =
  /\b(?:uniquement|seulement|(?<!d'etre )liee?s? a|necessaires? a|dans le cadre|de gardien\w*|de fonction)\b/;

interface Paragraph {
  readonly text: string;
}

const bareNumber = (number: string): string => /\d{1,2}$/.exec(number)?.[0] ?? "";

/** The paragraph that bears a number in an article, down to the next one of its kind. */
const paragraphIn = ({ fragments }: ArticleText, label: string): Paragraph | undefined => {
  const from = fragments.findIndex(({ marker }) => marker !== undefined && marker.label.replace(/\D/g, "") === label);
  const kind = fragments[from]?.marker?.kind;
  if (from < 0 || kind === undefined) return undefined;
  const length = fragments.slice(from + 1).findIndex(({ marker }) => marker?.kind === kind);
  const lines = fragments.slice(from, length < 0 ? undefined : from + 1 + length);
  return { text: lines.map(({ text }) => text).join(" ") };
};

/** The secteurs where another paragraph lets in again the use that a claim forbids, save what that paragraph lets in. */
const readmittedIn = (claim: Claim, articles: readonly ArticleText[], secteurs: Secteurs): readonly string[] => {
  const said = claim.conditions.map((each) => REFERENCE.exec(fold(each))).find((match) => match !== null);
  const number = said?.[1] ?? said?.[4];
  const label = said?.[2] ?? said?.[3];
  if (number === undefined || label === undefined) return [];
  const article = articles.find((each) => bareNumber(each.number) === number);
  const paragraph = article && paragraphIn(article, label);
  if (paragraph === undefined) return [];
  const plain = fold(paragraph.text);
  if (!usesIn(plain.split(NARROWED)[0] ?? "").includes(claim.sousChamp)) return [];
  const named = namedIn(plain, secteurs);
  return named.length > 0 ? named : secteurs.all;
};

/** A use that the first article forbids "save what article 2 lets in" is not forbidden in the secteurs where it is let in. */
export const withoutReadmitted = (
  claims: readonly Claim[],
  articles: readonly ArticleText[],
  secteurs: Secteurs,
): readonly Claim[] =>
  claims.flatMap((claim) => {
    if (claim.champ !== "destinations_interdites") return [claim];
    const back = readmittedIn(claim, articles, secteurs);
    const left = claim.secteurs.filter((code) => !back.includes(code));
    return left.length === 0 ? [] : [{ ...claim, secteurs: left }];
  });
