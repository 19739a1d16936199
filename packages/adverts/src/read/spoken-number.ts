const UNITS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

const word = (name: string): boolean => name in UNITS || /^(?:cents?|mille|et)$/.test(name);

const numberSaid = (names: readonly string[]): number => {
  let [thousands, hundreds, rest] = [0, 0, 0];
  for (const name of names) {
    if (name === "mille") {
      thousands += Math.max(1, hundreds + rest) * 1_000;
      [hundreds, rest] = [0, 0];
    } else if (name.startsWith("cent")) {
      hundreds = Math.max(1, rest) * 100;
      rest = 0;
    } else if (name.startsWith("vingt") && rest === 4) rest = 80;
    else rest += UNITS[name] ?? 0;
  }
  return thousands + hundreds + rest;
};

/** The number said in French at the end of a text, « mille deux cents » → 1200; undefined when its last word is none. */
export const spokenNumber = (text: string): number | undefined => {
  const names = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  let from = names.length;
  while (from > 0 && word(names[from - 1] ?? "")) from -= 1;
  while (names[from] === "et") from += 1;
  const said = names.slice(from);
  return said.length === 0 ? undefined : numberSaid(said);
};
