import type { ApplicationTransaction } from "@lotir/database";
import { parcelleId } from "@lotir/foncier";
import {
  changesBetween,
  isAnnotation,
  isSameValue,
  type PlanDocument,
  type PlanObject,
  planeInFrame,
} from "@lotir/plan";
import { recordAudit } from "../audit/audit-store.ts";
import { parcelNames } from "../division/parcel-names.ts";
import type { StoredPropertyParcel } from "../property/property-parcel-store.ts";
import { findObjects, type StoredObject, writeObjects } from "./plan-object-store.ts";
import type { OwnProperty } from "./plan-owner.ts";
import { findPlans, insertPlan, nextRevision, type StoredPlan, setCadastre } from "./plan-store.ts";

export interface Importing {
  readonly property: OwnProperty;
  readonly parcel: StoredPropertyParcel;
  readonly drawn: PlanDocument;
  readonly actorId: string;
}

export const planOfParcelle = async (
  trx: ApplicationTransaction,
  propertyId: string,
  parcelle: string,
): Promise<StoredPlan | undefined> =>
  (await findPlans(trx, propertyId)).find(({ parcelleId: own }) => own === parcelle);

/** The id of the new plan of a parcel; undefined when there is one already. */
export const addCadastralPlan = async (
  trx: ApplicationTransaction,
  { property, parcel, drawn, actorId }: Importing,
): Promise<string | undefined> => {
  const name = parcelNames([parcelleId(parcel.parcelleId)]);
  const planId = await insertPlan(trx, {
    propertyId: property.id,
    name: `Plan cadastral ${name}`,
    description: property.address?.city ?? null,
    kind: "cadastral",
    source: "ign",
    parcelleId: parcel.parcelleId,
    baseId: null,
    frame: drawn.frame,
    surface: parcel.surface,
    vintage: parcel.vintage,
    fictional: property.fictional,
    isImported: true,
    actorId,
  });
  if (planId === undefined) return undefined;
  const revision = (await nextRevision(trx, { propertyId: property.id, planId, actorId })) ?? 1;
  await writeObjects(trx, planId, { writes: drawn.objects.map(written), revision, actorId: null });
  await recordAudit(trx, { actorId, action: "plan.import", subject: `${property.id}/${planId}`, facts: { name } });
  return planId;
};

const written = (body: PlanObject) => ({ id: body.id, body });

/** What people drew stays where it is on the ground when the cadastre moves the frame. */
const reframed = (stored: readonly StoredObject[], from: StoredPlan, to: PlanDocument): PlanObject[] => {
  const plane = planeInFrame(from.frame, [0, 0]);
  const target = planeInFrame(to.frame, [0, 0]);
  const moved = (point: PlanObject["points"][number]) => target.toPlan(plane.fromPlan(point));
  return stored.flatMap(({ body }) =>
    body === null || !isAnnotation(body)
      ? []
      : [{ ...body, points: body.points.map(moved), holes: body.holes.map((hole) => hole.map(moved)) }],
  );
};

/** A shape that the cadastre still draws there stays as it was shown, and what a member said that it is. */
const asShown =
  (stored: readonly StoredObject[]) =>
  (drawn: PlanObject): PlanObject => {
    const standing = stored.find(({ id }) => id === drawn.id)?.body;
    if (standing == null || !isSameValue(standing.points, drawn.points)) return drawn;
    const { color, fill, width, dash, visible, rank } = standing;
    const { building } = standing.facts;
    const facts = { ...drawn.facts, ...(building === undefined ? {} : { building }) };
    return { ...drawn, color, fill, width, dash, visible, rank, facts };
  };

/** The cadastre drawn again under what people drew on the plan of that parcel. */
export const redrawCadastralPlan = async (
  trx: ApplicationTransaction,
  plan: StoredPlan,
  { property, parcel, drawn, actorId }: Importing,
): Promise<void> => {
  const revision = await nextRevision(trx, { propertyId: property.id, planId: plan.id, actorId });
  if (revision === undefined) return;
  const standing = await findObjects(trx, plan.id);
  const kept = reframed(standing, plan, drawn).filter(({ id }) => !drawn.objects.some((each) => each.id === id));
  const changes = changesBetween(
    standing.flatMap(({ body }) => body ?? []),
    [...drawn.objects.map(asShown(standing)), ...kept],
  );
  await writeObjects(trx, plan.id, {
    writes: changes.map(({ id, after }) => ({ id, body: after })),
    revision,
    actorId,
  });
  const { frame } = drawn;
  await setCadastre(trx, plan.id, { frame, surface: parcel.surface, vintage: parcel.vintage, actorId });
};
