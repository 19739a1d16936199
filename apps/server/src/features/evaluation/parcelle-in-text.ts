import { readReference } from "@lotir/foncier";
import { type NamedParcelle, parcellesNamed, plainName } from "@lotir/territory";
import { refuse } from "../../http/refuse.ts";
import type { Lotir } from "../../lotir.ts";

/** « AN 24 », « AN24 », « AN n° 24 », a commune before or after: two letters, or one, or a digit and a letter. */
const WRITTEN =
  /^(?:(?<before>\p{L}[\p{L}\s'’-]{2,}?)[\s,]+)?(?<section>[A-Z]{1,2}|\d[A-Z])\s*(?:n[°o]?\s*)?(?<numero>\d{1,4})(?:[\s,]+(?<after>\p{L}[\p{L}\s'’()-]{2,}))?$/iu;

/** The words that open the name of a street in the base of addresses (BAN), with their short forms. */
const STREET =
  /^(?:all[ée]es?|all|avenue|av|boulevard|bd|chemin|che?m?|cit[ée]|cours|domaine|esplanade|faubourg|hameau|impasse|imp|lieu-dit|lotissement|lot|mont[ée]e|passage|place|pl|promenade|quai|quartier|r[ée]sidence|route|rte|rue|ruelle|sente|sentier|square|traverse|venelle|voie)\s/iu;

interface Written {
  readonly section: string;
  readonly numero: string;
  readonly commune: string | undefined;
}

/** A section and a number as people write them; undefined for any other text, an address among them. */
export const readWritten = (text: string): Written | undefined => {
  const { section, numero, before, after } =
    WRITTEN.exec(text.trim().replace(/\b(?:parcelle|section)\s+/giu, ""))?.groups ?? {};
  if (section === undefined || numero === undefined || (before !== undefined && after !== undefined)) return undefined;
  // « A 12 rue des Lilas » is an address, whatever parcels the section A has.
  if (after !== undefined && STREET.test(after)) return undefined;
  return { section: section.toUpperCase(), numero, commune: before ?? after };
};

const isNamed =
  (commune: string) =>
  ({ communeName }: NamedParcelle): boolean => {
    const [asked, name] = [plainName(commune), plainName(communeName)];
    return name === asked || name.startsWith(`${asked} `);
  };

const spelt = ({ section, numero }: Written): string => `${section} ${Number(numero)}`;

/**
 * The loaded parcel that a text names, alone or with its commune; undefined where the text is no reference. Refuses a
 * reference that no loaded commune has, or that several have.
 */
export const parcelleInText = async ({ database }: Lotir, text: string): Promise<string | undefined> => {
  const whole = readReference(text, undefined);
  if (whole !== undefined) return whole;
  const written = readWritten(text);
  if (written === undefined) return undefined;
  const { section, numero } = written;
  const all = await parcellesNamed(database.territory, { section, numero });
  const found = written.commune === undefined ? all : all.filter(isNamed(written.commune));
  const [only, other] = found;
  // « A 12 rue des Lilas » reads as a section and a commune that nobody knows: an address, then.
  if (only === undefined && written.commune !== undefined && all.length === 0) return undefined;
  if (only === undefined) throw refuse("place-not-found", { reference: text }, notLoaded(written));
  if (other !== undefined) throw refuse("place-not-found", { reference: text }, ambiguous(written, found));
  return only.id;
};

const notLoaded = (written: Written): string =>
  written.commune === undefined
    ? `Aucune commune chargée n'a de parcelle ${spelt(written)}. Chargez d'abord la sienne.`
    : `Aucune parcelle ${spelt(written)} à ${written.commune} parmi les communes chargées. Chargez d'abord cette commune.`;

const ambiguous = (written: Written, found: readonly NamedParcelle[]): string => {
  const communes = [...new Set(found.map(({ communeName }) => communeName))];
  return communes.length > 1
    ? `Plusieurs communes chargées ont une parcelle ${spelt(written)} (${communes.join(", ")}) : ajoutez le nom de la commune.`
    : `${communes[0]} a plusieurs parcelles ${spelt(written)} : donnez la référence entière (${found.map(({ id }) => id).join(", ")}).`;
};
