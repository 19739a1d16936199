import { type CopyValue, jsonText } from "@lotir/database/row-values";
import type { DescribedParcelle } from "../describe/describe-parcelles.ts";
import type { DescribedCommune } from "../describe/described-commune.ts";
import type { ScannedParcelle } from "./scan-parcelle.ts";

/** Changes with the engine, its assumptions or the wish of the scan: communes scanned under another are scanned again. */
const ENGINE_VERSION = "7";

/** Of which engine and which reading of the règlements a scan is. */
export const scanVersion = (rulesVersion: string): string =>
  rulesVersion === "" ? ENGINE_VERSION : `${ENGINE_VERSION} ${rulesVersion}`;

export const SCAN_COLUMNS = [
  "parcelle_id",
  "commune",
  "version",
  "verdict",
  "geometry_verdict",
  "best_lots",
  "most_lots",
  "keeps_house",
  "ms",
  "sheet",
] as const;

export const scanRowOf = (
  { parcelle }: DescribedParcelle,
  {
    scanned,
    commune,
    ms,
  }: {
    readonly scanned: ScannedParcelle;
    readonly commune: Pick<DescribedCommune, "codeInsee" | "rulesVersion">;
    readonly ms: number;
  },
): readonly CopyValue[] => {
  const { sheet, result } = scanned;
  return [
    parcelle.id,
    commune.codeInsee,
    scanVersion(commune.rulesVersion),
    scanned.verdict,
    scanned.geometryVerdict,
    result?.best?.lots.length ?? null,
    result?.best === undefined ? null : result.lots,
    result?.best === undefined ? null : result.houseKept,
    ms,
    jsonText(sheet),
  ];
};
