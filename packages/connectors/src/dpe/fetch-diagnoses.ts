import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Provenance, Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import type { FiledDiagnosis } from "./filed-diagnosis.ts";
import { type LeftOut, readDiagnosis } from "./read-diagnosis.ts";

/** The diagnoses of one commune, each record read or left out for its reason. */
export interface Diagnoses {
  readonly kept: readonly FiledDiagnosis[];
  readonly leftOut: readonly LeftOut[];
}

const PATH = "/data-fair/api/v1/datasets/dpe03existant/lines";
// The service gives 10 000 lines at most; a page of this many weighs some 3 MB.
const PAGE = 4_000;
const MOST_PAGES = 200;

const FIELDS = [
  "numero_dpe",
  "date_etablissement_dpe",
  "etiquette_dpe",
  "etiquette_ges",
  "conso_5_usages_par_m2_ep",
  "emission_ges_5_usages_par_m2",
  "type_batiment",
  "surface_habitable_logement",
  "annee_construction",
  "adresse_ban",
  "nom_commune_ban",
  "code_insee_ban",
  "statut_geocodage",
  "_geopoint",
  "coordonnee_cartographique_x_ban",
  "coordonnee_cartographique_y_ban",
];

/** A page, or a bare list where pages were joined by hand. */
const Page = z.union([
  z.object({ results: z.array(z.unknown()), next: z.string().nullish() }),
  z.array(z.unknown()).transform((results) => ({ results, next: undefined })),
]);

const firstPath = (codeInsee: string): string =>
  `${PATH}?${new URLSearchParams({
    size: String(PAGE),
    select: FIELDS.join(","),
    sort: "numero_dpe",
    code_insee_ban_eq: codeInsee,
  })}`;

/** The next page is asked of the same site, whatever host its address names. */
const pathOf = (next: string | null | undefined): string | undefined => {
  const url = next == null ? null : URL.parse(next, "https://data.ademe.fr");
  return url === null || url.pathname !== PATH ? undefined : `${url.pathname}${url.search}`;
};

/** Every diagnosis filed since July 2021 in a commune, page after page by the `next` of each answer. */
export const fetchDiagnoses = async (
  access: SourceAccess,
  codeInsee: string,
): Promise<Result<Sourced<Diagnoses>, UpstreamFailure>> => {
  const [kept, leftOut]: [FiledDiagnosis[], LeftOut[]] = [[], []];
  let provenance: Provenance | undefined;
  let path: string | undefined = firstPath(codeInsee);
  for (let page = 1; path !== undefined; page += 1) {
    if (page > MOST_PAGES) return failure({ kind: "cut-answer", source: access.site.name, received: kept.length });
    const fetched: Result<Sourced<z.output<typeof Page>>, UpstreamFailure> = await fetchJson(access, {
      path,
      file: `diagnostics, page ${page}`,
      schema: Page,
    });
    if (!fetched.ok) return notPublishedIfAbsent(fetched);
    provenance ??= fetched.value.provenance;
    for (const raw of fetched.value.value.results) {
      const read = readDiagnosis(raw, codeInsee);
      if (read.ok) kept.push(read.value);
      else leftOut.push(read.failure);
    }
    path = pathOf(fetched.value.value.next);
  }
  return provenance === undefined
    ? failure({ kind: "unreachable", source: access.site.name })
    : success({ value: { kept, leftOut }, provenance });
};
