import type { TerritoryTables } from "@lotir/database";
import type { WrittenReference } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { communesBeginning } from "../layers/commune-names.ts";

/** A loaded parcel known by its section and its number, and its commune. */
export interface NamedParcelle {
  readonly id: string;
  readonly commune: string;
  readonly communeName: string;
}

/** Told apart beyond this, a section and a number mean nothing: a dozen communes have it. */
const MOST = 12;

interface Asked {
  readonly section: string;
  readonly numero: string;
  /** Of these communes alone; of all of them without, which reads every département that is loaded. */
  readonly communes?: readonly string[] | undefined;
}

/** The loaded parcels of that section (« AN », « A ») and number, whatever their prefix, in the order of their ids. */
const parcellesNamed = async (reader: Kysely<TerritoryTables>, asked: Asked): Promise<readonly NamedParcelle[]> => {
  const [section, numero] = [asked.section.padStart(2, "0"), asked.numero.padStart(4, "0")];
  const among = asked.communes === undefined ? sql`true` : sql`p.commune = any(${[...asked.communes]}::text[])`;
  const { rows } = await sql<NamedParcelle>`
    select p.id, p.commune, coalesce(c.name, p.commune) as "communeName"
    from territory.parcelle p left join territory.commune c on c.code = p.commune
    where ${among} and p.section = ${section} and p.numero = ${numero}
    order by p.id limit ${MOST}`.execute(reader);
  return rows;
};

/**
 * The loaded parcels that a written reference may mean: those of the commune it names, and all of that section and number, which
 * are asked for only where it names none or where that one has none.
 */
export const parcellesWritten = async (
  reader: Kysely<TerritoryTables>,
  { section, numero, commune }: WrittenReference,
): Promise<{ readonly all: readonly NamedParcelle[]; readonly found: readonly NamedParcelle[] }> => {
  if (commune !== undefined) {
    // A commune whose name is not known yet goes by its code.
    const communes = [...(await communesBeginning(reader, commune)), commune.trim().toUpperCase()];
    const found = await parcellesNamed(reader, { section, numero, communes });
    return { all: found.length > 0 ? found : await parcellesNamed(reader, { section, numero }), found };
  }
  const all = await parcellesNamed(reader, { section, numero });
  return { all, found: all };
};
