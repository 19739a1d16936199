import type { DivisionScenario } from "@lotir/contract";
import { readSheet } from "@lotir/division";
import {
  DRAWING_TYPES,
  type Drawing,
  type DrawingLayer,
  drawPiece,
  exportDrawing,
  groundOfDivision,
  type Shape,
} from "@lotir/dossier";
import type { Point } from "@lotir/geometry";
import { communeProgress, type DividedParcelle } from "@lotir/territory";
import { asMember, type Call } from "../call.ts";
import { fileNameOf } from "../http/file-name-of.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { engineQuestion } from "./engine-question.ts";
import { findOwnProject, findOwnScenario, type OwnProject } from "./find-own-project.ts";
import { parcelNames } from "./parcel-names.ts";
import { type PropertySite, propertySite } from "./property-site.ts";
import { isOfPlan } from "./shared-project.ts";

/** A rectangle is kept by two of its corners, a circle by its middle and a point of its edge. */
const shapeOfNote = (
  { type, text }: DivisionScenario["annotations"][number],
  points: readonly Point[],
): Shape | undefined => {
  const [from, to] = points;
  const style = "annotation";
  if (from === undefined) return undefined;
  if (type === "text") return typeof text === "string" ? { kind: "text", style, at: from, text } : undefined;
  if (to === undefined) return undefined;
  if (type === "circle")
    return { kind: "circle", style, at: from, radius: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  if (type === "rectangle")
    return { kind: "line", style, points: [from, [to[0], from[1]], to, [from[0], to[1]], from] };
  return { kind: "line", style, points };
};

/** What a person drew over the plan, in metres of its ground. */
const notesOf = ({ annotations }: DivisionScenario, scale: number): DrawingLayer => ({
  name: "ANNOTATIONS",
  shapes: annotations
    .filter((each) => !isOfPlan(each))
    .flatMap(
      (note) =>
        shapeOfNote(
          note,
          note.points.map(({ x, y }): Point => [x / scale, y / scale]),
        ) ?? [],
    ),
});

interface Drawn {
  readonly context: Call & { readonly member: Member };
  readonly site: PropertySite;
  readonly scenario: DivisionScenario;
  readonly divided: DividedParcelle;
}

const drawingOf = async ({ context: { lotir }, site, scenario, divided }: Drawn): Promise<Drawing> => {
  const { fictional, name } = await communeProgress(lotir.database.territory, site.codeInsee);
  const { epsg, origin, request, siteOrigin, proposal } = divided;
  const [plan] = proposal.plans;
  const parcels = parcelNames([site.id, ...site.joined]);
  const drawing = drawPiece("division", groundOfDivision({ epsg, origin, request, siteOrigin, plan }), {
    code: null,
    lines: [
      scenario.faults.length === 0 ? scenario.name : `${scenario.name} · non conforme`,
      `${name ?? site.codeInsee}, ${parcels}`,
      scenario.divisionPlan.procedure.label,
    ],
    sources: [{ name: fictional ? "Cadastre fictif de démonstration" : "Cadastre (DGFiP)", date: null }],
    date: lotir.today(),
  });
  const notes = notesOf(scenario, request.scale);
  return notes.shapes.length === 0 ? drawing : { ...drawing, layers: [...drawing.layers, notes] };
};

const redrawnOf = async (
  { lotir, member }: Drawn["context"],
  {
    own,
    scenario,
    site,
    signal,
  }: { own: OwnProject; scenario: DivisionScenario; site: PropertySite; signal: AbortSignal | undefined },
): Promise<DividedParcelle> => {
  const { sheet, program } = scenario.divisionPlan;
  const read = readSheet({ ...(sheet as object), program })?.program;
  if (read === undefined) throw refuse("plan-not-drawable", { id: scenario.id });
  const question = engineQuestion(site, own.wishes);
  return divideInTurn(lotir, { ...question, program: read }, { organisationId: member.organisationId, signal });
};

/** A scenario's plan on paper at an exact scale, as an image, or as a file for a surveyor. */
export const drawScenario = asMember.drawScenario.handler(async ({ input, context, signal }) => {
  const { projectId, scenarioId, format, scale, paper } = input;
  const own = await findOwnProject(context, projectId);
  const scenario = findOwnScenario(own, scenarioId);
  const { propertyId } = own.project;
  const site = await propertySite(context.lotir, context.member, { propertyId, joined: own.wishes.joined });
  const divided = await redrawnOf(context, { own, scenario, site, signal });
  if (divided.proposal.plans.length === 0) throw refuse("plan-not-drawable", { id: scenarioId });
  const drawing = await drawingOf({ context, site, scenario, divided });
  const sheet = { paper, orientation: undefined, scale };
  const file = await exportDrawing(drawing, { format, sheet, plane: "conic" });
  if (!file.ok) throw refuse("plan-not-on-sheet", undefined, file.failure);
  return new File([file.value], `${fileNameOf(scenario.name)}.${format}`, { type: DRAWING_TYPES[format] });
});
