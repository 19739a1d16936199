import type { FailureCode } from "@lotir/contract";
import { type AnnotationFailure, faultSentence, fromAnnotations, type PlanSheet } from "@lotir/division";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { asMember } from "../call.ts";
import { askedOfPlan } from "../division/asked-of-plan.ts";
import { divideInTurn } from "../division/divide-in-turn.ts";
import { divisionToWire } from "../division/division-to-wire.ts";
import { pricePlans } from "../division/price-plans.ts";
import { refuse } from "../refuse.ts";

const CODES: Readonly<Record<AnnotationFailure["kind"], FailureCode>> = {
  "no-site": "annotations-unreadable",
  damaged: "annotations-unreadable",
  "not-a-site": "annotations-unreadable",
  "fixed-point": "fixed-point",
  "cannot-draw": "plan-not-drawable",
};

const parcellesOf = ({ parcels }: PlanSheet): readonly ParcelleId[] =>
  parcels.flatMap((parcel) => readParcelleId(parcel.id) ?? []);

/** The plan behind annotations, drawn again with the wishes it was asked with, among what surrounds its parcel: lots, access, procedure, and its faults. */
export const convertFromAnnotations = asMember.convertFromAnnotations.handler(async ({ input, context, signal }) => {
  const sheet = fromAnnotations(input.annotations);
  if (!sheet.ok) throw refuse(CODES[sheet.failure.kind], sheet.failure);
  const [id, ...joined] = parcellesOf(sheet.value);
  if (id === undefined || joined.length + 1 < sheet.value.parcels.length) throw refuse("annotations-unreadable");
  const question = { ...askedOfPlan(sheet.value.asked), id, joined, program: sheet.value.program };
  const { lotir, member } = context;
  const divided = await divideInTurn(lotir, question, { organisationId: member.organisationId, signal });
  const [plan] = (await pricePlans(lotir, id, divisionToWire(divided))).plans;
  if (plan === undefined) throw refuse("plan-not-drawable", { id });
  return { success: true, data: { ...plan, faults: divided.faults.map(faultSentence) } };
});
