import { canvasViewOf, toAnnotations } from "@lotir/plan";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { openPlan } from "./open-plan.ts";
import { ownProperty } from "./plan-owner.ts";
import { findPlans } from "./plan-store.ts";
import { documentOf, parcelDataOf } from "./plan-to-wire.ts";

const STYLES = {
  parcel: { stroke: "#1E2A27", fill: null, strokeWidth: 3 },
  building: { stroke: "#5C534A", fill: "#B9AE9D", strokeWidth: 1 },
} as const;

/** The cadastral plan of a property as shapes, with what its latest division plan draws. */
export const showVectorPlan = asMember.showVectorPlan.handler(async ({ input: { propertyId }, context }) => {
  const { lotir, member } = context;
  const { open, division } = await lotir.database.application(member.organisationId, async (trx) => {
    await ownProperty(trx, propertyId);
    const plans = await findPlans(trx, propertyId);
    const first = plans.find(({ kind }) => kind === "cadastral");
    const divided = plans.find(({ kind }) => kind === "division-ai");
    return {
      open: first && (await openPlan(trx, { propertyId, planId: first.id })),
      division: divided && (await openPlan(trx, { propertyId, planId: divided.id })),
    };
  });
  if (open === undefined) throw refuse("no-cadastral-plan", { id: propertyId });
  const document = documentOf(open.plan, open.objects);
  const view = canvasViewOf(document);
  const { parcels, buildings } = parcelDataOf(document, open.plan.surface, view);
  const [parcel] = parcels;
  if (parcel === undefined) throw refuse("no-cadastral-plan", { id: propertyId });
  const { geometry, section, numero, surface } = parcel;
  const { width, height, bbox, pixelsPerMeter, scale } = view;
  const divided = division && documentOf(division.plan, division.objects);
  return {
    success: true,
    data: {
      planId: open.plan.id,
      parcel: { geometry, properties: { section, numero, surface } },
      buildings,
      styles: STYLES,
      renderingMetadata: { canvasWidth: width, canvasHeight: height, bbox, pixelsPerMeter, scale },
      metadata: {
        divisionData: divided === undefined ? null : { annotations: toAnnotations(divided, canvasViewOf(divided)) },
      },
    },
  };
});
