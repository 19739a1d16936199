import type { CadastreChanges, ParcelFate, ParcelSuccessor } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { parcelleId, referenceOf } from "@lotir/foncier";
import {
  findKeptParcels,
  findSharedGround,
  type KeptParcel,
  NO_VINTAGE,
  type SharedGround,
} from "./property-parcel-store.ts";
import { findPropertyNames } from "./property-store.ts";

/** Two drawings of one limit stray by less than this, m: georeferencing is adjusted from one edition to the next. */
const STRAY_M = 0.3;
/** A parcel takes the place of another when they share this much of one or of the other, and a square metre of it. */
const SHARE = 0.5;
const LEAST_M2 = 1;
/** Less than this of a ground is a limit drawn again, not a part of it. */
const PART = 0.1;

type Ground = Pick<SharedGround, "keptM2" | "keptPerimeterM" | "areaM2" | "sharedM2">;

const isSameGround = ({ keptM2, keptPerimeterM, areaM2, sharedM2 }: Ground): boolean =>
  keptM2 + areaM2 - 2 * sharedM2 <= STRAY_M * keptPerimeterM;

const isSuccessor = ({ keptM2, areaM2, sharedM2 }: Ground): boolean =>
  sharedM2 >= LEAST_M2 && (sharedM2 >= SHARE * areaM2 || sharedM2 >= SHARE * keptM2);

/** Where the ground went to several that were there before: none has half of it, nor is half made of it. */
const isHeir = ({ keptM2, keptPerimeterM, sharedM2 }: Ground): boolean =>
  sharedM2 >= PART * keptM2 && sharedM2 > STRAY_M * keptPerimeterM;

/** Made of more than the former ground. */
const isLarger = ({ keptPerimeterM, areaM2, sharedM2 }: Ground): boolean =>
  areaM2 - sharedM2 >= PART * areaM2 && areaM2 - sharedM2 > STRAY_M * keptPerimeterM;

const successorToWire = ({ successorId, surface, sharedM2, areaM2 }: SharedGround): ParcelSuccessor => {
  const { section, numero } = referenceOf(parcelleId(successorId));
  return { parcelId: successorId, section, numero, surface, sharedM2, shareOfItself: Math.min(1, sharedM2 / areaM2) };
};

const isSameSurface = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other;

/** Copied from the very edition on show: there is nothing to compare. */
const isOfThisEdition = ({ vintage, edition }: Pick<KeptParcel, "vintage" | "edition">): boolean =>
  vintage === edition && edition !== NO_VINTAGE;

/** What became of a parcel, from what stands on its ground. */
export const fateOf = (
  kept: Pick<KeptParcel, "parcelleId" | "surface" | "vintage" | "edition">,
  standing: readonly SharedGround[],
): Pick<ParcelFate, "fate"> & { readonly successors: readonly SharedGround[] } => {
  if (kept.edition === null) return { fate: "unknown", successors: [] };
  if (isOfThisEdition(kept)) return { fate: "same", successors: [] };
  const own = standing.find(({ successorId }) => successorId === kept.parcelleId);
  if (own !== undefined && isSameGround(own) && isSameSurface(own.surface, kept.surface))
    return { fate: "same", successors: [own] };
  const direct = standing.filter((ground) => isSuccessor(ground) || (ground === own && ground.sharedM2 >= LEAST_M2));
  const successors = direct.length > 0 ? direct : standing.filter(isHeir);
  const [first] = successors;
  if (first === undefined) return { fate: "gone", successors };
  if (successors.length > 1) return { fate: "divided", successors };
  if (first === own) return { fate: "redrawn", successors };
  if (isSameGround(first)) return { fate: "renumbered", successors };
  return { fate: isLarger(first) ? "merged" : "redrawn", successors };
};

const changesOf = (name: string, parcels: readonly KeptParcel[], ground: readonly SharedGround[]): CadastreChanges => {
  const fates = parcels.map((kept): ParcelFate => {
    const { section, numero } = referenceOf(parcelleId(kept.parcelleId));
    const standing = ground.filter((each) => each.parcelleId === kept.parcelleId);
    const { fate, successors } = fateOf(kept, standing);
    const { surface, vintage } = kept;
    return {
      parcelId: kept.parcelleId,
      section,
      numero,
      surface,
      vintage,
      fate,
      successors: successors.map(successorToWire),
    };
  });
  const [first] = parcels;
  return {
    propertyId: first?.propertyId ?? "",
    name,
    edition: first?.edition ?? null,
    hasChanged: fates.some(({ fate }) => fate !== "same" && fate !== "unknown"),
    parcels: fates,
  };
};

/** What today's cadastre made of the parcels that one property, or each of them, keeps. */
export const findCadastreChanges = async (
  trx: ApplicationTransaction,
  propertyId?: string,
): Promise<readonly CadastreChanges[]> => {
  const names = await findPropertyNames(trx, propertyId);
  const kept = await findKeptParcels(trx, [...names.keys()]);
  const compared = kept.filter((each) => each.edition !== null && !isOfThisEdition(each));
  const ground: SharedGround[] = [];
  for (const [commune, parcels] of Map.groupBy(compared, (each) => each.commune)) {
    const propertyIds = [...new Set(parcels.map((each) => each.propertyId))];
    const own = new Set(parcels.map(({ parcelleId: id }) => id));
    const found = await findSharedGround(trx, { commune, propertyIds });
    ground.push(...found.filter(({ parcelleId: id }) => own.has(id)));
  }
  const groundOf = Map.groupBy(ground, (each) => each.propertyId);
  return [...Map.groupBy(kept, (each) => each.propertyId)].map(([id, parcels]) =>
    changesOf(names.get(id) ?? "", parcels, groundOf.get(id) ?? []),
  );
};
