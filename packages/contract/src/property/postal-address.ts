/** An address in the parts that its form edits (spec 2 §5). A part that is not there is empty. */
export interface PostalAddress {
  /** With its repetition: `12`, `12 bis`. */
  readonly number: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

/** A house number with its repetition (BAN, "indice de répétition"), then the street. */
const NUMBERED = /^(\d{1,5}(?:\s?(?:bis|ter|quater|[a-z](?=\s)))?)\s+(.+)$/i;
/** The last five digits that stand alone begin the town; a comma before them is optional, as the BAN writes none. */
const PLACED = /^(.*?)[,\s]*\b(\d{5})\b\s*(.*)$/s;

const tidy = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Splits an address as it is written. What cannot be told apart stays whole in `street`: nothing is lost. */
export const readPostalAddress = (written: string): PostalAddress => {
  const text = tidy(written);
  const placed = PLACED.exec(text);
  const comma = text.lastIndexOf(",");
  const [line, postalCode, city] =
    placed !== null && !/^\s*,/.test(placed[3] ?? "")
      ? [placed[1] ?? "", placed[2] ?? "", placed[3] ?? ""]
      : comma < 0
        ? [text, "", ""]
        : [text.slice(0, comma), "", text.slice(comma + 1)];
  const numbered = NUMBERED.exec(tidy(line));
  return {
    number: tidy(numbered?.[1] ?? ""),
    street: tidy(numbered?.[2] ?? line),
    postalCode,
    city: tidy(city),
  };
};

/** "number street, postalCode city", without what is empty. */
export const writePostalAddress = ({ number, street, postalCode, city }: PostalAddress): string =>
  [tidy(`${number} ${street}`), tidy(`${postalCode} ${city}`)].filter((part) => part !== "").join(", ");
