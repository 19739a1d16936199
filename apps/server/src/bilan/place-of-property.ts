import { failure, type Result, success } from "@lotir/foncier";
import {
  communeOfCode,
  communesOfPostcode,
  findParcelle,
  type ParcelleSheet,
  parcelleAt,
  plainName,
  type SituatedCommune,
} from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

interface Located {
  readonly inseeCode?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly coordinates?:
    | {
        lat?: number | null | undefined;
        lng?: number | null | undefined;
        latitude?: number | null | undefined;
        longitude?: number | null | undefined;
      }
    | null
    | undefined;
}

export interface PlaceOfProperty {
  readonly codeInsee: string;
  readonly at: readonly [lon: number, lat: number];
  /** Of the loaded parcel under it; undefined outside zones, or where no parcel is loaded. */
  readonly zone: string | undefined;
  /** The loaded parcel under it. */
  readonly parcelle: ParcelleSheet | undefined;
  /** What was supposed to situate it, in French; undefined where its coordinates say it all. */
  readonly supposed: string | undefined;
}

const NOWHERE =
  "Le terrain n'est pas situé : donnez ses coordonnées, le code INSEE ou le code postal de sa commune, ou le prix de chaque lot.";

const ofCommune = ({ code, name, centre }: SituatedCommune): Result<PlaceOfProperty, string> =>
  centre === undefined
    ? failure(`Le centre de ${name} n'est pas connu : donnez les coordonnées du terrain, ou le prix de chaque lot.`)
    : success({
        codeInsee: code,
        at: [centre[0], centre[1]],
        zone: undefined,
        parcelle: undefined,
        supposed: `Terrain sans coordonnées : prix estimés au centre de ${name}.`,
      });

/** Communes share postcodes: the name tells them apart, else the answer is that they are several. */
const ofPostcode = async (
  { database }: Pick<Lotir, "database">,
  postcode: string,
  city: string | null | undefined,
): Promise<Result<PlaceOfProperty, string>> => {
  const served = await communesOfPostcode(database.territory, postcode);
  const named = city == null ? served : served.filter(({ name }) => plainName(name) === plainName(city));
  const [first, second] = served.length === 1 ? served : named;
  if (first !== undefined && second === undefined) return ofCommune(first);
  if (served.length === 0)
    return failure(
      `Aucune commune chargée n'a le code postal ${postcode} : chargez-la, ou donnez le prix de chaque lot.`,
    );
  return failure(
    `Plusieurs communes chargées ont le code postal ${postcode} (${served.map(({ name }) => name).join(", ")}) : précisez la ville ou le code INSEE.`,
  );
};

/** Where a property stands: by its coordinates and the loaded parcel under them, else by its commune; or why nobody knows. */
export const placeOfProperty = async (
  lotir: Pick<Lotir, "database">,
  { inseeCode, postalCode, city, coordinates }: Located,
): Promise<Result<PlaceOfProperty, string>> => {
  const { territory } = lotir.database;
  const lat = coordinates?.lat ?? coordinates?.latitude;
  const lon = coordinates?.lng ?? coordinates?.longitude;
  if (lat != null && lon != null) {
    const under = await parcelleAt(territory, [lon, lat]);
    const codeInsee = inseeCode ?? under?.commune;
    const parcelle = under && (await findParcelle(territory, under.id));
    if (codeInsee !== undefined)
      return success({ codeInsee, at: [lon, lat], zone: parcelle?.zone ?? undefined, parcelle, supposed: undefined });
  }
  if (inseeCode != null) {
    const commune = await communeOfCode(territory, inseeCode);
    return commune === undefined
      ? failure(`La commune ${inseeCode} n'est pas chargée : chargez-la, ou donnez le prix de chaque lot.`)
      : ofCommune(commune);
  }
  return postalCode == null || postalCode.trim() === "" ? failure(NOWHERE) : ofPostcode(lotir, postalCode.trim(), city);
};
