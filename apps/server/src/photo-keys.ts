/** Where the bytes of a photo stand, by organisation first: what is one's is never under another's. */
export interface PhotoPlace {
  readonly organisationId: string;
  readonly propertyId: string;
  readonly photoId: string;
}

export const PHOTO_TYPE = "image/webp";

/** The map captured with the last plan of a property. */
export const captureKey = ({ organisationId, propertyId }: Omit<PhotoPlace, "photoId">): string =>
  `captures/${organisationId}/${propertyId}.png`;

const SUFFIXES = { photo: "", thumbnail: "-small" } as const;

export const photoKey = ({ organisationId, propertyId, photoId }: PhotoPlace, size: keyof typeof SUFFIXES): string =>
  `photos/${organisationId}/${propertyId}/${photoId}${SUFFIXES[size]}.webp`;
