import { MAX_PARCELS, type SearchFilters, type SearchOrder } from "@lotir/contract";
import { countMatching, type FilterName, type OwnMoney, type ParcelleFilters, searchParcelles } from "@lotir/territory";
import { asMember } from "../call.ts";
import { askLoad } from "../commune/ask-load.ts";
import { communeToWire } from "../commune/commune-to-wire.ts";
import { knownCommune } from "../commune/known-commune.ts";
import type { LiveProgress } from "../jobs/commune-jobs.ts";
import type { Lotir } from "../lotir.ts";
import { filtersFrom } from "./filters-from.ts";
import { parcelToWire } from "./parcel-to-wire.ts";
import { type AssumedSearch, assumedSearch, searchedMoney } from "./searched-money.ts";

/** Asked when nothing matches: what each single relaxation would bring. */
const RELAXATIONS: readonly (readonly [FilterName, string])[] = [
  ["minSurface", "Sans surface minimale"],
  ["maxSurface", "Sans surface maximale"],
  ["maxBudget", "Sans budget maximum"],
  ["minScore", "Sans note minimale"],
  ["minFrontage", "Sans façade minimale"],
  ["minMargin", "Sans marge minimale"],
  ["minResidual", "Sans prix résiduel minimal"],
  ["zones", "Dans toutes les zones"],
  ["built", "Bâties ou nues"],
  ["verdicts", "Tous les verdicts"],
  ["minLots", "Sans nombre de lots minimal"],
  ["access", "Toutes les formes d'accès"],
  ["reason", "Tous les motifs"],
];

interface Searched {
  readonly commune: string;
  readonly filters: ParcelleFilters;
  readonly money: OwnMoney | undefined;
}

const relaxationsOf = async ({ database }: Lotir, { commune, filters, money }: Searched) => {
  const held = RELAXATIONS.filter(([filter]) => filters[filter] !== undefined);
  const each = held.map(([filter]) => ({ ...filters, [filter]: undefined }));
  const counts = await countMatching(database.territory, { commune, each, money });
  return held
    .map(([filter, label], rank) => ({ filter, label, matched: counts[rank] ?? 0 }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched);
};

interface Asked {
  readonly search: SearchFilters & { order?: SearchOrder | undefined };
  readonly assumed: AssumedSearch;
}

const analysisOf = async (lotir: Lotir, progress: LiveProgress, { search: asked, assumed }: Asked) => {
  const searched: Searched = {
    commune: progress.codeInsee,
    filters: filtersFrom(asked),
    money: await searchedMoney(lotir, assumed, progress),
  };
  const { counts, zones, parcelles } = await searchParcelles(lotir.database.territory, {
    ...searched,
    order: asked.order ?? "score",
    limit: MAX_PARCELS,
  });
  return {
    commune: communeToWire(progress),
    parcels: parcelles.map((fact) => parcelToWire(fact, fact.row, progress)),
    ...counts,
    zones: [...zones],
    relaxations: counts.matched === 0 ? await relaxationsOf(lotir, searched) : [],
    assumed: assumed.told,
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
        data: await analysisOf(lotir, progress, { search: input, assumed: await assumedSearch(lotir, member) }),
      },
    };
  if (progress.status === "absent") await askLoad(lotir, member, { codeInsee });
  const commune = communeToWire(await lotir.jobs.progress(codeInsee));
  return { status: 202, body: { success: true, data: { commune } } };
});
