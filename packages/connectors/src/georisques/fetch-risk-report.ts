import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import { type CommuneRisk, type RiskFinding, type RiskName, type RiskReport, readStatus } from "./risk.ts";

const Risk = z.object({
  present: z.boolean().nullish(),
  libelle: z.string().nullish(),
  libelleStatutCommune: z.string().nullish(),
  libelleStatutAdresse: z.string().nullish(),
});
const Answer = z.object({
  url: z.string().nullish(),
  risquesNaturels: z
    .object({
      inondation: Risk.nullish(),
      seisme: Risk.nullish(),
      retraitGonflementArgile: Risk.nullish(),
      radon: Risk.nullish(),
    })
    .nullish(),
});

const KEYS = {
  inondation: "inondation",
  seisme: "seisme",
  argile: "retraitGonflementArgile",
  radon: "radon",
} as const satisfies Partial<Record<RiskName, string>>;

/**
 * `present` alone may speak of the commune: the statuses are read, the address's first. A point that the source does not
 * place has no status of its own, and what its commune has stays its commune's.
 */
const findingOf = (risk: RiskName, told: z.output<typeof Risk> | null | undefined): RiskFinding => {
  const here = readStatus(told?.libelleStatutAdresse);
  if (here.status !== "unknown") return { risk, of: "adresse", words: told?.libelleStatutAdresse ?? "", ...here };
  const around = readStatus(told?.libelleStatutCommune);
  return {
    risk,
    of: around.status === "unknown" ? "adresse" : "commune",
    words: told?.libelleStatutCommune ?? told?.libelleStatutAdresse ?? "",
    ...around,
  };
};

const ofCommune = (risk: RiskName, told: z.output<typeof Risk> | null | undefined): CommuneRisk => ({
  risk,
  status: readStatus(told?.libelleStatutCommune).status,
  words: told?.libelleStatutCommune ?? "",
});

/** Flood, clay, earthquake and radon at a place. `latlon` is longitude first, whatever its name says. */
export const fetchRiskReport = async (
  access: SourceAccess,
  [lon, lat]: LonLat,
): Promise<Result<Sourced<RiskReport>, UpstreamFailure>> => {
  const query = new URLSearchParams({ latlon: `${lon.toFixed(6)},${lat.toFixed(6)}` });
  const answer = await fetchJson(access, {
    path: `/api/v1/resultats_rapport_risque?${query}`,
    file: "rapport de risques",
    schema: Answer,
  });
  if (!answer.ok) return notPublishedIfAbsent(answer);
  const { url, risquesNaturels } = answer.value.value;
  const told = Object.entries(KEYS).map(([risk, key]) => [risk as RiskName, risquesNaturels?.[key]] as const);
  return success({
    ...answer.value,
    value: {
      findings: told.map(([risk, each]) => findingOf(risk, each)),
      ofCommune: told.map(([risk, each]) => ofCommune(risk, each)),
      page: url ?? undefined,
    },
  });
};
