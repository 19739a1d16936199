import { drawingToSvg, svgToPng } from "@lotir/dossier";
import { type CanvasView, canvasViewOf } from "@lotir/plan";
import { asMember } from "../call.ts";
import { drawnPlan } from "./drawn-plan.ts";
import { openPlan } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";

/** Pixels across: the canvas of the specification, and a card of a list twice as fine. */
const WIDTHS = { plan: 1_600, thumbnail: 480 } as const;

const viewFor = (view: CanvasView, width: number) => {
  const share = width / view.width;
  const { west, north, pixelsPerMeter } = view;
  return {
    width,
    height: Math.round(view.height * share),
    window: { west, north, pixelsPerMetre: pixelsPerMeter * share },
  };
};

/** The plan drawn from its geometry, on the canvas of the specification. */
export const showPlanImage = asMember.showPlanImage.handler(async ({ input: { size, ...at }, context }) => {
  const { lotir, member } = context;
  const { plan, property, objects } = await lotir.database.application(member.organisationId, (trx) =>
    openPlan(trx, at),
  );
  const document = documentOf(plan, objects);
  const drawing = drawnPlan(document, { plan, owner: property.owner, today: lotir.today() });
  const svg = drawingToSvg(drawing, viewFor(canvasViewOf(document), WIDTHS[size]));
  return new File([svgToPng(svg, 1)], `${plan.id}.png`, { type: "image/png" });
});
