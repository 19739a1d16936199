import {
  bestSheet,
  type DocumentFigure,
  type Drawing,
  drawingBox,
  drawingOf as drawingOfSheet,
  drawPiece,
  type PieceGround,
  type PlanPiece,
  type Printer,
  type Sheet,
  type SheetedDrawing,
  type SituationGround,
  type SituationScale,
  situationDrawing,
  type ZipEntry,
} from "@lotir/dossier";
import { boxOf } from "@lotir/geometry";
import { frenchMetres, frenchParcel } from "./chapters/french.ts";
import type { DossierPrinting } from "./dossier-document.ts";
import type { PlanOfFile } from "./plan-of-file.ts";

/** What of the form our plans draw, by its codes; what no form asks for comes after, without any. */
const PIECES: Readonly<Record<string, readonly (readonly [code: string | null, piece: PlanPiece])[]>> = {
  "Permis d'aménager": [
    ["PA1", "situation"],
    ["PA3", "existing"],
    ["PA4", "division"],
    ["PA9", "setbacks"],
    [null, "access"],
    [null, "networks"],
  ],
  "Certificat d'urbanisme": [
    ["CU1", "situation"],
    ["CU3", "existing"],
  ],
  "Déclaration préalable": [
    ["DP1", "situation"],
    ["DP9", "existing"],
    ["DP10", "division"],
    [null, "access"],
    [null, "networks"],
    [null, "setbacks"],
  ],
};

/** What the plans of a file are drawn from. */
export interface FileGround {
  readonly drawn: PlanOfFile | undefined;
  /** Of the plan, with its roads, its heights and where a house may stand; undefined while there is no plan. */
  readonly ground: PieceGround | undefined;
  readonly situation: SituationGround | undefined;
  /** How far envelopes stand from the limits of lots, m; null where no setback was read. */
  readonly setback: number | null;
}

type Told = Pick<DossierPrinting, "tracking" | "today">;

const linesOf = ({ tracking }: Told): string[] => [
  `${tracking.city === "" ? "" : `${tracking.city}, `}code INSEE ${tracking.inseeCode}`,
  tracking.address,
  tracking.parcels.map(({ reference }) => frenchParcel(reference)).join(", "),
  tracking.facts.applicant.name === "" ? "Demandeur non renseigné" : tracking.facts.applicant.name,
];

const cadastreOf = (plan: PlanOfFile["plan"] | undefined): string => {
  if (plan?.fictional === true) return "Cadastre fictif de démonstration";
  return `Cadastre (DGFiP)${plan?.vintage == null ? "" : `, ${plan.vintage}`}`;
};

const sourcesOf = ({ drawn, ground }: FileGround, piece: PlanPiece): Drawing["sources"] => [
  { name: cadastreOf(drawn?.plan), date: null },
  ...(ground?.roads.length ? [{ name: "BD TOPO (IGN)", date: null }] : []),
  ...((piece === "existing" || piece === "division") && ground?.levels.some(({ source }) => source === "model")
    ? [{ name: "RGE ALTI (IGN), modèle de terrain", date: null }]
    : []),
];

const setbackLine = ({ setback }: FileGround, piece: PlanPiece): string[] =>
  piece === "setbacks" && setback !== null
    ? [`Implantation possible à ${frenchMetres(setback)} de toute limite, le plus grand recul lu : information.`]
    : [];

/** A plan of what is not known would be an empty sheet. */
const isKnown = (piece: PlanPiece, ground: PieceGround): boolean => {
  if (piece === "networks") return ground.networks.length > 0 || ground.hydrants.length > 0;
  if (piece === "division") return ground.lots.length > 0;
  if (piece === "access") return ground.ways.length > 0 && ground.lots.length > 0;
  return piece !== "setbacks" || ground.envelopes.length > 0;
};

const drawingOf = (file: FileGround, told: Told, [code, piece]: readonly [string | null, PlanPiece]) =>
  file.ground === undefined || !isKnown(piece, file.ground)
    ? undefined
    : drawPiece(piece, file.ground, {
        code,
        lines: [...linesOf(told).slice(0, 3), ...setbackLine(file, piece), ...linesOf(told).slice(3)],
        sources: sourcesOf(file, piece),
        date: told.today,
      });

interface Sheeted extends SheetedDrawing {
  readonly code: string | null;
}

const sheetFor = (drawing: Drawing): Sheet | undefined => {
  const box = drawingBox(drawing);
  if (box === undefined) return undefined;
  const extent = { width: box.maxX - box.minX, height: box.maxY - box.minY };
  const sheet = bestSheet({ paper: "a3", orientation: "landscape" }, extent);
  return sheet.ok ? sheet.value : undefined;
};

/** `DP10_plan_cote.pdf`: the code once, though the title says it too. */
const fileName = (code: string, title: string): string => {
  const words = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_");
  return `plans/${words.startsWith(`${code}_`) ? words : `${code}_${words}`}`;
};

const SHEET = { paper: "a3", orientation: "landscape" } as const;

/** The largest scale that shows the whole commune around its ground; the smallest where none does. */
const communeScale = ({ site, contour }: SituationGround): SituationScale => {
  const [wide, high] = drawingOfSheet(SHEET);
  const ground = boxOf(site.flatMap(({ outer }) => outer));
  const whole = boxOf(contour.flatMap(({ outer }) => outer));
  const [x, y] = [(ground.minX + ground.maxX) / 2, (ground.minY + ground.maxY) / 2];
  const [across, along] = [Math.max(x - whole.minX, whole.maxX - x), Math.max(y - whole.minY, whole.maxY - y)];
  const holds = (scale: SituationScale): boolean =>
    (2 * across * 1_000) / scale <= wide && (2 * along * 1_000) / scale <= high;
  return ([10_000, 25_000] as const).find(holds) ?? 25_000;
};

/** Two scales, as an instructeur reads a situation: the quarter, then the commune. */
const situationsOf = (file: FileGround, told: Told, code: string | null): Sheeted[] => {
  const { situation } = file;
  if (situation === undefined) return [];
  const about = { code, lines: linesOf(told), sources: sourcesOf(file, "situation"), date: told.today };
  const views = [
    ["quarter", 5_000],
    ["commune", communeScale(situation)],
  ] as const;
  return views.map(([view, scale]) => ({
    code,
    drawing: situationDrawing(view, situation, about, scale),
    sheet: { ...SHEET, scale },
  }));
};

const sheetsOf = (file: FileGround, told: Told): Sheeted[] =>
  (PIECES[told.tracking.piecesFor ?? ""] ?? []).flatMap(([code, piece]) => {
    const situations = piece === "situation" ? situationsOf(file, told, code) : [];
    if (situations.length > 0) return situations;
    const drawing = drawingOf(file, told, [code, piece]);
    const sheet = drawing && sheetFor(drawing);
    return drawing === undefined || sheet === undefined ? [] : [{ code, drawing, sheet }];
  });

export interface PlanPrinting {
  readonly printer: Pick<Printer, "plan">;
  /** Hears how many plans are drawn, of how many. */
  readonly onPlan?: ((done: number, all: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The plans of a file: figures of its documents, and files at their exact scale. Printed one after the other. */
export const plansOf = async (
  file: FileGround,
  told: Told,
  { printer, onPlan, signal }: PlanPrinting,
): Promise<Pick<DossierPrinting, "plans" | "files">> => {
  const plans: DocumentFigure[] = [];
  const files: ZipEntry[] = [];
  const sheets = sheetsOf(file, told);
  for (const [rank, { code, drawing, sheet }] of sheets.entries()) {
    const printed = await printer.plan({ drawing, sheet }, signal);
    onPlan?.(rank + 1, sheets.length);
    if (printed === undefined) continue;
    plans.push(printed.figure);
    const name = fileName(code ?? "ANNEXE", drawing.title.title);
    if (printed.pdf !== undefined) files.push({ name: `${name}.pdf`, bytes: printed.pdf });
    if (printed.dxf !== undefined) files.push({ name: `${name}.dxf`, bytes: new TextEncoder().encode(printed.dxf) });
  }
  return { plans, files };
};
