import { type AuctionMatch, GOODS_LABELS } from "@lotir/contract";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { type CitedParcel, communeOf, type Notice } from "@lotir/notices";
import { communesNamed, findParcelle, type ParcelleSheet, parcelleAt, plainName } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import type { SearchedRegion } from "./regions.ts";

/** The parcels of a sale, by what they were found, and how sure it is. */
export interface Matched {
  readonly match: AuctionMatch;
  readonly codeInsee: string | undefined;
  /** Those of the loaded cadastre. */
  readonly sheets: readonly ParcelleSheet[];
  /** Cited in a commune that is not loaded: known by their reference alone. */
  readonly cited: readonly { readonly id: ParcelleId; readonly surface: number | null }[];
  readonly at: LonLat | undefined;
}

const NONE: AuctionMatch = {
  by: "none",
  confidence: 0,
  sentence: "Ni référence cadastrale, ni adresse assez précise : aucune parcelle n'est proposée.",
};

const AREA = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const area = (m2: number): string => `${AREA.format(m2)} m²`;

const isOf = (region: SearchedRegion, code: string): boolean =>
  region.departements.some((departement) => code.startsWith(departement));

/** The commune of a notice by its code, else by its name in the region; two of the same name are not chosen between. */
const communeOfNotice = async (
  { database, connectors }: Lotir,
  region: SearchedRegion,
  { codeInsee, city, postalCode }: Notice,
): Promise<string | undefined> => {
  if (codeInsee !== null) return codeInsee;
  if (city === null) return region.codeInsee;
  const name = communeOf(city);
  const loaded = (await communesNamed(database.territory, name)).filter((code) => isOf(region, code));
  if (loaded.length === 1) return loaded[0];
  if (region.codeInsee !== undefined) return region.codeInsee;
  const { communes } = await connectors.searchCommunes({ nom: name, limit: 10 });
  const same = communes.filter(
    (commune) =>
      plainName(commune.nom) === plainName(name) &&
      isOf(region, commune.codeInsee) &&
      (postalCode === null || commune.codesPostaux.includes(postalCode)),
  );
  return same.length === 1 ? same[0]?.codeInsee : undefined;
};

const idOf = (codeInsee: string, { prefixe, section, numero }: CitedParcel): ParcelleId | undefined =>
  readParcelleId(`${codeInsee}${prefixe}${section.padStart(2, "0")}${numero.padStart(4, "0")}`);

/** The cadastre and the notice seldom agree to the square metre. */
const SAME_AREA = 0.03;

const disagreement = (cited: CitedParcel, sheet: ParcelleSheet): string | undefined => {
  const known = sheet.sheet.row.contenance ?? sheet.surface;
  if (cited.areaM2 === null || Math.abs(cited.areaM2 - known) <= SAME_AREA * known) return undefined;
  return `${cited.section} ${cited.numero} : ${area(cited.areaM2)} dans l'annonce, ${area(known)} au cadastre`;
};

type Place = Pick<Matched, "codeInsee">;
const found = (match: AuctionMatch, place: Place, rest: Partial<Matched>): Matched => ({
  match,
  sheets: [],
  cited: [],
  at: undefined,
  ...place,
  ...rest,
});

/** Parcels that the notice cites: surest when their areas agree too. */
const byReference = async (lotir: Lotir, notice: Notice, codeInsee: string): Promise<Matched | undefined> => {
  const cited = notice.lots.flatMap(({ parcels }) => parcels);
  const named = cited.flatMap((each) => {
    const id = idOf(codeInsee, each);
    return id === undefined ? [] : [{ id, each }];
  });
  if (named.length === 0) return undefined;
  const names = named.map(({ each }) => `${each.section} ${each.numero}`).join(", ");
  if ((await lotir.jobs.version(codeInsee)) === undefined) {
    const [first] = named;
    const place = first && (await lotir.connectors.of(codeInsee).searchParcelle({ id: first.id }));
    const sentence = `Référence citée (${names}) ; la commune n'est pas chargée : la parcelle n'a pas été vérifiée.`;
    return found(
      { by: "reference", confidence: 0.8, sentence },
      { codeInsee },
      {
        cited: named.map(({ id, each }) => ({ id, surface: each.areaM2 })),
        at: place?.ok ? place.value?.value.at : undefined,
      },
    );
  }
  const sheets = await Promise.all(named.map(({ id }) => findParcelle(lotir.database.territory, id)));
  const known = sheets.filter((sheet) => sheet !== undefined);
  if (known.length === 0) return undefined;
  const doubts = named.flatMap(({ each }, rank) => {
    const sheet = sheets[rank];
    if (sheet === undefined) return [`${each.section} ${each.numero} n'est pas au cadastre chargé`];
    return disagreement(each, sheet) ?? [];
  });
  const isMeasured = cited.every(({ areaM2 }) => areaM2 !== null);
  const confidence = doubts.length > 0 ? 0.55 : isMeasured ? 0.98 : 0.92;
  const sentence =
    doubts.length > 0
      ? `Référence citée (${names}), à vérifier : ${doubts.join(" ; ")}.`
      : `Référence citée dans l'annonce (${names})${isMeasured ? ", contenance concordante" : ""}.`;
  return found({ by: "reference", confidence, sentence }, { codeInsee }, { sheets: known });
};

const sheetAt = async ({ database }: Lotir, at: LonLat): Promise<ParcelleSheet | undefined> => {
  const parcelle = await parcelleAt(database.territory, at);
  return parcelle && findParcelle(database.territory, parcelle.id);
};

/** What is sold stands on its parcel only where it is a whole thing: a flat is a share of a building's ground. */
const ofGround = ({ lots }: Notice): boolean => lots.some(({ kind }) => kind !== "apartment" && kind !== "other");

const byPoint = async (lotir: Lotir, { at, lots }: Notice, place: Place): Promise<Matched | undefined> => {
  if (at === null) return undefined;
  const lonLat: LonLat = [at.lon, at.lat];
  const sheet = await sheetAt(lotir, lonLat);
  const label = GOODS_LABELS[lots[0]?.kind ?? "other"].toLowerCase();
  const sentence = `Point de la carte du site, pour ${label === "autre bien" ? "ce bien" : `« ${label} »`} : à vérifier sur le cadastre.`;
  return found({ by: "point", confidence: sheet === undefined ? 0.2 : 0.5, sentence }, place, {
    sheets: sheet === undefined ? [] : [sheet],
    at: lonLat,
  });
};

const LEAST_SCORE = 0.6;

const byAddress = async (lotir: Lotir, notice: Notice, place: Place): Promise<Matched | undefined> => {
  const { street, city, postalCode } = notice;
  if (street === null) return undefined;
  const text = [street, postalCode, city].filter((part) => part !== null).join(" ");
  const { codeInsee } = place;
  const { places } = await lotir.connectors.searchPlaces({ text, limit: 1, codeInsee });
  const [best] = places;
  const score = best?.score ?? 0;
  if (best === undefined || score < LEAST_SCORE) return undefined;
  const isDoor = /^\d/.test(street.trim()) && best.type === "housenumber";
  if (!isDoor) {
    const sentence = `Rue trouvée (${best.label}), sans numéro : aucune parcelle n'est proposée.`;
    return found({ by: "address", confidence: 0.2, sentence }, place, { at: best.at });
  }
  const sheet = await sheetAt(lotir, best.at);
  const sentence =
    sheet === undefined
      ? `Adresse trouvée (${best.label}) ; aucune parcelle chargée à cet endroit.`
      : `Adresse trouvée (${best.label}) : la parcelle est celle où tombe l'adresse, à vérifier.`;
  return found({ by: "address", confidence: sheet === undefined ? 0.25 : 0.7 * Math.min(1, score), sentence }, place, {
    sheets: sheet === undefined ? [] : [sheet],
    at: best.at,
  });
};

/** Cited references first, else the point that the site shows, else the address; else nothing is made up. */
export const matchParcels = async (lotir: Lotir, region: SearchedRegion, notice: Notice): Promise<Matched> => {
  const codeInsee = await communeOfNotice(lotir, region, notice);
  const place = { codeInsee };
  const cited = codeInsee === undefined ? undefined : await byReference(lotir, notice, codeInsee);
  if (cited !== undefined) return cited;
  const nowhere = found(NONE, place, {});
  const situated = (await byPoint(lotir, notice, place)) ?? (await byAddress(lotir, notice, place)) ?? nowhere;
  if (ofGround(notice) || situated.sheets.length === 0) return situated;
  const sentence = `${situated.match.sentence} Un lot de copropriété : la parcelle est celle de l'immeuble.`;
  return { ...situated, match: { ...situated.match, sentence } };
};
