const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

const ofRoman = (label: string): number =>
  [...label].reduce((sum, letter, at) => {
    const value = ROMAN[letter] ?? 0;
    return (ROMAN[label[at + 1] ?? ""] ?? 0) > value ? sum - value : sum + value;
  }, 0);

/** The rank of a list mark: 3 for "2.3", "c", "C." or "III"; "I" is one where the kind is Roman. 0 when it has none. */
export const ordinalOf = (label: string, kind = ""): number => {
  const last = /(\d+)\D*$/.exec(label)?.[1];
  if (last) return Number(last);
  const letters = label.toLowerCase().replace(/[^a-z]/g, "");
  if (/^[ivx]{2,5}$/.test(letters) || (kind.startsWith("I") && /^[ivx]$/.test(letters))) return ofRoman(letters);
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : 0;
};
