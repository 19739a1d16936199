import { ParcelGeometry } from "@lotir/contract";
import { type ParcelleId, parcelleId, referenceOf } from "@lotir/foncier";
import type { CadastralBuilding, CadastralGround, CadastralParcel } from "@lotir/plan";
import { type GroundAround, groundAround } from "@lotir/territory";
import { parcelNames } from "../division/parcel-names.ts";
import type { Lotir } from "../lotir.ts";
import type { StoredPropertyParcel } from "../property/property-parcel-store.ts";

/** What is drawn around the ground, m: enough to recognise the place. */
const MARGIN_M = 25;

const shapeFrom = (text: string): ParcelGeometry => ParcelGeometry.parse(JSON.parse(text));

const named = (id: string): string => parcelNames([parcelleId(id)]);

const ownParcel = ({ parcelleId: id, surface, geometry }: StoredPropertyParcel): CadastralParcel => ({
  id,
  name: named(id),
  areaM2: surface,
  geometry: shapeFrom(geometry),
});

const nearParcel = ({ id, surface, geometry }: GroundAround["parcels"][number]): CadastralParcel => ({
  id,
  name: named(id),
  areaM2: surface,
  geometry: shapeFrom(geometry),
});

const building = ({ kind, emprise, geometry }: GroundAround["buildings"][number]): CadastralBuilding => ({
  solidity: kind === "dur" || kind === "leger" ? kind : undefined,
  areaM2: emprise,
  geometry: shapeFrom(geometry),
});

/**
 * What the plan of some parcels is drawn from: the property's own copy of their shapes, with what stands on and around them
 * where their commune is loaded.
 */
export const cadastralGround = async (
  { database }: Lotir,
  parcels: readonly StoredPropertyParcel[],
): Promise<CadastralGround> => {
  const ids: readonly ParcelleId[] = parcels.map((each) => parcelleId(each.parcelleId));
  const own = parcels.map(ownParcel);
  const [first] = ids;
  if (first === undefined) return { parcels: [], buildings: [], nearParcels: [], nearBuildings: [] };
  const { codeInsee: commune } = referenceOf(first);
  const around = await groundAround(database.territory, { ids, commune, marginM: MARGIN_M });
  return {
    parcels: own,
    nearParcels: around.parcels.filter(({ id }) => !ids.some((each) => each === id)).map(nearParcel),
    buildings: around.buildings.filter(({ isTheirs }) => isTheirs).map(building),
    nearBuildings: around.buildings.filter(({ isTheirs }) => !isTheirs).map(building),
  };
};
