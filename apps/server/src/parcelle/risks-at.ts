import type { Provenance, RiskFinding, RiskName, Sourced } from "@lotir/connectors";
import type { ParcelRisk, ParcelRisks } from "@lotir/contract";
import { describeFailure, type Result, type UpstreamFailure } from "@lotir/foncier";
import { type CommuneRisks, findCommuneRisks } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

const REPORTED: readonly RiskName[] = ["inondation", "argile", "seisme", "radon"];
const UNDERGROUND: readonly RiskName[] = ["cavites", "carrieres"];
const SHOWN: readonly RiskName[] = ["inondation", "argile", "seisme", "cavites", "radon", "carrieres"];

const failing = (risks: readonly RiskName[], failure: UpstreamFailure): RiskFinding[] =>
  risks.map((risk) =>
    failure.kind === "not-published"
      ? { risk, status: "unknown", of: "adresse", words: "La source ne dit rien de ce lieu", level: undefined }
      : { risk, status: "failing", failure },
  );

const toWire = (finding: RiskFinding): ParcelRisk =>
  finding.status === "failing"
    ? { risk: finding.risk, status: "failing", of: null, level: null, words: describeFailure(finding.failure) }
    : {
        risk: finding.risk,
        status: finding.status,
        of: finding.of,
        level: finding.level ?? null,
        words: finding.words === "" ? "La source ne dit rien de ce risque" : finding.words,
      };

interface Asked {
  readonly codeInsee: string;
  readonly at: readonly [lon: number, lat: number];
}

type Answered = Result<Sourced<unknown>, UpstreamFailure>;

const provenanceIn = (answers: readonly Answered[]): Provenance | undefined =>
  answers.flatMap((each) => (each.ok ? [each.value.provenance] : []))[0];

const communeToWire = (kept: CommuneRisks | undefined): ParcelRisks["commune"] =>
  kept === undefined
    ? null
    : {
        // Written by the loading, from the source's own names.
        risks: kept.risks.map(({ risk, status, words }) => ({ risk: risk as RiskName, status, words })),
        askedOn: kept.askedOn,
      };

/** What Géorisques says of a place: each of its two answers may fail alone. */
export const risksAt = async (
  { connectors, database, plan, today }: Pick<Lotir, "connectors" | "database" | "plan" | "today">,
  { codeInsee, at }: Asked,
): Promise<ParcelRisks> => {
  const asked = connectors.of(codeInsee);
  const [report, cavities, kept] = await Promise.all([
    asked.fetchRiskReport({ at }),
    asked.fetchCavities({ at }),
    findCommuneRisks(database.territory, codeInsee),
  ]);
  const findings = [
    ...(report.ok ? report.value.value.findings : failing(REPORTED, report.failure)),
    ...(cavities.ok ? cavities.value.value : failing(UNDERGROUND, cavities.failure)),
  ];
  const provenance = provenanceIn([report, cavities]);
  return {
    risks: SHOWN.flatMap((name) => findings.filter(({ risk }) => risk === name)).map(toWire),
    commune: communeToWire(kept),
    source: provenance?.source ?? plan.live.risques.name,
    licence: provenance?.licence ?? null,
    askedOn: today(),
  };
};
