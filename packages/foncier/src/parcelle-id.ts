declare const brand: unique symbol;

/** The 14 characters of the cadastre: commune (5) + prefixe (3) + section (2, left-padded with 0) + numero (4). */
export type ParcelleId = string & { readonly [brand]: "parcelle" };

const PATTERN = /^(?:\d{2}|2[AB])\d{3}\d{3}[0-9A-Z]{2}\d{4}$/;

export const readParcelleId = (text: string): ParcelleId | undefined =>
  PATTERN.test(text) ? (text as ParcelleId) : undefined;

/** Throws a RangeError on anything but 14 valid characters: for text already checked at the edge. */
export const parcelleId = (text: string): ParcelleId => {
  const id = readParcelleId(text);
  if (id === undefined) throw new RangeError(`Not a parcel id: ${text}`);
  return id;
};

/** The same reference as people write it: section and number without their leading zeros. */
export interface ParcelleReference {
  readonly codeInsee: string;
  readonly prefixe: string;
  readonly section: string;
  readonly numero: string;
}

export const referenceOf = (id: ParcelleId): ParcelleReference => ({
  codeInsee: id.slice(0, 5),
  prefixe: id.slice(5, 8),
  section: id.slice(8, 10).replace(/^0+(?=.)/, ""),
  numero: id.slice(10).replace(/^0+(?=.)/, ""),
});
