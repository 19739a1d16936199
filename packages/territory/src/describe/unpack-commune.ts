import type { Sale } from "@lotir/market";
import { readWkb, type WkbShape } from "../shape/read-wkb.ts";
import {
  type DescribedCommune,
  isMissing,
  type Missing,
  type StoredBatiment,
  type StoredParcelle,
  type StoredPrescription,
  type StoredRules,
  type StoredVerdict,
  type StoredVoie,
  type StoredZone,
} from "./described-commune.ts";
import type { PackedCommune, PackedRows } from "./packed-commune.ts";

// Written by our own statements, in `commune-store.ts`.
const factsOf = <Facts>({ facts }: PackedRows): Facts[] => JSON.parse(facts) as Facts[];

const shaped = <Facts>(packed: PackedRows): (Facts & { readonly shape: WkbShape })[] => {
  const shapes = readWkb(Buffer.from(packed.shapes, "base64"));
  return factsOf<Facts>(packed).map((fact, index) => ({ ...fact, shape: shapes[index] ?? [] }));
};

export const unpackSales = (lots: readonly PackedRows[]): Sale[] => lots.flatMap(factsOf<Sale>);

const unlessMissing = <Packed, Value>(layer: Packed | Missing, read: (packed: Packed) => Value): Value | Missing =>
  isMissing(layer) ? layer : read(layer);

type Unshaped<Row> = Omit<Row, "shape">;
type PackedVerdict = StoredVerdict & { readonly id: string };
type PackedParcelle = Unshaped<StoredParcelle> & { readonly commune: string };

export const unpackVerdicts = (lots: readonly PackedRows[]): ReadonlyMap<string, StoredVerdict> =>
  new Map(lots.flatMap(factsOf<PackedVerdict>).map(({ id, ...verdict }) => [id, verdict]));

export const unpackVentes = (packed: PackedCommune["ventes"]): DescribedCommune["ventes"] =>
  unlessMissing(packed, ({ sales, vintage }: Exclude<PackedCommune["ventes"], Missing>) => ({
    sales: unpackSales(sales),
    vintage,
  }));

/** What a thread works on, from what the database gave. */
export const unpackCommune = (packed: PackedCommune): DescribedCommune => {
  const { codeInsee, cited } = packed;
  const parcelles = packed.parcelles.flatMap(shaped<PackedParcelle>);
  const all = <Row>(lots: readonly PackedRows[]) => lots.flatMap(shaped<Unshaped<Row>>);
  return {
    codeInsee,
    middle: packed.middle,
    cited,
    parcelles: parcelles.filter(({ commune }) => commune === codeInsee),
    voisines: parcelles.filter(({ commune }) => commune !== codeInsee),
    batiments: unlessMissing(packed.batiments, all<StoredBatiment>),
    zones: unlessMissing(packed.zones, all<StoredZone>),
    voies: unlessMissing(packed.voies, (lots: readonly PackedRows[]) => lots.flatMap(factsOf<StoredVoie>)),
    prescriptions:
      typeof packed.prescriptions === "object"
        ? all<StoredPrescription>(packed.prescriptions)
        : (packed.prescriptions ?? "unread"),
    contour: unlessMissing(
      packed.contour,
      (text: string) => readWkb(Buffer.from(text, "base64"))[0] ?? ("unknown" as const),
    ),
    beside: readWkb(Buffer.from(packed.beside ?? "", "base64")),
    ventes: unpackVentes(packed.ventes),
    rules: packed.rules.flatMap(factsOf<StoredRules>),
    rulesVersion: packed.rulesVersion,
    verdicts: unpackVerdicts(packed.verdicts),
  };
};
