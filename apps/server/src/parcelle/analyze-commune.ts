import {
  FILTER_TABLE,
  type FilterName,
  MAX_PARCELS,
  type SearchDirection,
  type SearchFilters,
  type SearchOrder,
} from "@lotir/contract";
import { countMatching, type OwnMoney, searchParcelles } from "@lotir/territory";
import { asMember } from "../call.ts";
import { askLoad } from "../commune/ask-load.ts";
import { communeToWire } from "../commune/commune-to-wire.ts";
import { knownCommune } from "../commune/known-commune.ts";
import type { Member } from "../identity/index.ts";
import type { LiveProgress } from "../jobs/commune-jobs.ts";
import type { Lotir } from "../lotir.ts";
import { foundBefore } from "../saved-search/saved-search-store.ts";
import { conditionsFrom } from "./conditions-from.ts";
import { ownLists } from "./own-lists.ts";
import { parcelToWire } from "./parcel-to-wire.ts";
import { type AssumedSearch, assumedSearch, searchedMoney } from "./searched-money.ts";

type Territory = Lotir["database"]["territory"];

interface Searched {
  readonly commune: string;
  readonly conditions: ReturnType<typeof conditionsFrom>;
  readonly money: OwnMoney | undefined;
}

/** When nothing matches: what letting go of each filter alone would bring. */
const relaxationsOf = async (territory: Territory, { commune, conditions, money }: Searched) => {
  const each = conditions.map(([filter]) =>
    conditions.filter(([other]) => other !== filter).map(([, condition]) => condition),
  );
  const counts = await countMatching(territory, { commune, each, money });
  return conditions
    .map(([filter], rank) => ({ filter, label: FILTER_TABLE[filter].relaxed, matched: counts[rank] ?? 0 }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched);
};

/** How many parcels a list that asks not to see them leaves out: the refused ones, and those set aside. */
const leftOutOf = async (territory: Territory, { commune, conditions, money }: Searched, matched: number) => {
  const without = (left: FilterName) => conditions.filter(([filter]) => filter !== left);
  const asked = (["refused", "setAside"] as const).filter((name) => without(name).length < conditions.length);
  const each = asked.map((name) => without(name).map(([, condition]) => condition));
  const counts = await countMatching(territory, { commune, each, money });
  const leftOut = (name: (typeof asked)[number]) => (counts[asked.indexOf(name)] ?? matched) - matched;
  return { hidden: leftOut("refused"), setAside: leftOut("setAside") };
};

interface Asked {
  readonly member: Member;
  readonly search: SearchFilters & {
    order?: SearchOrder | undefined;
    direction?: SearchDirection | undefined;
    news?: string | undefined;
  };
  readonly assumed: AssumedSearch;
}

/** What a saved search had found before it was opened; undefined where none is asked about, or it is no longer kept. */
const knownOf = async ({ database }: Lotir, { organisationId, userId }: Member, id: string | undefined) =>
  id === undefined ? undefined : database.application(organisationId, (trx) => foundBefore(trx, { userId, id }));

const analysisOf = async (lotir: Lotir, progress: LiveProgress, { member, search: asked, assumed }: Asked) => {
  const commune = progress.codeInsee;
  const conditions = conditionsFrom(asked, await ownLists(lotir, member, { commune, filters: asked }));
  const money = await searchedMoney(lotir, assumed, progress);
  const known = await knownOf(lotir, member, asked.news);
  const read = <Outcome>(work: (territory: Territory) => Promise<Outcome>): Promise<Outcome> =>
    lotir.reading.read({ commune, version: progress.version ?? "" }, work);
  const { counts, zones, parcelles } = await read((territory) =>
    searchParcelles(territory, {
      commune,
      filters: conditions.map(([, condition]) => condition),
      money,
      order: asked.order ?? "score",
      direction: asked.direction ?? "usuel",
      limit: MAX_PARCELS,
      known,
    }),
  );
  const searched = { commune, conditions, money };
  const isKnown = new Set<string>(known);
  return {
    commune: communeToWire(progress),
    parcels: parcelles.map((fact) => parcelToWire(fact, fact.row, progress)),
    ...counts,
    ...(await read((territory) => leftOutOf(territory, searched, counts.matched))),
    zones: [...zones],
    relaxations: counts.matched === 0 ? await read((territory) => relaxationsOf(territory, searched)) : [],
    assumed: assumed.told,
    news: known === undefined ? [] : parcelles.flatMap(({ id }) => (isKnown.has(id) ? [] : [id])),
  };
};

/** The parcels of a commune by opportunity, or its loading to follow when nothing of it is here yet. */
export const analyzeCommune = asMember.analyzeCommune.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const codeInsee = await knownCommune(lotir, input.commune);
  const progress = await lotir.jobs.progress(codeInsee);
  if (progress.isDescribed)
    return {
      status: 200,
      body: {
        success: true,
        data: await analysisOf(lotir, progress, { member, search: input, assumed: await assumedSearch(lotir, member) }),
      },
    };
  if (progress.status === "absent") await askLoad(lotir, member, { codeInsee });
  const commune = communeToWire(await lotir.jobs.progress(codeInsee));
  return { status: 202, body: { success: true, data: { commune } } };
});
