/** "33700 Mérignac", "Mérignac (33700)", "Mérignac (Gironde)", "Marseille 15ème". */
export interface WrittenPlace {
  readonly city: string | null;
  readonly postalCode: string | null;
}

const CODE_FIRST = /(?<!\d)(\d{5})\s{1,3}(\p{L}[\p{L}\s'’-]{1,60})/u;
const CODE_LAST = /(\p{L}[\p{L}\s'’-]{1,60}?)\s{0,3}\((\d{5})\)/u;

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

export const readPlace = (text: string): WrittenPlace => {
  const first = CODE_FIRST.exec(text);
  if (first !== null) return { postalCode: first[1] ?? null, city: tidy(first[2] ?? "") || null };
  const last = CODE_LAST.exec(text);
  if (last !== null) return { postalCode: last[2] ?? null, city: tidy(last[1] ?? "") || null };
  const city = tidy(text.replace(/\([^)]{0,80}\)/g, ""));
  return { postalCode: null, city: city === "" || city.length > 100 ? null : city };
};

/** A name of commune, an arrondissement left out ("Marseille 15ème", "Paris 09ème"). */
export const communeOf = (city: string): string =>
  tidy(city.replace(/\s\d{1,2}\s?(?:er|ème|e)(?:\sarrondissement)?$/iu, ""));

const OFFICE =
  /\b(?:SCP|SELARL|SELAS|SELARLU|SAS|AARPI|Cabinet|Étude|Etude|Office notarial|Direction)\b[\p{L}\s&'’.,-]{2,80}/u;

/** The name of the firm; a person alone ("Me Jeanne Martin") is not kept. */
export const readOffice = (text: string): string | null => {
  const found = OFFICE.exec(text)?.[0];
  return found === undefined
    ? null
    : tidy(found.split(/[,\n]|\s-\s|\sMe\s|\sMaître\s/u)[0] ?? "").slice(0, 120) || null;
};
