/** Bounds of one reading. Times in milliseconds, memory in megabytes. */
export interface PdfLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly maxCharacters: number;
  readonly maxPageCharacters: number;
  /** Of one deflated stream once opened, pictures apart. */
  readonly maxStreamBytes: number;
  readonly maxOutputBytes: number;
  readonly memoryMegabytes: number;
  readonly baseMs: number;
  readonly perPageMs: number;
}

export const PDF_LIMITS: PdfLimits = {
  maxBytes: 200_000_000,
  maxPages: 3_000,
  maxCharacters: 15_000_000,
  maxPageCharacters: 500_000,
  maxStreamBytes: 16_000_000,
  maxOutputBytes: 250_000_000,
  memoryMegabytes: 600,
  baseMs: 20_000,
  perPageMs: 150,
};
