import type { Connectors, LonLatBox, TronconDeRoute } from "@lotir/connectors";
import { ewkbMultiLineString } from "@lotir/database/row-values";
import { success } from "@lotir/foncier";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";

export const VOIE_COLUMNS = [
  "number",
  "commune",
  "name",
  "nature",
  "importance",
  "width_m",
  "is_private",
  "geometry",
] as const;

/** Whether a road is kept for some: said so, said not to be, or nothing said. */
const privacyOf = ({ prive, accesVehiculeLeger }: TronconDeRoute): boolean | null =>
  prive === true || /restreint/i.test(accesVehiculeLeger ?? "") ? true : (prive ?? null);

/** Road centrelines around a commune. Bridges and tunnels give access to nobody: set aside, as are fictive links. */
export const readVoies = async (
  connectors: Connectors,
  { codeInsee, emit, box }: { readonly codeInsee: string; readonly emit: EmitRows; readonly box: LonLatBox },
): Promise<LayerOutcome> => {
  const fetched = await connectors.fetchTroncons({ box });
  if (!fetched.ok) return fetched;
  const count = new LayerCount();
  const rows = fetched.value.value.flatMap((troncon) => {
    if (troncon.fictif || troncon.niveau !== 0) {
      count.setAside(troncon.fictif ? "troncon-fictif" : "hors-sol");
      return [];
    }
    if (/impossible/i.test(troncon.accesVehiculeLeger ?? "")) {
      count.setAside("sans-acces-vehicule");
      return [];
    }
    count.keep();
    const { nom, nature, importance, largeurDeChaussee, lines } = troncon;
    const named = [nom ?? null, nature ?? null, importance === undefined ? null : String(importance)];
    return [
      [
        count.counts().kept,
        codeInsee,
        ...named,
        largeurDeChaussee ?? null,
        privacyOf(troncon),
        ewkbMultiLineString(lines),
      ],
    ];
  });
  await emit(rows);
  return success({ counts: count.counts(), provenance: fetched.value.provenance });
};
