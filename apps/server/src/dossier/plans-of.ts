import {
  bestSheet,
  composeSheet,
  type DocumentFigure,
  type Drawing,
  drawingBox,
  drawingToDxf,
  drawingToPdf,
  drawPiece,
  type PlanPiece,
  type Sheet,
  sheetToSvg,
  svgToPng,
  type ZipEntry,
} from "@lotir/dossier";
import { frenchParcel } from "./chapters/french.ts";
import type { DossierPrinting } from "./dossier-document.ts";
import type { PlanOfFile } from "./plan-of-file.ts";

/** What of the form our plans draw, by its codes. */
const PIECES: Readonly<Record<string, readonly (readonly [code: string, piece: PlanPiece])[]>> = {
  "Permis d'aménager": [
    ["PA1", "situation"],
    ["PA3", "existing"],
    ["PA4", "division"],
    ["PA9", "setbacks"],
  ],
  "Certificat d'urbanisme": [
    ["CU1", "situation"],
    ["CU3", "existing"],
  ],
  "Déclaration préalable": [
    ["DP1", "situation"],
    ["DP9", "existing"],
    ["DP10", "division"],
  ],
};

const drawingOf = (
  { plan, ground }: PlanOfFile,
  { tracking, today }: Pick<DossierPrinting, "tracking" | "today">,
  [code, piece]: readonly [string, PlanPiece],
): Drawing =>
  drawPiece(piece, ground, {
    code,
    lines: [
      `${tracking.city === "" ? "" : `${tracking.city}, `}code INSEE ${tracking.inseeCode}`,
      tracking.address,
      tracking.parcels.map(({ reference }) => frenchParcel(reference)).join(", "),
      tracking.facts.applicant.name === "" ? "Demandeur non renseigné" : tracking.facts.applicant.name,
    ],
    sources: [
      {
        name: plan.fictional
          ? "Cadastre fictif de démonstration"
          : `Cadastre (DGFiP)${plan.vintage === null ? "" : `, ${plan.vintage}`}`,
        date: null,
      },
    ],
    date: today,
  });

const sheetFor = (drawing: Drawing): Sheet | undefined => {
  const box = drawingBox(drawing);
  if (box === undefined) return undefined;
  const extent = { width: box.maxX - box.minX, height: box.maxY - box.minY };
  const sheet = bestSheet({ paper: "a3", orientation: "landscape" }, extent);
  return sheet.ok ? sheet.value : undefined;
};

/** A sheet in millimetres drawn at 96 points an inch, this many times finer: over 200 points an inch. */
const FINENESS = 2.1;
const MILLIMETRES = { width: 420, height: 297 } as const;

const figureOf = (drawing: Drawing, sheet: Sheet): DocumentFigure | undefined => {
  const page = composeSheet(drawing, sheet);
  const svg = sheetToSvg(drawing, sheet);
  if (!page.ok || !svg.ok) return undefined;
  const { title } = drawing.title;
  return {
    kind: "figure",
    caption: title,
    alt: `${title}, au 1/${sheet.scale}, avec son échelle, son nord et ses sources.`,
    png: svgToPng(svg.value, FINENESS),
    ...MILLIMETRES,
    page: "a3",
    sheet: page.value,
  };
};

/** `DP10_plan_cote.pdf`: the code once, though the title says it too. */
const fileName = (code: string, title: string): string => {
  const words = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_");
  return `plans/${words.startsWith(`${code}_`) ? words : `${code}_${words}`}`;
};

/** The plans of a file: figures of its documents, and files at their exact scale. None while no plan was made. */
export const plansOf = async (
  drawn: PlanOfFile | undefined,
  told: Pick<DossierPrinting, "tracking" | "today">,
): Promise<Pick<DossierPrinting, "plans" | "files">> => {
  if (drawn === undefined) return { plans: [], files: [] };
  const plans: DocumentFigure[] = [];
  const files: ZipEntry[] = [];
  // One after the other: a picture of a sheet weighs thirty megabytes while it is drawn.
  for (const piece of PIECES[told.tracking.piecesFor ?? ""] ?? []) {
    const drawing = drawingOf(drawn, told, piece);
    const sheet = sheetFor(drawing);
    const figure = sheet && figureOf(drawing, sheet);
    if (sheet === undefined || figure === undefined) continue;
    plans.push(figure);
    const pdf = await drawingToPdf(drawing, sheet);
    const name = fileName(piece[0], drawing.title.title);
    if (pdf.ok) files.push({ name: `${name}.pdf`, bytes: pdf.value });
    const dxf = drawingToDxf(drawing, "conic");
    if (dxf.ok) files.push({ name: `${name}.dxf`, bytes: new TextEncoder().encode(dxf.value) });
  }
  return { plans, files };
};
