import {
  type BadAnnotation,
  canvasViewOf,
  changesBetween,
  fromAnnotation,
  isAnnotation,
  type PlanObject,
  toAnnotations,
} from "@lotir/plan";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { openPlan } from "./open-plan.ts";
import { findObjects } from "./plan-object-store.ts";
import { documentOf } from "./plan-to-wire.ts";
import { settleEdits } from "./settle-edits.ts";
import { tellPlan } from "./tell-plan.ts";

const SENTENCES: Readonly<Record<BadAnnotation["kind"], string>> = {
  "unknown-type": "Type d'annotation inconnu.",
  "too-few-points": "Un polygone demande trois points au moins, une ligne deux.",
  "not-finite": "Un point de cette annotation n'est pas un nombre.",
  "no-text": "Un texte ne peut pas être vide.",
};

/** All the annotations of a plan, in the words of the specification: those left out go. */
export const savePlanAnnotations = asMember.savePlanAnnotations.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, planId } = input;
  const { revision, document } = await lotir.database.application(member.organisationId, async (trx) => {
    const { plan, objects } = await openPlan(trx, input);
    const standing = documentOf(plan, objects);
    const view = canvasViewOf(standing);
    const own = new Map(standing.objects.map((object) => [object.id, object]));
    const drawn = input.annotations.map((sent, order): PlanObject => {
      const read = fromAnnotation(sent, view, own.get(sent.id));
      if (!read.ok) throw refuse("bad-annotation", read.failure, SENTENCES[read.failure.kind]);
      return own.has(sent.id) ? read.value : { ...read.value, rank: read.value.rank || order };
    });
    const edits = changesBetween(standing.objects.filter(isAnnotation), drawn);
    const settled = await settleEdits(trx, { propertyId, planId, actorId: member.userId, edits });
    return { revision: settled.revision, document: documentOf(plan, await findObjects(trx, planId)) };
  });
  await tellPlan(context, { propertyId, planId, revision, change: "drawn" });
  const annotations = toAnnotations(document, canvasViewOf(document));
  return { success: true, data: { annotations, revision }, annotations };
});
