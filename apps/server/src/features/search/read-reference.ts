/** `06088000AB0123`, spaces allowed. */
const WHOLE = /^(?:\d{2}|2[AB])\d{3}\d{3}[0-9A-Z]{2}\d{4}$/;
/** `AB 123`, `A12`: section and number, where the commune is known. */
const SHORT = /^([A-Z]{1,2}|\d?[A-Z])\s*(\d{1,4})$/;

/** The 14 characters of a cadastral reference; undefined for any other text. */
export const readReference = (text: string, codeInsee: string | undefined): string | undefined => {
  const written = text.trim().toUpperCase();
  const packed = written.replace(/\s+/g, "");
  if (WHOLE.test(packed)) return packed;
  const short = SHORT.exec(written);
  if (codeInsee === undefined || short === null) return undefined;
  const [, section = "", numero = ""] = short;
  return `${codeInsee}000${section.padStart(2, "0")}${numero.padStart(4, "0")}`;
};
