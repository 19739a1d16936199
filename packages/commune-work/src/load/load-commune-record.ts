import { departementOf } from "@lotir/connectors";
import { beginLoad, publishLoad } from "@lotir/database";
import { ewkbMultiPolygon, ewkbPoint } from "@lotir/database/row-values";
import { failure, success } from "@lotir/foncier";
import type { LayerCounts } from "@lotir/territory/work";
import { isFictional, openSources } from "../sources/source-plan.ts";
import type { LayerOutcome } from "../tasks/layer-read.ts";
import type { Loading } from "../tasks/loading.ts";
import { keepCommuneRisks } from "./keep-commune-risks.ts";

const ONE: LayerCounts = { read: 1, kept: 1, setAside: {}, notes: {} };

/** The commune itself: its name, its limit, its postcodes. Without it, parcels still load; frontage stays unsure. */
export const loadCommuneRecord = async (loading: Loading, codeInsee: string): Promise<LayerOutcome> => {
  const { database, plan, today, signal } = loading;
  const sources = openSources(plan, () => today);
  const asked = await sources.connectors.of(codeInsee).fetchCommune({ codeInsee, signal });
  if (!asked.ok || asked.value === undefined) await sources.close();
  if (!asked.ok) return asked;
  if (asked.value === undefined) return failure({ kind: "not-published", source: "Communes de France" });
  const { value: commune, provenance } = asked.value;
  const departement = commune.departement?.code ?? departementOf(codeInsee);
  const joined = await sources.connectors.of(codeInsee).listFormerCommunes({ departement, signal });
  // Unanswered, those known before stay.
  const formerCodes = joined.ok
    ? joined.value.value.filter(({ partOf }) => partOf === codeInsee).map((former) => former.codeInsee)
    : undefined;
  const vintage = provenance.vintage ?? today;
  const record = {
    name: commune.nom,
    postcodes: [...commune.codesPostaux],
    departement,
    population: commune.population ?? null,
    contour: commune.contour === undefined ? null : ewkbMultiPolygon(commune.contour),
    centre: commune.centre === undefined ? null : ewkbPoint(commune.centre),
    fictional: isFictional(plan, codeInsee),
    source: provenance.source,
    vintage,
    ...(formerCodes && { former_codes: formerCodes }),
  };
  await database.loading
    .insertInto("territory.commune")
    .values({ code: codeInsee, ...record })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(record))
    .execute();
  const load = await beginLoad(database, { commune: codeInsee, layer: "commune" });
  const { source, licence } = provenance;
  await publishLoad(database, { load, source, licence, vintage, counts: { ...ONE } });
  if (commune.centre !== undefined)
    await keepCommuneRisks(loading, sources.connectors.of(codeInsee), { codeInsee, at: commune.centre });
  await sources.close();
  return success({ counts: ONE, provenance });
};
