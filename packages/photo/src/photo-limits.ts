/** What a photo may be, and what it becomes. */
export const PHOTO_LIMITS = {
  /** Bytes received. */
  largestBytes: 10_000_000,
  /** Pixels opened: a picture of more is made to swell. */
  mostPixels: 80_000_000,
  memoryMegabytes: 900,
  longestMs: 20_000,
  /** Longest side kept, and that of a thumbnail, px. */
  side: 2_400,
  thumbnailSide: 480,
  quality: 82,
} as const;
