import { fold } from "../document/fold.ts";
import { isDashedTitle } from "./dashed-titles.ts";
import { type Fragment, withoutMarker } from "./fragments.ts";
import { bareTopicOf, HAS_VERB, isUpper, zoneTitleOf } from "./headings.ts";
import { isHeadOfUses } from "./land-use-headings.ts";
import { isNoTitle } from "./not-titles.ts";
import { NumberedParts } from "./numbered-parts.ts";
import { parentOfNumbered, topicOfNumbered } from "./numbered-titles.ts";
import { withPouredTables } from "./poured-tables.ts";
import { presentationIn } from "./presentation-in.ts";
import { withRepeatedTitles } from "./repeated-titles.ts";
import { sheetRowsOf } from "./rule-rows.ts";
import { standsAlone } from "./stands-alone.ts";
import { linesAhead, titleFrom } from "./title-lines.ts";
import { type TitleStyle, titleStyleOf } from "./title-style.ts";
import { headingOf, LISTS_USES, mainNumber, OPEN_TOPICS, ruleUnder, subTopic, type TitledRule } from "./titles.ts";
import { type Topic, topicOf, topicOfOldNumber } from "./topics.ts";
import { codesOfTitle } from "./zone-in-words.ts";
import { type ArticleText, aboveIn, type Outline, type ZoneText } from "./zone-text.ts";

export type { ArticleText, Outline, ZoneText } from "./zone-text.ts";

class OutlineReader {
  readonly outline: Outline = { general: [], zones: [] };
  #zone: ZoneText | undefined;
  #main: { number: string; topic: Topic } | undefined;
  /** Until the next numbered title, others may follow a bare one. */
  #untitled = false;
  #article: ArticleText | undefined;
  readonly #fragments: readonly Fragment[];
  readonly #style: TitleStyle;
  readonly #sheetRows: ReadonlySet<Fragment>;
  readonly #parts = new NumberedParts();
  #at = 0;

  constructor(fragments: readonly Fragment[]) {
    this.#fragments = withPouredTables(withRepeatedTitles(fragments));
    this.#style = titleStyleOf(this.#fragments);
    this.#sheetRows = sheetRowsOf(this.#fragments);
  }

  read(): Outline {
    while (this.#at < this.#fragments.length) {
      const fragment = this.#fragments[this.#at];
      this.#at += 1;
      if (fragment) this.#take(fragment);
    }
    return { ...this.outline, zones: this.outline.zones.filter((zone) => zone.articles.length > 0) };
  }

  #take(fragment: Fragment): void {
    if (this.#takeZone(fragment) || this.#takeSection(fragment) || this.#takeArticle(fragment)) return;
    if (this.#takeContainer(fragment) || this.#takeNumbered(fragment)) return;
    if (
      this.#takeNextPart(fragment) ||
      this.#takeRepeated(fragment) ||
      this.#takeRow(fragment) ||
      this.#takeBareTitle(fragment)
    )
      return;
    this.#keep(fragment);
  }

  #keep(fragment: Fragment): void {
    this.#reach(fragment.page);
    (this.#article?.fragments ?? this.#zone?.preamble ?? this.outline.general).push(fragment);
  }

  /** The open zone goes on to this page. */
  #reach(page: number | undefined): void {
    const place = this.#zone?.places.at(-1);
    if (place && page !== undefined) place.to = page;
  }

  #takeZone(fragment: Fragment): boolean {
    if (isUpper(fragment.text) && /^(?:titre\s+[0-9ivx]+|lexique|glossaire)\b/.test(fragment.plain)) {
      this.#zone = undefined;
      this.#article = undefined;
      this.#main = undefined;
    }
    const code = zoneTitleOf(fragment.text);
    if (code === undefined || !this.#announces(fragment)) return false;
    if (this.#zone?.code?.toUpperCase() !== code.toUpperCase()) this.#enter(code, fragment);
    if (this.#zone?.articles.length === 0) this.outline.general.push(...this.#zone.preamble.splice(0));
    return true;
  }

  /** Where articles carry their zone ("UB 6"), "Zone UB : …" in mixed case is an entry of a list, not a title. */
  #announces(fragment: Fragment): boolean {
    return (
      !this.#style.coded ||
      isUpper(fragment.text) ||
      !/^zones?\b.{4,}/.test(fragment.plain) ||
      fragment.text.length < 14
    );
  }

  #enter(code: string | undefined, title?: Fragment): ZoneText {
    const known = this.outline.zones.find((each) => each.code?.toUpperCase() === code?.toUpperCase());
    const also = title === undefined ? [] : codesOfTitle(title.text).filter((each) => each !== code);
    const zone = known ?? {
      code,
      ...(also.length > 0 ? { also } : {}),
      places: [],
      preamble: presentationIn(this.outline.general, code),
      articles: [],
    };
    if (!known) this.outline.zones.push(zone);
    zone.places.push({ title: title?.text, from: title?.page, to: title?.page });
    this.#zone = zone;
    this.#parts.clear();
    this.#article = undefined;
    this.#main = undefined;
    return zone;
  }

  #takeArticle(fragment: Fragment): boolean {
    const heading = headingOf(fragment, linesAhead(this.#fragments, this.#at));
    if (!heading) return false;
    const code = this.#zone?.code?.toUpperCase();
    if (heading.bare && heading.zone?.length === 1 && code !== undefined && code !== heading.zone.toUpperCase())
      return false;
    if (heading.zone === undefined && this.#style.coded && !this.#zone?.articles.length) return false;
    if (heading.zone !== undefined && heading.zone.toUpperCase() !== this.#zone?.code?.toUpperCase())
      this.#enter(heading.zone, fragment);
    const title = this.#titleFrom(heading.title);
    const old = Number(mainNumber(heading.number));
    const sub = heading.number !== mainNumber(heading.number);
    const topic =
      topicOf(title.title) ??
      (sub ? this.#parentOf(heading.number) : undefined) ??
      (this.#style.oldNumbers || title.title === "" ? topicOfOldNumber(old) : "other");
    if (!sub || this.#main?.number !== mainNumber(heading.number)) {
      this.#main = { number: mainNumber(heading.number), topic: sub ? "other" : topic };
    }
    const prefix = heading.zone ? `${heading.zone} ` : "";
    this.#open(`${prefix}${heading.number}`, title.title, topic);
    this.#openRange(prefix, old, Number(heading.upTo ?? heading.number));
    if (title.rest !== "") this.#push(title.rest, fragment);
    return true;
  }

  #titleFrom(start: string): TitledRule {
    const { taken, ...title } = titleFrom(start, this.#fragments, this.#at);
    this.#at += taken;
    return title;
  }

  #open(number: string, title: string, topic: Topic): void {
    const zone = this.#zone ?? this.#enter(undefined);
    this.#article = { number, title, topic, page: this.#fragments[this.#at - 1]?.page, fragments: [] };
    this.#untitled = false;
    zone.articles.push(this.#article);
    this.#reach(this.#article.page);
  }

  /** "Articles 8 à 14": one article each, all with the same text. */
  #openRange(code: string, first: number, last: number): void {
    const shared = this.#article;
    for (let number = first + 1; shared && number <= Math.min(last, 16); number += 1) {
      this.#zone?.articles.push({ ...shared, number: `${code}${number}`, topic: topicOfOldNumber(number) });
    }
  }

  #push(text: string, like: Fragment): void {
    this.#keep({ text, plain: fold(text), page: like.page, startsLine: false, afterBlank: false });
  }

  /** "2. MORPHOLOGIE" or "2.2. Densité", when the next line is its first part: a title that only groups others. */
  #takeContainer(fragment: Fragment): boolean {
    const { marker } = fragment;
    const next = this.#fragments[this.#at]?.marker;
    if (!marker || next?.kind !== "1.1" || !["1.", "1.1"].includes(marker.kind)) return false;
    const label = marker.label.replace(/\.$/, "");
    const title = withoutMarker(fragment.text);
    const first = next.label.replace(/\.$/, "") === `${label}.1`;
    if (!first || this.#style.articled || title.length > 90 || !/^\p{Lu}/u.test(title) || /[.;:]\s*$/.test(title))
      return false;
    if (HAS_VERB.test(fold(title)) || (!this.#zone && this.#style.zoned)) return false;
    const named = topicOf(title);
    const topic = named === undefined || named === "cos" ? "other" : named;
    if (!OPEN_TOPICS.has(topic)) return false;
    if (marker.kind === "1.") this.#main = { number: label, topic };
    this.#open(label, title, topic);
    return true;
  }

  /** "4.6. Hauteur" under article 4; or, with no article open, any numbered title that names a topic. */
  #takeNumbered(fragment: Fragment): boolean {
    if (fragment.marker?.kind !== "1.1") return false;
    const label = fragment.marker.label.replace(/\.$/, "");
    const told = ruleUnder(withoutMarker(fragment.text));
    const title = told?.title || withoutMarker(fragment.text);
    const open = { main: this.#main, article: this.#article, above: this.#parentOf(label) };
    const parent = parentOfNumbered({ label, title, named: topicOfNumbered(title, open.above) }, open);
    if (parent === undefined) return false;
    const full = told && told.title !== "" ? told : this.#titleFrom(title);
    this.#open(label, full.title, subTopic(parent, full.title));
    if (full.rest !== "") this.#push(full.rest, fragment);
    return true;
  }

  #parentOf(label: string): Topic | undefined {
    return aboveIn(this.#zone?.articles ?? [], label)?.topic ?? this.#main?.topic;
  }

  /** "CHAPITRE 2 - …", "SECTION 3": closes the open article; its own title may already be a topic ("possibilités maximales"). */
  #takeSection(fragment: Fragment): boolean {
    const match =
      /^(?:chapitre|(?:sous[- ])?section|partie|theme|thematique|paragraphe|§)\s*(?:[0-9ivx]+\b(?![.,]\d|\s?(?:%|m\b|m2|metres?|places?))|[a-h](?=\s*[-:])|\d\.\d{1,2}\.?(?=\s*[-:.]?\s*[a-z]{4}))\s*[-:.]*\s*/.exec(
        fragment.plain,
      );
    if (!match || !/^[\p{Lu}§]/u.test(fragment.text) || (!this.#zone && (this.#style.zoned || this.#style.coded)))
      return false;
    const full = this.#titleFrom(fragment.text.slice(match[0].length));
    const topic = topicOf(full.title) ?? "other";
    this.#main = { number: "", topic: OPEN_TOPICS.has(topic) ? topic : "other" };
    this.#open("", full.title, topic);
    if (full.rest !== "") this.#push(full.rest, fragment);
    return true;
  }

  /** A row that names its own subject is no title; a sheet that has no article is one by itself. */
  #takeRow(fragment: Fragment): boolean {
    if (!this.#sheetRows.has(fragment)) return false;
    const alone = !this.#style.zoned && !this.#style.coded && this.outline.zones.length === 0;
    if (!this.#article && (this.#zone || alone)) this.#open("", "", "other");
    this.#keep(fragment);
    return true;
  }

  /** "B. VOLUMES" after "A. USAGES": the next part of a numbering, whatever it is about. */
  #takeNextPart(fragment: Fragment): boolean {
    const next = this.#parts.next(fragment);
    if (next === undefined) return false;
    this.#open("", next.title, next.topic);
    this.#parts.note(fragment);
    return true;
  }

  /** A title drawn twice opens its part whatever its capitals, and closes the one before. */
  #takeRepeated(fragment: Fragment): boolean {
    if (!fragment.repeated || (!this.#zone && this.#style.zoned)) return false;
    const title = withoutMarker(fragment.text);
    this.#open("", title, topicOf(title) ?? "other");
    this.#parts.note(fragment);
    return true;
  }

  /** A title on its own line, with a letter or nothing before it, where the open article lets the subject change. */
  #takeBareTitle(fragment: Fragment): boolean {
    const current = this.#article?.topic;
    const row = fragment.cells?.some((cell) => /\d/.test(cell)) === true;
    const pair = fragment.cells?.length === 2 && fragment.text.includes(" | ");
    if ((this.#style.coded && !this.#main) || (row && !pair) || isHeadOfUses(fragment)) return false;
    const dashed = fragment.marker !== undefined && ["-", "•", "o"].includes(fragment.marker.kind);
    if (dashed && !isDashedTitle(fragment, this.#fragments[this.#at], current)) return false;
    if (fragment.marker && !dashed && !["1.", "1)", "a", "A", "I"].includes(fragment.marker.kind)) return false;
    if (!fragment.runIn && !dashed && (!fragment.startsLine || !this.#mayChange(current, fragment))) return false;
    const text = withoutMarker(fragment.text);
    const colon = text.search(/[:|]/);
    const barred = text.includes(" | ") && colon > 0;
    const head = !barred && bareTopicOf(text) ? text : colon > 3 && colon < 90 ? text.slice(0, colon) : text;
    const topic = isNoTitle(text, head) ? undefined : bareTopicOf(head);
    const repeats = current === topic && (fragment.runIn || this.#article?.fragments.length === 0);
    if (topic === undefined || repeats) return false;
    if (this.#style.numbered && current !== undefined && LISTS_USES.has(current) && !LISTS_USES.has(topic))
      return false;
    if (!this.#zone && this.outline.zones.length === 0 && !this.#looksLikeTitle(fragment)) return false;
    this.#open(this.#article?.number ?? "", head.trim(), topic);
    this.#untitled = true;
    this.#parts.note(fragment);
    const rest = text.slice(head.length).replace(/^\s*[:|]\s*/, "");
    if (rest !== "") this.#push(rest, fragment);
    return true;
  }

  /** Numbered documents only let some articles change subject; where titles stand alone, a title on its own line opens. */
  #mayChange(current: Topic | undefined, fragment: Fragment): boolean {
    if (this.#style.numbered) {
      const open = current === undefined || OPEN_TOPICS.has(current) || this.#main === undefined;
      return open || (this.#untitled && this.#standsAlone(fragment));
    }
    return isUpper(fragment.text) || fragment.afterBlank || this.#standsAlone(fragment);
  }

  #standsAlone(fragment: Fragment): boolean {
    const [before, next] = [this.#fragments[this.#at - 2], this.#fragments[this.#at]];
    return standsAlone(fragment, { before, next, held: this.#article?.fragments });
  }

  #looksLikeTitle(fragment: Fragment): boolean {
    return isUpper(fragment.text) || fragment.afterBlank || fragment.marker !== undefined;
  }
}

export const outlineOf = (fragments: readonly Fragment[]): Outline => new OutlineReader(fragments).read();
