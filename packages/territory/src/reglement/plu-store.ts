import type { Database, PluDocumentStatus, TerritoryTables } from "@lotir/database";
import { jsonText } from "@lotir/database/row-values";
import type { UpstreamFailure } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { communeOf } from "../shape/communes-of.ts";
import type { NoDocument } from "./find-reglement.ts";
import type { ReglementKey } from "./reglement-key.ts";
import type { SecteurReading } from "./zone-reading.ts";

type Reader = Kysely<TerritoryTables>;

/** The file came, and was refused: the sentence says why. */
export interface RefusedFile {
  readonly kind: "refused-file";
  readonly sentence: string;
}

export type ReglementFailure = NoDocument | RefusedFile | UpstreamFailure;

/** A règlement as it is stored: what was found, and how its reading stands. */
export interface StoredDocument {
  readonly id: number;
  readonly partition: string;
  readonly nomfic: string;
  readonly commune: string;
  readonly idurba: string | null;
  readonly status: PluDocumentStatus;
  readonly failure: ReglementFailure | null;
  readonly planName: string | null;
  readonly planType: string | null;
  readonly legalStatus: string | null;
  readonly fileName: string | null;
  readonly fileTitle: string | null;
  readonly hash: string | null;
  readonly bytes: number | null;
  readonly pages: number | null;
  readonly illegiblePages: readonly number[];
  readonly approvedOn: string | null;
  readonly publishedOn: string | null;
  readonly source: string | null;
  readonly licence: string | null;
  readonly fetchedOn: string | null;
  readonly reader: string | null;
  readonly readAt: Date | null;
}

const COLUMNS = sql`id, partition, nomfic, commune, idurba, status, failure, plan_name as "planName",
  plan_type as "planType", legal_status as "legalStatus", file_name as "fileName", file_title as "fileTitle", hash, bytes,
  pages, to_jsonb(illegible_pages) as "illegiblePages", approved_on as "approvedOn", published_on as "publishedOn", source, licence,
  fetched_on as "fetchedOn", reader, read_at as "readAt"`;

export const documentOf = async (
  reader: Reader,
  { partition, nomfic }: ReglementKey,
): Promise<StoredDocument | undefined> => {
  const { rows } = await sql<StoredDocument>`
    select ${COLUMNS} from territory.plu_document
    where partition = ${partition} and nomfic = ${nomfic}`.execute(reader);
  return rows[0];
};

/** Whether a file kept beside the database is a règlement that was read: nothing else is ever served. */
export const documentWithHash = async (reader: Reader, hash: string): Promise<StoredDocument | undefined> => {
  const { rows } = await sql<StoredDocument>`
    select ${COLUMNS} from territory.plu_document where hash = ${hash} limit 1`.execute(reader);
  return rows[0];
};

/** Readings that a process left unfinished when it died. */
export const unfinishedReadings = async (reader: Reader): Promise<readonly StoredDocument[]> => {
  const { rows } = await sql<StoredDocument>`
    select ${COLUMNS} from territory.plu_document where status in ('waiting', 'reading') order by id`.execute(reader);
  return rows;
};

/** Readings that another reader made, and may have misread; also those that a source out of reach kept from being made again. */
export const readingsByAnother = async (reader: Reader, current: string): Promise<readonly StoredDocument[]> => {
  const { rows } = await sql<StoredDocument>`
    select ${COLUMNS} from territory.plu_document
    where status in ('read', 'unknown') and hash is not null and reader is distinct from ${current} order by id`.execute(
    reader,
  );
  return rows;
};

export interface CommuneReglement extends ReglementKey {
  readonly idurba: string | null;
}

/** Every règlement that the zones of a commune refer to. */
export const reglementsOf = async (reader: Reader, codeInsee: string): Promise<readonly CommuneReglement[]> => {
  const { rows } = await sql<CommuneReglement>`
    select coalesce(partition, 'DU_' || commune) as partition, coalesce(nomfic, '') as nomfic, max(idurba) as idurba
    from territory.zone where commune = ${codeInsee} group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
};

export const rulesOfDocument = async (reader: Reader, document: number): Promise<readonly SecteurReading[]> => {
  const { rows } = await sql<SecteurReading>`
    select zone, secteur, rules, claims, places from territory.plu_zone_rules
    where document_id = ${document} order by zone, secteur`.execute(reader);
  return rows;
};

/** The zone over most of a parcel, as its plan publishes it. */
export interface ParcelleZone {
  readonly libelle: string;
  readonly libelong: string | null;
  readonly typezone: string;
  readonly partition: string | null;
  readonly nomfic: string | null;
  readonly idurba: string | null;
  readonly approvedOn: string | null;
}

export const zoneOfParcelle = async (reader: Reader, id: string): Promise<ParcelleZone | undefined> => {
  const { rows } = await sql<ParcelleZone>`
    select z.libelle, z.libelong, z.typezone, z.partition, z.nomfic, z.idurba,
      coalesce(z.approved_on, z.valid_on) as "approvedOn"
    from territory.parcelle_fact f
    join territory.parcelle p on p.commune = f.commune and p.id = f.parcelle_id
    join territory.zone z on z.commune = f.commune and z.libelle = f.zone and ST_Intersects(z.geometry, p.geometry)
    where f.commune = ${communeOf(id)} and f.parcelle_id = ${id} order by z.number limit 1`.execute(reader);
  return rows[0];
};

interface Marking extends ReglementKey {
  readonly commune: string;
  readonly idurba: string | null;
  readonly status: PluDocumentStatus;
  readonly failure?: ReglementFailure;
}

/** Says how a reading stands. What was read before stays on show until another reading replaces it. */
export const markDocument = async ({ loading }: Pick<Database, "loading">, marking: Marking): Promise<void> => {
  const { partition, nomfic, commune, idurba, status, failure } = marking;
  const said = failure === undefined ? null : jsonText(failure);
  await sql`
    insert into territory.plu_document (partition, nomfic, commune, idurba, status, failure)
    values (${partition}, ${nomfic}, ${commune}, ${idurba}, ${status}, ${said}::jsonb)
    on conflict (partition, nomfic) do update set status = excluded.status, failure = excluded.failure,
      idurba = coalesce(excluded.idurba, plu_document.idurba), updated_at = now()`.execute(loading);
};

export interface ReadDocument extends ReglementKey {
  readonly planId: string;
  readonly planName: string | null;
  readonly planType: string | null;
  readonly legalStatus: string | null;
  readonly fileName: string;
  readonly fileTitle: string | null;
  readonly hash: string;
  readonly bytes: number;
  readonly pages: number;
  readonly illegiblePages: readonly number[];
  readonly approvedOn: string | null;
  readonly publishedOn: string | null;
  readonly source: string;
  readonly licence: string;
  readonly url: string;
  readonly fetchedOn: string;
  readonly reader: string;
}

/** Replaces what was read of a règlement by a new reading, at once. */
export const saveReading = async (
  { loading }: Pick<Database, "loading">,
  read: ReadDocument,
  secteurs: readonly SecteurReading[],
): Promise<void> =>
  loading.transaction().execute(async (trx) => {
    const illegible = `{${read.illegiblePages.join(",")}}`;
    const { rows } = await sql<{ id: number }>`
      update territory.plu_document set status = 'read', failure = null, plan_id = ${read.planId},
        plan_name = ${read.planName}, plan_type = ${read.planType}, legal_status = ${read.legalStatus},
        file_name = ${read.fileName}, file_title = ${read.fileTitle}, hash = ${read.hash}, bytes = ${read.bytes},
        pages = ${read.pages}, illegible_pages = ${illegible}::integer[], approved_on = ${read.approvedOn}::date,
        published_on = ${read.publishedOn}::date, source = ${read.source}, licence = ${read.licence}, url = ${read.url},
        fetched_on = ${read.fetchedOn}::date, reader = ${read.reader}, read_at = now(), updated_at = now()
      where partition = ${read.partition} and nomfic = ${read.nomfic} returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`No document ${read.partition} ${read.nomfic} to save`);
    await sql`delete from territory.plu_zone_rules where document_id = ${id}`.execute(trx);
    for (const { zone, secteur, rules, claims, places } of secteurs)
      await sql`
        insert into territory.plu_zone_rules (document_id, zone, secteur, rules, claims, places)
        values (${id}, ${zone}, ${secteur}, ${jsonText(rules)}::jsonb, ${jsonText(claims)}::jsonb,
          ${jsonText(places)}::jsonb)`.execute(trx);
  });
