import { DIVISION_PLAN_STEPS, type DivisionProposal, ParcelGeometry } from "@lotir/contract";
import { readParcelleId } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { divideInTurn } from "../division/divide-in-turn.ts";
import { divisionToWire } from "../division/division-to-wire.ts";
import { lotPrices } from "../division/lot-prices.ts";
import { pricePlans } from "../division/price-plans.ts";
import { captureKey } from "../photo-keys.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { checkCapture } from "./capture-check.ts";
import { writeCapture } from "./capture-store.ts";

/** How much of what a plan stands on is known: the engine's verdict, then what it had to suppose. */
const confidenceOf = ({ verdict, hypotheses, caps }: DivisionProposal): number => {
  const sure = verdict === "oui" ? 0.95 : 0.75;
  return Math.max(0.2, Math.round((sure - 0.04 * hypotheses.length - 0.05 * caps.length) * 100) / 100);
};

const warningsOf = (proposal: DivisionProposal): readonly string[] => [
  ...proposal.caps.map(({ sentence }) => sentence),
  ...proposal.remarks,
  ...(proposal.partial ? ["Recherche arrêtée avant la fin : un meilleur plan existe peut-être."] : []),
];

const cornersOf = (geometry: string): readonly (readonly [number, number])[] => {
  const shape = ParcelGeometry.parse(JSON.parse(geometry));
  return (shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates).flat(2);
};

/** A plan by the engine, from the geometry of the parcel; the captured map is checked, kept and laid under it when it agrees. */
export const generateDivisionPlan = asMember.generateDivisionPlan.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const { propertyId, screenshot } = input;
  const { organisationId } = member;
  const [received, situated, checked, readied, divided, priced, kept] = DIVISION_PLAN_STEPS;
  const tell = (percent: number): void => lotir.channel.divisionPlan(organisationId, { propertyId, percent });
  tell(received);
  const property = await lotir.database.application(organisationId, (trx) => findPropertyGround(trx, propertyId));
  const id = property === undefined ? undefined : readParcelleId(property.parcelleId);
  if (id === undefined) throw refuse("property-not-found", { id: propertyId });
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) throw refuse("parcel-not-loaded", { id });
  tell(situated);
  const capture = checkCapture(screenshot, cornersOf(parcelle.geometry));
  if (!capture.ok) throw refuse("bad-capture", undefined, capture.failure);
  tell(checked);
  const prices = await lotPrices(lotir, id);
  tell(readied);
  const question = { id, joined: [], wish: undefined, strategy: "pays_most" as const, prices, on: lotir.today() };
  const found = divisionToWire(await divideInTurn(lotir, question, { organisationId, signal }));
  tell(divided);
  const proposal = await pricePlans(lotir, id, found);
  const [plan] = proposal.plans;
  if (plan === undefined) throw refuse("not-divided", { refusals: proposal.refusals }, proposal.refusals[0]?.sentence);
  tell(priced);
  const { imageBase64: _picture, parcelGeometry: _shape, ...facts } = screenshot;
  const { bytes, isLaid } = capture.value;
  await lotir.objects.put(captureKey({ organisationId, propertyId }), bytes, "image/png");
  await lotir.database.application(organisationId, (trx) =>
    writeCapture(trx, { propertyId, facts, plan, isLaid, createdBy: member.userId }),
  );
  tell(kept);
  const asked = input.additionalInstructions?.trim();
  const warnings = [
    ...capture.value.warnings,
    ...warningsOf(proposal),
    ...(asked
      ? ["Les consignes libres ne changent pas le plan : le moteur travaille sur la géométrie et les règles."]
      : []),
  ];
  const url = `/api/division-plans/${propertyId}/capture`;
  return { success: true, data: { plan, warnings, confidence: confidenceOf(proposal), capture: { isLaid, url } } };
});
