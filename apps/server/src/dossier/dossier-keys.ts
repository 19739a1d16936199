export const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const PDF_TYPE = "application/pdf";
export const ZIP_TYPE = "application/zip";

interface OfProperty {
  readonly organisationId: string;
  readonly propertyId: string;
}

/** Where the bytes of a file stand, by organisation first: what is one's is never under another's. */
export const pieceKey = ({ organisationId, propertyId, pieceId }: OfProperty & { readonly pieceId: string }): string =>
  `dossiers/${organisationId}/${propertyId}/pieces/${pieceId}`;

export const certificateKey = (
  { organisationId, propertyId, makingId }: OfProperty & { readonly makingId: string },
  format: "pdf" | "docx",
): string => `dossiers/${organisationId}/${propertyId}/certificats/${makingId}.${format}`;
