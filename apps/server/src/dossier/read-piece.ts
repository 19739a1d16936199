import { LARGEST_PIECE_BYTES } from "@lotir/contract";
import { failure, type Result, success } from "@lotir/foncier";
import { describePdfRefusal, readPdfPages } from "@lotir/pdf";
import { describePhotoRefusal, encodePhoto } from "@lotir/photo";

export interface ReadPiece {
  readonly type: "application/pdf" | "image/jpeg" | "image/png";
  readonly pages: number | null;
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, rank) => bytes[rank] === byte);

/** By its first bytes: neither its name nor what its sender says of it counts. */
const typeOf = (bytes: Uint8Array): ReadPiece["type"] | undefined => {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return "application/pdf";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg";
  return startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ? "image/png" : undefined;
};

const TOO_LARGE = "Cette pièce dépasse 10 Mo, le plus que prend un guichet : réduisez-la.";
const UNKNOWN = "Cette pièce ne peut pas être lue : PDF, JPEG ou PNG sont attendus.";

/** What a stranger's file is: opened in a child process, and refused where it cannot be read. */
export const readPiece = async (bytes: Uint8Array): Promise<Result<ReadPiece, string>> => {
  if (bytes.length > LARGEST_PIECE_BYTES) return failure(TOO_LARGE);
  const type = typeOf(bytes);
  if (type === undefined) return failure(UNKNOWN);
  if (type === "application/pdf") {
    const pages = await readPdfPages(bytes);
    return pages.ok ? success({ type, pages: pages.value.pages.length }) : failure(describePdfRefusal(pages.failure));
  }
  const drawn = await encodePhoto(bytes);
  return drawn.ok ? success({ type, pages: null }) : failure(describePhotoRefusal(drawn.failure));
};
