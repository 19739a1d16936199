import { PlanObject } from "@lotir/contract";
import {
  type BadAnnotation,
  canvasViewOf,
  changesBetween,
  type PlanObject as Drawn,
  fromAnnotation,
  isAnnotation,
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
const UNREADABLE = "Les données jointes à cette annotation ne peuvent pas être lues.";

/** What a plan could not show again is refused as it comes: where it stands, or what its `metadata` says of it. */
const readable = (object: Drawn): Drawn => {
  const read = PlanObject.safeParse(object);
  if (read.success) return object;
  const [issue] = read.error.issues;
  const isPlace = issue?.path[0] === "points";
  throw refuse("bad-annotation", { annotation: object.id }, isPlace ? issue?.message : UNREADABLE);
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
    const drawn = input.annotations.map((sent, order): Drawn => {
      const read = fromAnnotation(sent, view, own.get(sent.id));
      if (!read.ok) throw refuse("bad-annotation", read.failure, SENTENCES[read.failure.kind]);
      return readable(own.has(sent.id) ? read.value : { ...read.value, rank: read.value.rank || order });
    });
    const edits = changesBetween(standing.objects.filter(isAnnotation), drawn);
    const settled = await settleEdits(trx, { propertyId, planId, actorId: member.userId, edits });
    return { revision: settled.revision, document: documentOf(plan, await findObjects(trx, planId)) };
  });
  await tellPlan(context, { propertyId, planId, revision, change: "drawn" });
  const annotations = toAnnotations(document, canvasViewOf(document));
  return { success: true, data: { annotations, revision }, annotations };
});
