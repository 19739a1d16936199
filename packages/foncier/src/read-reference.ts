import { type ParcelleId, readParcelleId } from "./parcelle-id.ts";

/** `AB 123`, `A12`: section and number, where the commune is known. */
const SHORT = /^([A-Z]{1,2}|\d?[A-Z])\s*(\d{1,4})$/;

/** A cadastral reference as people write it, `06088 000 AB 0123` or, in a known commune, `AB 123`; undefined for any other text. */
export const readReference = (text: string, codeInsee: string | undefined): ParcelleId | undefined => {
  const written = text.trim().toUpperCase();
  const packed = written.replace(/\s+/g, "");
  const whole = readParcelleId(packed);
  if (whole !== undefined) return whole;
  const short = SHORT.exec(written);
  if (codeInsee === undefined || short === null) return undefined;
  const [, section = "", numero = ""] = short;
  return readParcelleId(`${codeInsee}000${section.padStart(2, "0")}${numero.padStart(4, "0")}`);
};
