/** « AN 24 », « AN24 », « AN n° 24 », a commune before or after: two letters, or one, or a digit and a letter. */
const WRITTEN =
  /^(?:(?<before>\p{L}[\p{L}\s'’-]{2,}?)[\s,]+)?(?<section>[A-Z]{1,2}|\d[A-Z])\s*(?:n[°o]?\s*)?(?<numero>\d{1,4})(?:[\s,]+(?<after>\p{L}[\p{L}\s'’()-]{2,}))?$/iu;

/** The words that open the name of a street in the base of addresses (BAN), with their short forms. */
const STREET =
  /^(?:all[ée]es?|all|avenue|av|boulevard|bd|chemin|che?m?|cit[ée]|cours|domaine|esplanade|faubourg|hameau|impasse|imp|lieu-dit|lotissement|lot|mont[ée]e|passage|place|pl|promenade|quai|quartier|r[ée]sidence|route|rte|rue|ruelle|sente|sentier|square|traverse|venelle|voie)\s/iu;

/** A section and a number as people write them, with the commune they name. */
export interface WrittenReference {
  readonly section: string;
  readonly numero: string;
  readonly commune: string | undefined;
}

/** A section and a number as people write them; undefined for any other text, an address among them. */
export const readWrittenReference = (text: string): WrittenReference | undefined => {
  const { section, numero, before, after } =
    WRITTEN.exec(text.trim().replace(/\b(?:parcelle|section)\s+/giu, ""))?.groups ?? {};
  if (section === undefined || numero === undefined || (before !== undefined && after !== undefined)) return undefined;
  // « A 12 rue des Lilas » is an address, whatever parcels the section A has.
  if (after !== undefined && STREET.test(after)) return undefined;
  return { section: section.toUpperCase(), numero, commune: before ?? after };
};
