import { type CadastreChanges, MOST_PARCELS } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { holdGround } from "./hold-ground.ts";
import { findCadastreChanges } from "./parcel-fates.ts";
import {
  findPropertyParcels,
  removeParcelsBut,
  type StoredPropertyParcel,
  takeParcel,
} from "./property-parcel-store.ts";
import { findPropertyOfParcelle, knowByParcel, setPropertySurface } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

/** Parcels that stay as they were, and the successors that were named; refuses what is neither. */
const takenOf = ({ parcels }: CadastreChanges, named: readonly string[]): readonly string[] => {
  const staying = parcels.filter(({ fate }) => fate === "same" || fate === "unknown").map(({ parcelId }) => parcelId);
  const offered = new Set(parcels.flatMap(({ successors }) => successors.map(({ parcelId }) => parcelId)));
  const stranger = named.find((id) => !offered.has(id) && !staying.includes(id));
  if (stranger !== undefined) throw refuse("unknown-parcel", { id: stranger });
  const taken = [...new Set([...staying, ...named])];
  if (taken.length === 0) throw refuse("no-parcel-left");
  if (taken.length > MOST_PARCELS) throw refuse("too-many-parcels");
  return taken;
};

/** The parcel that a property is known by stays while it is taken; else the one with most of its ground follows it. */
const mainOf = ({ parcels }: CadastreChanges, taken: readonly string[], former: string): string => {
  if (taken.includes(former)) return former;
  const successors = (parcels.find(({ parcelId }) => parcelId === former)?.successors ?? []).toSorted(
    (one, other) => other.sharedM2 - one.sharedM2,
  );
  return successors.find(({ parcelId }) => taken.includes(parcelId))?.parcelId ?? taken[0] ?? former;
};

/** A parcel is validated where it was, or where one that it takes the place of was. */
const statusOf = (
  id: string,
  { parcels }: CadastreChanges,
  before: readonly StoredPropertyParcel[],
): StoredPropertyParcel["status"] => {
  const former = parcels.filter(({ successors }) => successors.some(({ parcelId }) => parcelId === id));
  const ids = new Set([id, ...former.map(({ parcelId }) => parcelId)]);
  return before.some(({ parcelleId, status }) => ids.has(parcelleId) && status === "validated")
    ? "validated"
    : "proposed";
};

/** The ground of a property: its validated parcels, or its proposed ones where nobody validated any yet. */
const surfaceOf = async (trx: ApplicationTransaction, id: string): Promise<number> => {
  const parcels = await findPropertyParcels(trx, id);
  const validated = parcels.filter(({ status }) => status === "validated");
  return (validated.length > 0 ? validated : parcels).reduce((sum, { surface }) => sum + (surface ?? 0), 0);
};

const changesOf = async (trx: ApplicationTransaction, id: string): Promise<CadastreChanges> => {
  const [changes] = await findCadastreChanges(trx, id);
  if (changes === undefined) throw refuse("property-not-found", { id });
  return changes;
};

/** The property takes its ground from today's cadastre; what hangs from it stays. */
export const followCadastre = asMember.followCadastre.handler(async ({ input, context }) => {
  const { id, parcelIds, version } = input;
  const { lotir, member } = context;
  const actorId = member.userId;
  const data = await lotir.database.application(member.organisationId, async (trx) => {
    const ground = await holdGround(trx, { id, version, actorId });
    const changes = await changesOf(trx, id);
    if (!changes.hasChanged) return changes;
    const taken = takenOf(changes, parcelIds);
    const parcelleId = mainOf(changes, taken, ground.parcelleId);
    const other = await findPropertyOfParcelle(trx, parcelleId);
    if (other !== undefined && other.id !== id) throw refuse("ground-of-another", { parcelId: parcelleId });
    const before = await findPropertyParcels(trx, id);
    await removeParcelsBut(trx, id, taken);
    for (const each of taken)
      await takeParcel(trx, { propertyId: id, parcelleId: each, status: statusOf(each, changes, before), actorId });
    await knowByParcel(trx, { propertyId: id, parcelleId, actorId });
    const surface = await surfaceOf(trx, id);
    // What the cadastre does not say of the new parcels leaves what was known.
    if (surface > 0) await setPropertySurface(trx, { propertyId: id, actorId, surface });
    const facts = { before: before.map((each) => each.parcelleId), after: taken, edition: changes.edition };
    await recordAudit(trx, { actorId, action: "property.cadastre", subject: id, facts });
    return changesOf(trx, id);
  });
  await tellProperty(context, id, "changed");
  return { success: true, data };
});
