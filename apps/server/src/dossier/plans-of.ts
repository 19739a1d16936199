import {
  bestSheet,
  composeSheet,
  type DocumentFigure,
  type Drawing,
  drawingBox,
  drawingToPdf,
  drawPiece,
  groundOfPlan,
  type PlanPiece,
  type Sheet,
  sheetToSvg,
  svgToPng,
  type ZipEntry,
} from "@lotir/dossier";
import type { PlanDocument } from "@lotir/plan";
import type { Lotir } from "../lotir.ts";
import { findObjects } from "../plan/plan-object-store.ts";
import { findPlans, type StoredPlan } from "../plan/plan-store.ts";
import { frenchParcel } from "./chapters/french.ts";
import type { DossierPrinting } from "./dossier-document.ts";

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

interface Asking {
  readonly lotir: Pick<Lotir, "database">;
  readonly organisationId: string;
}

interface DrawnPlan {
  readonly plan: StoredPlan;
  readonly document: PlanDocument;
}

/** The plan that the file is drawn from: the last one with lots, else the cadastre's; undefined while there is none. */
const planOfFile = ({ lotir, organisationId }: Asking, propertyId: string): Promise<DrawnPlan | undefined> =>
  lotir.database.application(organisationId, async (trx) => {
    const plans = await findPlans(trx, propertyId);
    const plan = plans.find(({ kind }) => kind === "division-ai") ?? plans[0];
    if (plan === undefined) return undefined;
    const objects = (await findObjects(trx, plan.id)).flatMap(({ body }) => (body === null ? [] : [body]));
    return { plan, document: { frame: plan.frame, objects } };
  });

const drawingOf = (
  { plan, document }: DrawnPlan,
  { tracking, today }: Pick<DossierPrinting, "tracking" | "today">,
  [code, piece]: readonly [string, PlanPiece],
): Drawing =>
  drawPiece(piece, groundOfPlan(document), {
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

const fileName = (code: string, title: string): string =>
  `plans/${code}_${title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")}.pdf`;

/** The plans of a file: figures of its documents, and files at their exact scale. None while no plan was made. */
export const plansOf = async (
  asking: Asking,
  told: Pick<DossierPrinting, "tracking" | "today">,
): Promise<Pick<DossierPrinting, "plans" | "files">> => {
  const drawn = await planOfFile(asking, told.tracking.propertyId);
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
    if (pdf.ok) files.push({ name: fileName(piece[0], drawing.title.title), bytes: pdf.value });
  }
  return { plans, files };
};
