import type { ParcelRisk } from "@lotir/contract";
import type { QuickRisks } from "@lotir/finance";
import type { Lotir } from "../lotir.ts";
import { risksAt } from "../parcelle/risks-at.ts";

/** The regulatory zones, by the words of the source. */
const SEISMIC_ZONES: Readonly<Record<string, number>> = {
  "très faible": 1,
  faible: 2,
  modéré: 3,
  moyen: 4,
  fort: 5,
};

const NO_RISK_KNOWN: QuickRisks = { inondation: null, seisme: null, argile: null, cavites: null };

/** Of this very place: what its commune has says nothing of it. */
const quickRisksOf = (risks: readonly ParcelRisk[]): QuickRisks => {
  const here = (name: ParcelRisk["risk"]): ParcelRisk | undefined =>
    risks.find(
      ({ risk, of, status }) => risk === name && of === "adresse" && (status === "present" || status === "absent"),
    );
  const [flood, clay, quake] = [here("inondation"), here("argile"), here("seisme")];
  const seismicZone = quake?.status === "absent" ? 1 : SEISMIC_ZONES[quake?.level ?? ""];
  const underground = [here("cavites"), here("carrieres")].filter((found) => found !== undefined);
  return {
    inondation: flood === undefined ? null : { zone: flood.status === "present", niveau: flood.level ?? flood.words },
    seisme: seismicZone === undefined ? null : { zone: seismicZone },
    argile: clay === undefined ? null : { alea: clay.status === "absent" ? "nul" : (clay.level ?? "présent") },
    cavites: underground.length === 0 ? null : underground.some(({ status }) => status === "present"),
  };
};

/** The risks of a place as the quick score reads them; nothing is known outside the known communes. */
export const quickRisksAt = async (
  lotir: Lotir,
  { codeInsee, at }: { readonly codeInsee: string | undefined; readonly at: readonly [lon: number, lat: number] },
): Promise<QuickRisks> =>
  codeInsee === undefined ? NO_RISK_KNOWN : quickRisksOf((await risksAt(lotir, { codeInsee, at })).risks);
