import { DivisionCapture } from "@lotir/contract";
import type { DocumentBlock } from "@lotir/dossier";
import { encodePhoto, printPhoto } from "@lotir/photo";
import type { Lotir } from "../lotir.ts";
import { captureKey } from "../photo-keys.ts";
import { frenchCount, frenchDay } from "./chapters/french.ts";
import type { ReadDossier } from "./read-dossier.ts";

const CaptureFacts = DivisionCapture.pick({ scale: true });

interface Asking {
  readonly lotir: Pick<Lotir, "objects">;
  readonly organisationId: string;
}

/**
 * The map captured for the property, as a figure of its file; nothing where none was. Drawn again in a child process: its
 * bytes came from a browser.
 */
export const screenshotOfFile = async (
  { lotir, organisationId }: Asking,
  { property, capture }: Pick<ReadDossier, "property" | "capture">,
): Promise<readonly DocumentBlock[]> => {
  if (capture === undefined) return [];
  const kept = await lotir.objects.get(captureKey({ organisationId, propertyId: property.id }));
  const drawn = kept && (await encodePhoto(kept));
  const printed = drawn?.ok ? await printPhoto(drawn.value.photo) : undefined;
  if (printed === undefined) return [];
  const { bytes, width, height } = printed;
  const facts = CaptureFacts.safeParse(capture.facts);
  const on = frenchDay(capture.createdAt.toISOString());
  const scale = facts.success && capture.isLaid ? `, au 1/${frenchCount(facts.data.scale)} à l'écran` : "";
  const caption = `Carte capturée le ${on}${scale}`;
  const alt = "Le terrain sur la carte, tel qu'il était affiché au moment de la capture.";
  return [{ kind: "figure", caption, alt, png: bytes, type: "jpg", width, height }];
};
