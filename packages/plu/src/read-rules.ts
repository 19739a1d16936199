import { chooseClaims } from "./choose-claims.ts";
import {
  type Champ,
  type ChosenClaim,
  type Claim,
  OUTSIDE_VOCABULARY,
  type Silence,
  type SilenceClaim,
} from "./claim.ts";
import { type ClaimContext, claimOf, claimsOf, readingsOf } from "./claims-of-articles.ts";
import { claimsOfTables, readingsOfTables } from "./claims-of-tables.ts";
import { withBoundedLines } from "./document/bounded-lines.ts";
import type { PageModel } from "./document/page-model.ts";
import { illegiblePages, withoutFurniture } from "./document/without-furniture.ts";
import { type CompanionText, followReference } from "./follow-references.ts";
import { division } from "./grammar/operations.ts";
import type { Reading } from "./grammar/reading.ts";
import { groundLeft } from "./ground-left.ts";
import { inopposablesIn } from "./inopposables.ts";
import { locateZones } from "./locate-zone.ts";
import { lostValueOf, ownSentencesOf, unreadBeside } from "./lost-values.ts";
import { type Fragment, fragmentsOf } from "./outline/fragments.ts";
import { type Outline, outlineOf, type ZoneText } from "./outline/outline.ts";
import { type Secteurs, secteursOf } from "./outline/secteurs.ts";
import { type QuoteFinder, quoteFinderOf, quoteFor } from "./quote.ts";
import { withoutReadmitted } from "./readmitted.ts";
import { type RawLines, rawLinesOf } from "./second-look/raw-lines.ts";
import { freedIn, putAsideIn, silenceOf, TOPICS_OF } from "./silences.ts";
import { provedClaims } from "./status-of-claims.ts";
import type { InopposableRule } from "./zone-rules.ts";

/** Everything read for one zone. `chosen` holds, per secteur, the rule of each cell; `claims` all that was read. */
export interface ZoneReading {
  readonly zone: string;
  readonly secteurs: readonly string[];
  readonly claims: readonly Claim[];
  readonly chosen: Readonly<Record<string, readonly ChosenClaim[]>>;
  readonly silences: readonly SilenceClaim[];
  /** Per secteur, what the text still writes though the law removed it. */
  readonly inopposables: Readonly<Record<string, readonly InopposableRule[]>>;
}

export interface PluReading {
  readonly zones: readonly ZoneReading[];
  /** The zones that the file names, in its titles or in passing: what could be asked for where nothing was read. */
  readonly codesSeen: readonly string[];
  /** Pages that are pictures: what they hold was not read. */
  readonly illegiblePages: readonly number[];
}

/** The rule on divided land may stand anywhere, most often in the general provisions; it may name the zones it is for. */
const appreciationOf = (
  general: readonly Reading[],
  own: readonly Reading[],
  context: ClaimContext,
  secteurs: Secteurs,
): Claim[] => {
  const urban = /^\d?(?:U|AU)/i.test(context.zone);
  return [...own, ...general].flatMap((reading) =>
    division(reading).flatMap((found) => {
      const forUrban = /zones urbaines/.test(reading.plain);
      return forUrban && !urban ? [] : claimOf({ ...found, secteurs: secteurs.all }, reading, context);
    }),
  );
};

/** Values that leave the main rule of their field unsaid: annexes, extensions, farm buildings. */
const SECONDARY: Readonly<Partial<Record<Champ, readonly string[]>>> = {
  emprise: ["extension_max_m2", "extension_max_pct", "annexes_max_m2", "piscine_max_m2"],
  hauteur: ["annexes_m", "max_agricole_m", "ngf_m"],
};

/** Values that stand beside the main rule whatever it is: they say nothing of its silence. */
const BESIDE: ReadonlySet<string> = new Set(["visiteurs", "places_couvertes", ...OUTSIDE_VOCABULARY]);

const SILENT_FIELDS = Object.keys(TOPICS_OF) as Champ[];

/** The article is there but its rule is on a page that is a picture: nothing under its title, or a table it announces. */
const isPictured = (
  champ: Champ,
  statut: Silence,
  reading: Reading | undefined,
  { articles, illegible }: ClaimContext,
): boolean => {
  if (
    statut !== "absent" &&
    !(statut === "qualitatif" && /tableau|ci-(?:dessous|apres)|suivante?s?\s*:/.test(reading?.plain ?? ""))
  )
    return false;
  const pages = articles
    .filter((article) => TOPICS_OF[champ]?.includes(article.topic))
    .flatMap((article) => article.page ?? []);
  return pages.some((page) => illegible.includes(page) || illegible.includes(page + 1));
};

const silencesOf = (
  { readings, read }: { readonly readings: readonly Reading[]; readonly read: readonly Claim[] },
  chosen: Readonly<Record<string, readonly Claim[]>>,
  context: ClaimContext,
): SilenceClaim[] =>
  Object.entries(chosen).flatMap(([secteur, all]) => {
    const claims = all.filter((claim) => !BESIDE.has(claim.sousChamp));
    const main = claims.filter((claim) => !(SECONDARY[claim.champ] ?? []).includes(claim.sousChamp));
    const spoken = new Set<string>(main.map((claim) => claim.champ));
    const secondary = new Set<string>(claims.map((claim) => claim.champ).filter((champ) => !spoken.has(champ)));
    const silent = SILENT_FIELDS.filter((champ) => !spoken.has(champ)).flatMap((champ): SilenceClaim[] => {
      const silence = silenceOf(champ, secteur, readings);
      const lost =
        silence.statut === "qualitatif" || silence.statut === "absent"
          ? lostValueOf(champ, secteur, readings, read)
          : undefined;
      const { statut, reading } = lost ? { statut: "a_lire" as const, reading: lost } : silence;
      if (isPictured(champ, statut, reading, context))
        return [{ kind: "silence", zone: context.zone, secteur, champ, statut: "illisible" }];
      if (secondary.has(champ) && statut !== "non_reglemente") return [];
      const quoted = reading ? quoteFor(context.finder, reading, 0) : undefined;
      const proof = quoted && reading ? { proof: { ...quoted, article: reading.article.number } } : {};
      return [{ kind: "silence", zone: context.zone, secteur, champ, statut, ...proof }];
    });
    const division: SilenceClaim[] = spoken.has("division")
      ? []
      : [{ kind: "silence", zone: context.zone, secteur, champ: "division", statut: "absent" }];
    return [...silent, ...division];
  });

/** Another file of the same plan, read only where the zone's own text sends to it. */
export interface Companion {
  readonly name: string;
  readonly model: PageModel;
}

interface DocumentContext {
  readonly companions: readonly CompanionText[];
  readonly outline: Outline;
  readonly finder: QuoteFinder;
  readonly illegible: readonly number[];
  readonly raw: RawLines;
}

const readZone = (zone: ZoneText, code: string, document: DocumentContext): ZoneReading => {
  const { outline, finder, illegible, companions } = document;
  const { general } = outline;
  const secteurs = secteursOf(zone, code, general);
  const readings = readingsOf(zone.articles, secteurs);
  const preamble = readingsOf(
    [{ number: "préambule", title: "", topic: "other", page: undefined, fragments: zone.preamble }],
    secteurs,
  );
  const provisions = readingsOf(
    [{ number: "dispositions générales", title: "", topic: "other", page: undefined, fragments: [...general] }],
    secteurs,
  );
  const context = { zone: code, finder, secteurs, articles: zone.articles, illegible };
  const claims = withoutReadmitted(
    [
      ...claimsOf(readings, context),
      ...claimsOfTables(zone.articles, context),
      ...appreciationOf(provisions, [...preamble, ...readings], context, secteurs),
    ],
    zone.articles,
    secteurs,
  );
  const left = groundLeft(
    claims,
    secteurs,
    zone.preamble
      .slice(0, 25)
      .map(({ plain }) => plain)
      .join(" "),
  );
  const held = left === "none" ? secteurs.all.filter((each) => each !== code) : secteurs.all;
  const told = [...readings, ...readingsOfTables(zone.articles, secteurs)];
  const ownSentences = ownSentencesOf(readings, secteurs.all);
  const prove = provedClaims({
    unreadIn: (champ, secteur, rules) => unreadBeside({ champ, secteur, rules }, ownSentences),
    zone,
    secteurs,
    raw: document.raw,
    isPerhapsEmpty: left === "unsure",
    lostIn: (champ, secteur) =>
      lostValueOf(
        champ,
        secteur,
        readings.filter((each) => each.secteurs.length < secteurs.all.length),
        claims,
      ),
  });
  const chosen = Object.fromEntries(
    held.map((secteur) => {
      const freed = freedIn(secteur, told);
      const putAside = putAsideIn(secteur, readings, claims);
      const standing = claims.filter((claim) => !putAside(claim));
      const rules = chooseClaims(standing, secteur).filter((claim) => !freed(claim));
      return [secteur, prove(rules, secteur)];
    }),
  );
  const inopposables = Object.fromEntries(held.map((secteur) => [secteur, inopposablesIn(readings, secteur, finder)]));
  return {
    zone: code,
    secteurs: held,
    claims,
    chosen,
    silences: silencesOf({ readings: told, read: claims }, chosen, context).map((silence) => {
      const followed = followReference(silence, { outline, finder, secteurs, companions });
      return followed ? { ...silence, followed } : silence;
    }),
    inopposables,
  };
};

/** A file for one zone without a title: what stands before the first article is its preamble. */
const untitled = (zone: ZoneText, general: readonly Fragment[]): ZoneText => ({
  ...zone,
  preamble: [...general, ...zone.preamble],
});

const textOfCompanion = ({ name, model }: Companion): CompanionText => ({
  name,
  outline: outlineOf(fragmentsOf(withoutFurniture(withBoundedLines(model)))),
  finder: quoteFinderOf(model),
});

/** One secteur of a zone, as if it were a zone of its own: its rules are those of the zone, save what is written for it. */
const secteurAlone = (reading: ZoneReading, secteur: string, named: string): ZoneReading => ({
  zone: named,
  secteurs: [named],
  claims: reading.claims
    .filter(({ secteurs }) => secteurs.includes(secteur))
    .map((claim) => ({ ...claim, zone: named, secteurs: [named] })),
  chosen: { [named]: (reading.chosen[secteur] ?? []).map((claim) => ({ ...claim, zone: named })) },
  silences: reading.silences
    .filter((each) => each.secteur === secteur)
    .map((each) => ({ ...each, zone: named, secteur: named })),
  inopposables: { [named]: reading.inopposables[secteur] ?? [] },
});

const ABSENT = "le texte ne nomme pas ce secteur : ce sont les règles de la zone";

/** A secteur that the text does not name has the rules of the zone itself, none of them sure. */
const asSecteur = (reading: ZoneReading, wanted: string): ZoneReading | undefined => {
  const own = reading.secteurs.find((each) => each.toUpperCase() === wanted.toUpperCase());
  if (own !== undefined) return secteurAlone(reading, own, own);
  if (!reading.secteurs.includes(reading.zone)) return undefined;
  const alone = secteurAlone(reading, reading.zone, wanted);
  const doubted = (alone.chosen[wanted] ?? []).map((claim) => ({
    ...claim,
    status: "a-verifier" as const,
    doubts: [...claim.doubts, ABSENT],
  }));
  return { ...alone, chosen: { [wanted]: doubted } };
};

/**
 * Reads the rules of every zone of a règlement, or of the one asked for. A zone is located by its title; a file that names one
 * zone alone needs none, and gives values that are never verified. Every value's quote was found word for word on its page;
 * what cannot be proved is dropped. `others`: the other files of the plan, where "se reporter aux dispositions communes"
 * may lead.
 */
export const readRules = (given: PageModel, wanted?: string, others: readonly Companion[] = []): PluReading => {
  const model = withBoundedLines(given);
  const outline = outlineOf(fragmentsOf(withoutFurniture(model)));
  const illegible = illegiblePages(model);
  const { located, codesSeen } = locateZones(model, outline, wanted);
  const document: DocumentContext = {
    outline,
    finder: quoteFinderOf(given),
    illegible,
    companions: others.map(textOfCompanion),
    raw: rawLinesOf(given),
  };
  return {
    zones: located.flatMap(({ zone, code, asked }) => {
      const text = zone.code === undefined ? untitled(zone, outline.general) : zone;
      const reading = readZone(text, code, document);
      if (asked === "zone" || wanted === undefined) return [reading];
      return asSecteur(reading, wanted) ?? [];
    }),
    codesSeen,
    illegiblePages: illegible,
  };
};
