import type { CitedParcel } from "../notice/notice.ts";
import { readAreas, readAres } from "./french-figures.ts";

/** "section AC n°164", "sections AB n° 12 et 13", "cadastrée AB numéro 12". */
const CITED =
  /(?:[Ss]ections?|SECTIONS?|[Cc]adastr[ée]e?s?)\s{0,3}:?\s{0,3}(?:(\d{3})\s{1,2})?([A-Z]{1,2}|\d[A-Z])\s{0,3},?\s{0,3}(?:n(?:°|º|o|um[ée]ros?)s?\.?\s{0,3})?(\d{1,4})(?!\d|[.,]\d|\s?m(?:²|2|\b))/gu;
/** Numbers that follow in the same section: ", 13", "et 14", "n° 15". */
const NEXT =
  /^\s{0,3}(?:,|et|-|&)\s{0,3}(?:n(?:°|º)?\s{0,3})?(\d{1,4})(?![\d]*\s?(?:m|a\b|ares?|ca|ha|€|[\s.,]\d{3}))/u;
const FOR = /^\s{0,3}(?:pour|d'une contenance de|contenance|de|:|\()\s{0,3}/iu;

const areaAfter = (text: string): { readonly m2: number; readonly length: number } | undefined => {
  const opening = FOR.exec(text);
  if (opening === null) return undefined;
  const rest = text.slice(opening[0].length, opening[0].length + 40);
  const ares = readAres(rest);
  if (ares !== undefined)
    return { m2: ares, length: opening[0].length + (/c?a(?:res?|centiares?)?\b/iu.exec(rest)?.index ?? 0) + 2 };
  const [first] = readAreas(rest);
  return first?.index === 0 ? { m2: first.m2, length: opening[0].length + 6 } : undefined;
};

/** The parcels that a text cites, each once, with the area that follows where there is one. */
export const readCitedParcels = (text: string): readonly CitedParcel[] => {
  const found = new Map<string, CitedParcel>();
  for (const { 0: whole, 1: prefixe = "000", 2: section = "", 3: first = "", index } of text.matchAll(CITED)) {
    let at = index + whole.length;
    for (let numero: string | undefined = first, count = 0; numero !== undefined && count < 40; count += 1) {
      const area = areaAfter(text.slice(at, at + 80));
      const key = `${prefixe}${section}${Number(numero)}`;
      if (Number(numero) > 0 && found.get(key)?.areaM2 == null)
        found.set(key, { prefixe, section, numero: String(Number(numero)), areaM2: area?.m2 ?? null });
      if (area !== undefined) {
        const skipped = /^[^,]{0,60}?(?=\s{0,3}(?:,|et\b|&))/u.exec(text.slice(at, at + 80));
        at += skipped?.[0].length ?? area.length;
      }
      const next: RegExpExecArray | null = NEXT.exec(text.slice(at, at + 24));
      numero = next?.[1];
      at += next?.[0].length ?? 0;
    }
  }
  return [...found.values()].slice(0, 60);
};
