import type { Database } from "@lotir/database";
import type { DivisionRules, Site } from "@lotir/division";
import type { DescribedCommune } from "@lotir/territory/work";
import {
  type DescribedParcelle,
  describeParcelles,
  divisionRulesOf,
  findCommune,
  siteOfParcelle,
  unpackCommune,
} from "@lotir/territory/work";

/** All that is loaded of a commune, as the threads that describe and scan it read it. */
export const storedCommune = async (
  { loading }: Pick<Database, "loading">,
  codeInsee: string,
): Promise<DescribedCommune> => unpackCommune(await findCommune(loading, codeInsee));

export interface CommuneSite {
  readonly described: DescribedParcelle;
  readonly site: Site;
  readonly rules: DivisionRules;
}

/** Of a loaded commune, every wanted parcel that can be put to the engine, as the scan puts it. Ranks follow the ids. */
export const sitesOf = function* (
  commune: DescribedCommune,
  isWanted: (rank: number) => boolean = () => true,
): Generator<CommuneSite> {
  const wanted = new Set(commune.parcelles.filter((_, rank) => isWanted(rank)).map(({ id }) => id));
  const { around, parcelles } = describeParcelles(commune, (id) => wanted.has(id));
  for (const described of parcelles) {
    const site = siteOfParcelle(described, around);
    if (site.ok) yield { described, site: site.value, rules: divisionRulesOf(described, commune) };
  }
};
