import { AUCTION_REGIONS, type AuctionRegion } from "@lotir/connectors";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

/** A region to read: of the country, or a commune served on this machine, whose sources are its own. */
export interface SearchedRegion extends AuctionRegion {
  readonly fictional: boolean;
  /** The commune whose connectors answer; undefined for the public sites. */
  readonly codeInsee: string | undefined;
}

/** Once the commune is loaded its name is at hand: its source, on a busy machine, may be late. */
const nameOf = async ({ jobs, connectors }: Lotir, codeInsee: string): Promise<string> => {
  const { name } = await jobs.progress(codeInsee);
  if (name != null) return name;
  const found = await connectors.of(codeInsee).fetchCommune({ codeInsee, isAwaited: true });
  return (found.ok ? found.value?.value.nom : undefined) ?? codeInsee;
};

const localRegions = (lotir: Lotir): Promise<readonly SearchedRegion[]> => {
  const codes = lotir.plan.local.filter(({ fictional }) => fictional).flatMap((local) => local.codes);
  return Promise.all(
    codes.map(async (codeInsee) => {
      const name = await nameOf(lotir, codeInsee);
      // By its code: a name that is not known yet does not make another region.
      const slug = `demonstration-${codeInsee.toLowerCase()}`;
      return { slug, name, departements: [codeInsee.slice(0, 2)], fictional: true, codeInsee };
    }),
  );
};

/** Those that are served on this machine first. */
export const searchedRegions = async (lotir: Lotir): Promise<readonly SearchedRegion[]> => [
  ...(await localRegions(lotir)),
  ...AUCTION_REGIONS.map((region) => ({ ...region, fictional: false, codeInsee: undefined })),
];

export const regionOf = async (lotir: Lotir, slug: string): Promise<SearchedRegion> => {
  const found = (await searchedRegions(lotir)).find((region) => region.slug === slug);
  if (found === undefined) throw refuse("unknown-region", { region: slug });
  return found;
};
