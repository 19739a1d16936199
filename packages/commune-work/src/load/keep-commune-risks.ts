import type { Connectors } from "@lotir/connectors";
import { jsonText } from "@lotir/database/row-values";
import type { LonLat } from "@lotir/geometry";
import type { Loading } from "../tasks/loading.ts";

type Asked = Pick<Connectors, "fetchRiskReport">;

/**
 * What is said of the commune as a whole, kept beside it. The source may be silent or down: the commune loads all the same,
 * and what was known before stands.
 */
export const keepCommuneRisks = async (
  { database, signal }: Pick<Loading, "database" | "signal">,
  connectors: Asked,
  { codeInsee, at }: { readonly codeInsee: string; readonly at: LonLat },
): Promise<void> => {
  const report = await connectors.fetchRiskReport({ at, signal });
  if (!report.ok) return;
  const { value, provenance } = report.value;
  const risks = jsonText({ risks: value.ofCommune, askedOn: provenance.fetchedOn });
  await database.loading.updateTable("territory.commune").set({ risks }).where("code", "=", codeInsee).execute();
};
