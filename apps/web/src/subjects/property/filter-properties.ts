import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(PROPERTY_STATUS_LABELS));

/** The label of a status; an unknown one is shown raw (spec 2 §4). */
export const statusLabel = (status: string): string => LABELS.get(status) ?? status;

/** Accents, case and punctuation never hide an address. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

interface Wanted {
  readonly text: string;
  readonly status: string | null;
}

export const filterProperties = (properties: readonly Property[], { text, status }: Wanted): readonly Property[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return properties.filter((property) => {
    const place = plain(
      `${property.name} ${property.address} ${property.city} ${property.postalCode ?? ""} ${property.parcelId}`,
    );
    return (status === null || property.status === status) && words.every((word) => place.includes(word));
  });
};
