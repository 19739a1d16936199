import { readReference, readWrittenReference, type WrittenReference } from "@lotir/foncier";
import { type NamedParcelle, parcellesWritten } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

const spelt = ({ section, numero }: WrittenReference): string => `${section} ${Number(numero)}`;

/**
 * The loaded parcel that a text names, alone or with its commune; undefined where the text is no reference. Refuses a
 * reference that no loaded commune has, or that several have.
 */
export const parcelleInText = async ({ database }: Lotir, text: string): Promise<string | undefined> => {
  const whole = readReference(text, undefined);
  if (whole !== undefined) return whole;
  const written = readWrittenReference(text);
  if (written === undefined) return undefined;
  const { all, found } = await parcellesWritten(database.territory, written);
  const [only, other] = found;
  // « A 12 rue des Lilas » reads as a section and a commune that nobody knows: an address, then.
  if (only === undefined && written.commune !== undefined && all.length === 0) return undefined;
  if (only === undefined) throw refuse("place-not-found", { reference: text }, notLoaded(written));
  if (other !== undefined) throw refuse("place-not-found", { reference: text }, ambiguous(written, found));
  return only.id;
};

const notLoaded = (written: WrittenReference): string =>
  written.commune === undefined
    ? `Aucune commune chargée n'a de parcelle ${spelt(written)}. Chargez d'abord la sienne.`
    : `Aucune parcelle ${spelt(written)} à ${written.commune} parmi les communes chargées. Chargez d'abord cette commune.`;

const ambiguous = (written: WrittenReference, found: readonly NamedParcelle[]): string => {
  const communes = [...new Set(found.map(({ communeName }) => communeName))];
  return communes.length > 1
    ? `Plusieurs communes chargées ont une parcelle ${spelt(written)} (${communes.join(", ")}) : ajoutez le nom de la commune.`
    : `${communes[0]} a plusieurs parcelles ${spelt(written)} : donnez la référence entière (${found.map(({ id }) => id).join(", ")}).`;
};
