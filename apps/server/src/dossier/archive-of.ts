import { type FileDocument, toCsv, toIcs, type ZipEntry } from "@lotir/dossier";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { DossierPrinting } from "./dossier-document.ts";
import { pieceKey } from "./dossier-keys.ts";
import type { DossierSteps } from "./dossier-steps.ts";
import { filingText } from "./filing-text.ts";
import { digestOf } from "./hash-of-data.ts";

type Asking = Pick<Call, "lotir"> & { readonly member: Member };

interface Archived {
  readonly printing: DossierPrinting;
  readonly document: FileDocument;
  readonly steps: Pick<DossierSteps, "writing">;
  readonly signal?: AbortSignal | undefined;
}

/** Most bytes of pieces that one archive takes: what a counter takes of a whole file, and what memory bears. */
const MOST_BYTES = 120_000_000;

const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** `DP10_plan_cote.pdf`: what a counter reads without opening it. */
const plainName = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .slice(0, 60);

const documentsOf = ({ pieces, certificatePieces, otherDocuments }: DossierPrinting["tracking"]) =>
  [...pieces, ...certificatePieces].flatMap(({ documents }) => documents).concat(otherDocuments);

/** One after the other: an archive holds one piece more at a time, never all of them twice. */
const pieceEntries = async ({ lotir, member }: Asking, { tracking }: DossierPrinting): Promise<ZipEntry[]> => {
  const { organisationId } = member;
  const entries: ZipEntry[] = [];
  let taken = 0;
  for (const [rank, { id, code, name, type, bytes }] of documentsOf(tracking).entries()) {
    taken += bytes;
    if (taken > MOST_BYTES) break;
    const read = await lotir.objects.get(pieceKey({ organisationId, propertyId: tracking.propertyId, pieceId: id }));
    if (read === undefined) continue;
    const path = `pieces/${code}_${plainName(name)}_${rank + 1}.${ENDINGS[type] ?? "bin"}`;
    entries.push({ name: path, bytes: read });
  }
  return entries;
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const dataEntries = (printing: DossierPrinting): ZipEntry[] => {
  const { tracking, today, printedHash } = printing;
  const data = { ...tracking, printedHash };
  return [
    { name: "donnees/dossier.json", bytes: utf8(JSON.stringify(data, null, 2)) },
    {
      name: "donnees/lots.csv",
      bytes: utf8(
        toCsv(
          [
            { title: "Lot", format: "text", value: ({ letter }) => letter },
            { title: "Surface (m²)", format: "number", value: ({ areaM2 }) => areaM2 },
            { title: "Garde sa construction", format: "text", value: ({ keepsHouse }) => (keepsHouse ? "oui" : "non") },
          ],
          tracking.lots,
        ),
      ),
    },
    ...(tracking.dueDates.length === 0
      ? []
      : [
          {
            name: "donnees/echeances.ics",
            bytes: utf8(
              toIcs({
                name: `Lotir, ${tracking.name}`,
                stamp: today,
                days: tracking.dueDates.map(({ code, on, title, article }) => ({
                  uid: `${tracking.propertyId}-${code}@lotir`,
                  on,
                  title: `${tracking.name} : ${title}`,
                  description: article,
                })),
              }),
            ),
          },
        ]),
  ];
};

/** What the archive holds, file by file, so that whoever receives it knows that it is whole. */
const manifest = (entries: readonly ZipEntry[]): ZipEntry => ({
  name: "bordereau.csv",
  bytes: utf8(
    toCsv(
      [
        { title: "Fichier", format: "text", value: ({ name }: ZipEntry) => name },
        { title: "Octets", format: "number", value: ({ bytes }) => bytes.length },
        { title: "Empreinte SHA-256", format: "text", value: ({ bytes }) => digestOf(bytes) },
      ],
      entries,
    ),
  ),
});

/** Everything of a file in one archive: the Word document, the PDF, the pieces, the plans, the data, how to lodge it. */
export const archiveOf = async (
  context: Asking,
  { printing, document, steps, signal }: Archived,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { printer } = context.lotir;
  const { today } = printing;
  const written = (format: "docx" | "pdf") =>
    steps.writing(format, () => printer.document({ document, format }, signal));
  const entries: ZipEntry[] = [
    { name: "dossier.docx", bytes: await written("docx") },
    { name: "dossier.pdf", bytes: await written("pdf") },
    ...printing.files,
    ...(await pieceEntries(context, printing)),
    ...dataEntries(printing),
    { name: "depot.txt", bytes: utf8(filingText(printing.tracking)) },
  ];
  const packed = { entries: [...entries, manifest(entries)], day: today };
  return steps.writing("archive", () => printer.archive(packed, signal));
};
