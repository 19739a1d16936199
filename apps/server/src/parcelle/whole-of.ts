/** A whole number as an address writes it, digits alone: `Number` reads much else as one ("0x1", "1e3", a blank). Else NaN. */
export const wholeOf = (text: string | undefined): number => (/^\d{1,8}$/.test(text ?? "") ? Number(text) : Number.NaN);
