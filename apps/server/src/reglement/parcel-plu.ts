import type { ParcelPlu } from "@lotir/contract";
import { type ParcelleId, readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle, type ParcellePlu, showPlu } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { pluToWire } from "./plu-to-wire.ts";
import { isRereading } from "./rereadings.ts";

const missing = async ({ jobs }: Lotir, id: ParcelleId) => {
  const { codeInsee } = referenceOf(id);
  const { version } = await jobs.progress(codeInsee);
  return version === null ? refuse("parcel-not-loaded", { codeInsee }) : refuse("unknown-parcel", { id });
};

/** The rules of a parcel of the loaded territory; refuses any other reference. */
export const pluOfParcel = async (lotir: Lotir, asked: string): Promise<ParcellePlu> => {
  const id = readParcelleId(asked);
  if (id === undefined) throw refuse("unknown-parcel", { id: asked });
  const reader = lotir.database.territory;
  if ((await findParcelle(reader, id)) === undefined) throw await missing(lotir, id);
  return showPlu(reader, { codeInsee: referenceOf(id).codeInsee, id });
};

export const parcelPluToWire = ({ jobs }: Lotir, plu: ParcellePlu): ParcelPlu =>
  pluToWire(plu, plu.kind === "zone" ? jobs.plu.step(plu.key) : undefined);

/** Has the règlement of a parcel read; without a published zone there is nothing to read, and nothing happens. */
export const extractPlu = async (
  lotir: Lotir,
  asked: string,
  { forceRefresh }: { readonly forceRefresh: boolean },
): Promise<ParcellePlu> => {
  const plu = await pluOfParcel(lotir, asked);
  if (plu.kind !== "zone") return plu;
  if (isRereading(plu.document, { forceRefresh }) && !lotir.rereadings.allow(plu.key))
    throw refuse("too-many-requests");
  const reglement = { ...plu.key, idurba: plu.zone.idurba };
  await lotir.jobs.plu.read(asked.slice(0, 5), reglement, forceRefresh ? "forced" : undefined);
  return pluOfParcel(lotir, asked);
};
