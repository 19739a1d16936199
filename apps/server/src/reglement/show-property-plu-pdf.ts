import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { documentPath } from "./plu-to-wire.ts";
import { pluOfProperty } from "./property-plu.ts";

/** Spec 2 §5: a document is real when it says so or is longer than this. */
const REAL_FROM_BYTES = 10_000;

/** The règlement of a property as a file of this server (spec 2 §3, "PLU document"). */
export const showPropertyPluPdf = asMember.showPropertyPluPdf.handler(async ({ input, context }) => {
  const plu = await pluOfProperty(context, input.id);
  const document = plu.kind === "zone" ? plu.document : undefined;
  if (!document?.hash || document.fileName === null) throw refuse("plu-document-missing");
  const fileSize = document.bytes ?? 0;
  return {
    success: true,
    data: {
      localPath: documentPath(document.hash),
      filename: document.fileName,
      isRealDocument: fileSize > REAL_FROM_BYTES,
      fileSize,
    },
  };
});
