import { DRAWING_TYPES, exportDrawing } from "@lotir/dossier";
import { asMember } from "../call.ts";
import { fileNameOf } from "../http/file-name-of.ts";
import { refuse } from "../refuse.ts";
import { drawnPlan } from "./drawn-plan.ts";
import { openPlan } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";

/** The plan on paper at an exact scale, or as a file for a surveyor. */
export const exportPlan = asMember.exportPlan.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { format, scale, paper, orientation, plane, ...at } = input;
  const { plan, property, objects } = await lotir.database.application(member.organisationId, (trx) =>
    openPlan(trx, at),
  );
  const drawing = drawnPlan(documentOf(plan, objects), { plan, owner: property.owner, today: lotir.today() });
  const file = await exportDrawing(drawing, { format, sheet: { paper, orientation, scale }, plane });
  if (!file.ok) throw refuse("plan-not-on-sheet", undefined, file.failure);
  return new File([file.value], `${fileNameOf(plan.name)}.${format}`, { type: DRAWING_TYPES[format] });
});
