import type { PageModel } from "./document/page-model.ts";
import { furnitureOf } from "./document/without-furniture.ts";
import { zoneTitleOf } from "./outline/headings.ts";
import type { Outline, ZoneText } from "./outline/outline.ts";

/** The text of a zone, the code its title gives it, and whether it was asked for by its own name. */
export interface LocatedZone {
  readonly zone: ZoneText;
  readonly code: string;
  /** The code asked for is that of a secteur of this zone, or of none it names. */
  readonly asked: "zone" | "secteur";
}

export interface ZonesOfFile {
  readonly located: readonly LocatedZone[];
  /** Every zone that the file names, by its titles first. */
  readonly codesSeen: readonly string[];
}

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** A line that every page repeats, or that stands by itself on the first one, and says whose text this is. */
const namedByHead = (model: PageModel): { readonly code: string; readonly title: string } | undefined => {
  const first = model.pages[0]?.lines.map((line) => line.text.trim()) ?? [];
  const heads = [...furnitureOf(model), ...first.filter((line) => line.length < 90 && !/[.;,]$/.test(line))];
  for (const title of heads) {
    const code =
      zoneTitleOf(title) ??
      /(?:^|[-–:—/]\s*)[Zz](?:one|ONE) (\d{0,2}[A-Z]{1,3}\d{0,2}[a-z]{0,3}(?:-\d{1,2})?)\s*$/.exec(title)?.[1];
    if (code !== undefined) return { code, title };
  }
  return undefined;
};

const CODE = "\\d{0,2}(?:AU|[UAN])[A-Z]{0,2}\\d{0,2}[a-z]{0,2}\\d?";
const MENTION = new RegExp(
  `(?:\\b[Zz]ones?|ZONES?|\\b[Ii]ndices?|\\b[Ss]ecteurs?|SECTEURS?)\\s+(?:urbaines?\\s+|dites?\\s+|indicées?\\s+)?["«(]?\\s?(${CODE})(?![\\p{L}\\d'’])|\\((${CODE})\\)`,
  "gu",
);

/** The zones named in passing, without their secteurs. */
const codesMentioned = (model: PageModel): readonly string[] => {
  const seen = new Set<string>();
  for (const page of model.pages)
    for (const { text } of page.lines) for (const match of text.matchAll(MENTION)) seen.add(match[1] ?? match[2] ?? "");
  const codes = [...seen];
  return codes.filter(
    (code) => !codes.some((other) => other !== code && code.startsWith(other) && isLonger(code, other)),
  );
};

/** "UBa", "UB1" and "UB-p" are secteurs of UB; "AU" is none of A, nor "UBA" of UB. */
const isLonger = (code: string, zone: string): boolean =>
  code.toUpperCase().startsWith(zone.toUpperCase()) && /^[-_ ]?(?:[a-z]|\d)/.test(code.slice(zone.length));

/** Without any title, the file answers for the only zone it names, or for the one asked where it names none. */
const untitledFor = (zone: ZoneText, mentioned: readonly string[], wanted: string): readonly LocatedZone[] => {
  const others = mentioned.filter((code) => !same(code, wanted) && !isLonger(code, wanted));
  return others.length === 0 ? [{ zone, code: wanted, asked: "zone" }] : [];
};

/**
 * The zones of a file, or the one asked for: located by its own title, or by the head that every page repeats. A file that
 * names several zones and has no title for the one asked answers nothing.
 */
export const locateZones = (model: PageModel, outline: Outline, wanted: string | undefined): ZonesOfFile => {
  const mentioned = codesMentioned(model);
  const [only] = outline.zones;
  const head = outline.zones.length === 1 && only?.code === undefined ? namedByHead(model) : undefined;
  const headed = (zone: ZoneText): ZoneText =>
    head ? { ...zone, places: zone.places.map((place) => ({ ...place, title: head.title })) } : zone;
  const titled = outline.zones.flatMap((zone) => {
    const code = zone.code ?? head?.code;
    const own = outline.zones.flatMap((each) => each.code?.toUpperCase() ?? []);
    const also = (zone.also ?? []).filter((each) => !own.includes(each.toUpperCase()));
    return code === undefined ? [] : [code, ...also].map((each) => ({ zone: headed(zone), code: each }));
  });
  const codesSeen = [...new Set([...titled.map(({ code }) => code), ...mentioned])];
  if (wanted === undefined) {
    const untitled = outline.zones.filter((zone) => zone.code === undefined && head === undefined);
    const all = [...titled, ...untitled.map((zone) => ({ zone, code: "?" }))];
    return { located: all.map((each) => ({ ...each, asked: "zone" as const })), codesSeen };
  }
  const exact = titled.filter(({ code }) => same(code, wanted));
  if (exact.length > 0) return { located: exact.map((each) => ({ ...each, asked: "zone" as const })), codesSeen };
  const [around] = titled
    .filter(({ code }) => isLonger(wanted, code))
    .toSorted((a, b) => b.code.length - a.code.length);
  if (around !== undefined) return { located: [{ ...around, asked: "secteur" }], codesSeen };
  return { located: titled.length === 0 && only ? untitledFor(only, mentioned, wanted) : [], codesSeen };
};
