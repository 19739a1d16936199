import type { ParcellePlu, ShownRules, StoredDocument } from "@lotir/territory";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { pluOfParcel } from "./parcel-plu.ts";

interface Asked {
  readonly lotir: Lotir;
  readonly member: Member;
}

export const parcelleOf = async ({ lotir, member }: Asked, propertyId: string): Promise<string> => {
  const found = await lotir.database.application(member.organisationId, (trx) => findPropertyGround(trx, propertyId));
  if (found === undefined) throw refuse("property-not-found", { id: propertyId });
  return found.parcelleId;
};

/** The rules of the parcel of a property; a property of another organisation is not found. */
export const pluOfProperty = async (asked: Asked, propertyId: string): Promise<ParcellePlu> =>
  pluOfParcel(asked.lotir, await parcelleOf(asked, propertyId));

export interface ReadPlu {
  readonly plu: Extract<ParcellePlu, { kind: "zone" }>;
  readonly document: StoredDocument;
  readonly shown: ShownRules;
}

/** The same once its règlement was read; undefined before. */
export const readPluOf = (plu: ParcellePlu): ReadPlu | undefined =>
  plu.kind === "zone" && plu.document !== undefined && plu.shown !== undefined
    ? { plu, document: plu.document, shown: plu.shown }
    : undefined;
