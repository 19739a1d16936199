import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import { openCommuneThreads } from "@lotir/commune-work";
import {
  DRAWING_FORMATS,
  type Drawing,
  type DrawingFormat,
  drawingOfPlan,
  drawPiece,
  exportDrawing,
  groundOfDivision,
  type Orientation,
  type Paper,
  SCALES,
  type SheetWish,
} from "@lotir/dossier";
import { readEnv } from "@lotir/environment";
import { failure, type Result, readParcelleId, success } from "@lotir/foncier";
import { divideParcelle } from "@lotir/territory";
import { readJsonFile } from "./read-json-file.ts";
import { readPlanFile } from "./read-plan-file.ts";
import { today } from "./today.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage : lotir draw <plan.json> | --parcelle <référence> --out <fichier.pdf|.svg|.png|.dxf|.geojson|.kml> [--scale ${SCALES.join("|")}] [--paper a4|a3] [--orientation portrait|paysage] [--plane cc|lambert-93]`;

const ORIENTATIONS: Readonly<Record<string, Orientation>> = { portrait: "portrait", paysage: "landscape" };

interface Asked {
  readonly out: string;
  readonly format: DrawingFormat;
  readonly sheet: SheetWish;
  readonly plane: "conic" | "legal";
}

const refused = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

interface Options {
  readonly out?: string | undefined;
  readonly scale?: string | undefined;
  readonly paper?: string | undefined;
  readonly orientation?: string | undefined;
  readonly plane?: string | undefined;
}

const readAsked = (options: Options): Result<Asked, string> => {
  const { out = "", scale, paper = "a4", orientation, plane = "cc" } = options;
  const format = DRAWING_FORMATS.find((each) => `.${each}` === extname(out).toLowerCase());
  if (format === undefined) return failure("--out attend un fichier .pdf, .svg, .png, .dxf, .geojson ou .kml.");
  const asked = scale === undefined ? undefined : SCALES.find((each) => String(each) === scale.replace(/^1:/, ""));
  if (scale !== undefined && asked === undefined) return failure(`--scale attend ${SCALES.join(", ")}.`);
  const wanted = (["a4", "a3"] as const).find((each): each is Paper => each === paper.toLowerCase());
  if (wanted === undefined) return failure("--paper attend a4 ou a3.");
  const turned = orientation === undefined ? undefined : ORIENTATIONS[orientation];
  if (orientation !== undefined && turned === undefined) return failure("--orientation attend portrait ou paysage.");
  if (plane !== "cc" && plane !== "lambert-93") return failure("--plane attend cc ou lambert-93.");
  const sheet = { paper: wanted, orientation: turned, scale: asked };
  return success({ out, format, sheet, plane: plane === "cc" ? "conic" : "legal" });
};

const write = async (drawing: Drawing, { out, format, sheet, plane }: Asked): Promise<number> => {
  const file = await exportDrawing(drawing, { format, sheet, plane });
  if (!file.ok) return refused(file.failure);
  writeFileSync(out, file.value);
  console.log(`Plan écrit : ${out}`);
  return 0;
};

const drawPlanFile = async (path: string, asked: Asked): Promise<number> => {
  const read = readJsonFile(path);
  const plan = read.ok ? readPlanFile(read.value) : read;
  if (!plan.ok) return refused(plan.failure);
  const about = { title: { title: "Plan", lines: [path] }, sources: [], date: today() };
  return write(drawingOfPlan(plan.value, about), asked);
};

const drawParcelle = async (reference: string, asked: Asked): Promise<number> => {
  const id = readParcelleId(reference.toUpperCase());
  const environment = readEnv(process.env);
  if (id === undefined) return refused(`« ${reference} » n'est pas une référence cadastrale de 14 caractères.`);
  if (!environment.ok) return refused(environment.sentence);
  return withDatabase(environment.env, async ({ territory }) => {
    const divided = await divideParcelle(territory, { id }, { threads: openCommuneThreads() });
    if (!divided.ok)
      return refused(`La parcelle ${id} ne peut pas être étudiée : elle n'est pas chargée ou pas divisible.`);
    const [plan] = divided.value.proposal.plans;
    const ground = groundOfDivision({ ...divided.value, plan });
    if (plan === undefined) console.error("Aucune division trouvée : l'état des lieux est dessiné.");
    const about = {
      code: null,
      lines: [`Parcelle ${id}`, ...(plan === undefined ? [] : [plan.labels.join(" · ")])],
      sources: [{ name: "Cadastre (DGFiP) chargé dans Lotir", date: null }],
      date: today(),
    };
    return write(drawPiece(plan === undefined ? "existing" : "division", ground, about), asked);
  });
};

const optionsOf = (args: string[]) => {
  const text = { type: "string" } as const;
  const options = { parcelle: text, out: text, scale: text, paper: text, orientation: text, plane: text };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
};

/** `lotir draw`: a plan, or the best division of a loaded parcel, on paper at scale or for a surveyor. */
export const draw = async (args: string[]): Promise<number> => {
  const parsed = optionsOf(args);
  const [path, ...others] = parsed?.positionals ?? [];
  const { parcelle } = parsed?.values ?? {};
  if (parsed === undefined || others.length > 0 || (path === undefined) === (parcelle === undefined))
    return refused(USAGE);
  const asked = readAsked(parsed.values);
  if (!asked.ok) return refused(asked.failure);
  return path === undefined ? drawParcelle(parcelle ?? "", asked.value) : drawPlanFile(path, asked.value);
};
