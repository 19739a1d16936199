import type { DocumentBlock } from "@lotir/dossier";
import { printPhoto } from "@lotir/photo";
import type { Lotir } from "../lotir.ts";
import { photoKey } from "../photo-keys.ts";
import type { StoredPhoto } from "../property/photo-store.ts";

/** A file shows the ground; the album stays on the property. */
const MOST = 8;

interface Asking {
  readonly lotir: Pick<Lotir, "objects">;
  readonly organisationId: string;
}

/** The photos of a property as figures of its file, oldest first, one in memory at a time. */
export const photosOfFile = async (
  { lotir, organisationId }: Asking,
  propertyId: string,
  photos: readonly Pick<StoredPhoto, "id">[],
): Promise<readonly DocumentBlock[]> => {
  const figures: DocumentBlock[] = [];
  for (const [rank, { id }] of photos.slice(0, MOST).entries()) {
    const kept = await lotir.objects.get(photoKey({ organisationId, propertyId, photoId: id }, "photo"));
    const printed = kept && (await printPhoto(kept));
    if (printed === undefined) continue;
    const { bytes, width, height } = printed;
    const caption = `Photographie ${rank + 1} du terrain`;
    figures.push({
      kind: "figure",
      caption,
      alt: `${caption}, jointe par le demandeur.`,
      png: bytes,
      type: "jpg",
      width,
      height,
    });
  }
  if (photos.length > figures.length && figures.length > 0)
    figures.push({ kind: "paragraph", tone: "note", text: `${figures.length} photographies sur ${photos.length}.` });
  return figures;
};
