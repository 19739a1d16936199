import type { TerritoryTables } from "@lotir/database";
import type { WrittenReference } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { plainName } from "../layers/commune-names.ts";

/** A loaded parcel known by its section and its number, and its commune. */
export interface NamedParcelle {
  readonly id: string;
  readonly commune: string;
  readonly communeName: string;
}

/** Told apart beyond this, a section and a number mean nothing: a dozen communes have it. */
const MOST = 12;

/**
 * The loaded parcels of that section (« AN », « A ») and number, whatever their prefix, of one commune or of all, in the
 * order of their ids.
 */
export const parcellesNamed = async (
  reader: Kysely<TerritoryTables>,
  asked: { readonly section: string; readonly numero: string; readonly commune?: string | undefined },
): Promise<readonly NamedParcelle[]> => {
  const [section, numero] = [asked.section.padStart(2, "0"), asked.numero.padStart(4, "0")];
  const { rows } = await sql<NamedParcelle>`
    select p.id, p.commune, coalesce(c.name, p.commune) as "communeName"
    from territory.parcelle p left join territory.commune c on c.code = p.commune
    where p.section = ${section} and p.numero = ${numero}
      and (${asked.commune ?? null}::text is null or p.commune = ${asked.commune ?? null}::text)
    order by p.id limit ${MOST}`.execute(reader);
  return rows;
};

const isNamed =
  (commune: string) =>
  ({ communeName }: NamedParcelle): boolean => {
    const [asked, name] = [plainName(commune), plainName(communeName)];
    return name === asked || name.startsWith(`${asked} `);
  };

/** The loaded parcels that a written reference may mean: all of that section and number, and those of the commune it names. */
export const parcellesWritten = async (
  reader: Kysely<TerritoryTables>,
  { section, numero, commune }: WrittenReference,
): Promise<{ readonly all: readonly NamedParcelle[]; readonly found: readonly NamedParcelle[] }> => {
  const all = await parcellesNamed(reader, { section, numero });
  return { all, found: commune === undefined ? all : all.filter(isNamed(commune)) };
};
