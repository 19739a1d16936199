import type { EstimateDetail, Parcel, ParcelGeometry } from "@lotir/contract";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { buildingsOn, type FactSale, findParcelle, type ParcelleSheet } from "@lotir/territory";
import { asMember } from "../call.ts";
import { sourcesToWire } from "../commune/sources-to-wire.ts";
import type { LiveProgress } from "../jobs/commune-jobs.ts";
import type { Lotir } from "../lotir.ts";
import { findPropertyOfParcelle } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { parcelToWire } from "./parcel-to-wire.ts";
import { assumedSearch, underAssumed } from "./searched-money.ts";

/** Written by PostGIS from our own columns: a Polygon or a MultiPolygon by construction. */
const geometryFrom = (text: string): ParcelGeometry => JSON.parse(text) as ParcelGeometry;

const saleToWire = (sale: FactSale) => ({
  parcelId: sale.parcelleId,
  saleDate: sale.soldOn,
  price: sale.price,
  pricePerSqm: sale.perSquareMetre,
  kind: sale.kind,
});

const estimateDetailOf = (price: ParcelleSheet["sheet"]["price"]): EstimateDetail | null => {
  if (price === null) return null;
  const { kind, per, level, confidence, landM2, on, floor } = price;
  if (floor === null) return { kind, per, level, confidence, landM2, on, floor };
  const { areaM2, from, empriseM2, soldOn, houses } = floor;
  return { kind, per, level, confidence, landM2, on, floor: { areaM2, from, empriseM2, soldOn, houses } };
};

const sheetToWire = (parcelle: ParcelleSheet, progress: LiveProgress) => ({
  ...parcelToWire(parcelle, parcelle.sheet.row, progress),
  geometry: geometryFrom(parcelle.geometry),
  neighborSales: parcelle.sheet.neighbours.map((sale) => ({ ...saleToWire(sale), distance: sale.distanceM })),
  saleHistory: parcelle.sheet.history.map(saleToWire),
  score: { components: [...parcelle.sheet.components], version: parcelle.version },
  frontagePieces: parcelle.sheet.frontages.map(({ grade, lengthM, line, roadName, roadWidthM }) => ({
    grade,
    length: lengthM,
    line: line.map(([lon, lat]): [number, number] => [lon, lat]),
    roadName,
    roadWidth: roadWidthM,
  })),
  estimateNote: parcelle.sheet.estimateNote,
  estimate: estimateDetailOf(parcelle.sheet.price),
});

const missing = (progress: LiveProgress, id: string) =>
  !progress.isDescribed ? refuse("parcel-not-loaded", { codeInsee: id.slice(0, 5) }) : refuse("unknown-parcel", { id });

const buildingsToWire = async ({ database }: Lotir, id: string): Promise<Parcel["buildings"]> =>
  (await buildingsOn(database.territory, id)).map(({ geometry, kind, emprise }) => ({
    geometry: geometryFrom(geometry),
    type: kind,
    area: emprise,
  }));

/** Everything that is known of one parcel, with where each figure comes from. */
export const showParcel = asMember.showParcel.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const progress = await lotir.jobs.progress(referenceOf(id).codeInsee);
  const found = await findParcelle(lotir.database.territory, id);
  if (found === undefined) throw missing(progress, id);
  const parcelle = underAssumed(lotir, await assumedSearch(lotir, member), found);
  const property = await lotir.database.application(member.organisationId, (trx) => findPropertyOfParcelle(trx, id));
  const data: Parcel = {
    ...sheetToWire(parcelle, progress),
    buildings: await buildingsToWire(lotir, id),
    cadastreUrl: `https://cadastre.data.gouv.fr/map?style=vector&parcelleId=${id}`,
    sources: sourcesToWire(progress),
    inPortfolio: property?.id ?? null,
  };
  return { success: true, data };
});
