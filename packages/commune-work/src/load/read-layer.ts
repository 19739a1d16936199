import type { Connectors, LonLatBox, Outline, RoutedConnectors, ZoneAsk } from "@lotir/connectors";
import type { LoadedTable } from "@lotir/database";
import { failure } from "@lotir/foncier";
import { canonicalRings } from "@lotir/geometry";
import type { Bounds } from "@lotir/territory/work";
import type { LayerQuestion, RowLayer } from "../tasks/layer-question.ts";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { boundsOf } from "./bounds-of.ts";
import { groundBesideOf } from "./ground-beside.ts";
import { BATIMENT_COLUMNS, readBatiments } from "./read-batiments.ts";
import type { Beside } from "./read-beside.ts";
import { DIAGNOSIS_COLUMNS, readDiagnoses } from "./read-diagnoses.ts";
import { PARCELLE_COLUMNS, readParcelles } from "./read-parcelles.ts";
import { readServitudes, SERVITUDE_COLUMNS } from "./read-servitudes.ts";
import { readVentes, VENTE_COLUMNS } from "./read-ventes.ts";
import { readVoies, VOIE_COLUMNS } from "./read-voies.ts";
import { readZones, ZONE_COLUMNS } from "./read-zones.ts";

/** Layers that come as rows; the commune itself is one record (see `load-commune-record.ts`). */

/** Where each layer's rows go, and in which order its columns come. `load_id` is added by the copy. */
export const LAYER_TABLES: Readonly<
  Record<RowLayer, { readonly into: LoadedTable; readonly columns: readonly string[] }>
> = {
  parcelles: { into: "territory.loaded_parcelle", columns: PARCELLE_COLUMNS },
  batiments: { into: "territory.loaded_batiment", columns: BATIMENT_COLUMNS },
  zones: { into: "territory.loaded_zone", columns: ZONE_COLUMNS },
  ventes: { into: "territory.loaded_sale", columns: VENTE_COLUMNS },
  voies: { into: "territory.loaded_voie", columns: VOIE_COLUMNS },
  dpe: { into: "territory.loaded_diagnosis", columns: DIAGNOSIS_COLUMNS },
  servitudes: { into: "territory.loaded_servitude", columns: SERVITUDE_COLUMNS },
};

/** Roads just outside the limit serve parcels inside it, in degrees (about 60 m). */
const AROUND = 0.000_6;

const around = ([west, south, east, north]: Bounds): LonLatBox => ({
  west: west - AROUND,
  south: south - AROUND,
  east: east + AROUND,
  north: north + AROUND,
});

const frameOf = ([west, south, east, north]: Bounds): Outline =>
  canonicalRings([
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ]);

/** Layers load side by side: one asked by place may come before the commune's own record. */
const contourFrom = async (connectors: Connectors, question: LayerQuestion): Promise<Outline | undefined> => {
  if (question.contour !== undefined) return question.contour;
  const asked = await connectors.fetchCommune({ codeInsee: question.codeInsee });
  return asked.ok ? asked.value?.value.contour : undefined;
};

const readZonesOf = async (connectors: Connectors, question: LayerQuestion, emit: EmitRows): Promise<LayerOutcome> => {
  const contour = await contourFrom(connectors, question);
  const where: ZoneAsk = contour === undefined ? { partition: `DU_${question.codeInsee}` } : { within: contour };
  return readZones(connectors, { codeInsee: question.codeInsee, emit, where });
};

const readVoiesOf = async (connectors: Connectors, question: LayerQuestion, emit: EmitRows): Promise<LayerOutcome> => {
  const contour = await contourFrom(connectors, question);
  const bounds = contour === undefined ? question.bounds : boundsOf([contour]);
  if (bounds === undefined) return failure({ kind: "unreachable", source: "Limites de la commune" });
  return readVoies(connectors, { codeInsee: question.codeInsee, emit, box: around(bounds) });
};

const readServitudesOf = async (
  connectors: Connectors,
  question: LayerQuestion,
  emit: EmitRows,
): Promise<LayerOutcome> => {
  // An easement has no commune: only a place finds it.
  const within = (await contourFrom(connectors, question)) ?? (question.bounds && frameOf(question.bounds));
  if (within === undefined) return failure({ kind: "unreachable", source: "Limites de la commune" });
  return readServitudes(connectors, { codeInsee: question.codeInsee, emit, within });
};

const besideIn = async (routed: RoutedConnectors, question: LayerQuestion): Promise<Beside> => {
  const { codeInsee } = question;
  const contour = await contourFrom(routed.of(codeInsee), question);
  return { routed, ground: await groundBesideOf(routed, { codeInsee, contour }) };
};

/** Reads one layer from its source, handing rows over as they come. Nothing is written here. */
export const readLayer = async (
  question: LayerQuestion,
  { routed, emit }: { readonly routed: RoutedConnectors; readonly emit: EmitRows },
): Promise<LayerOutcome> => {
  const { layer, codeInsee, today } = question;
  const connectors = routed.of(codeInsee);
  switch (layer) {
    case "parcelles":
      return readParcelles(await besideIn(routed, question), { codeInsee, emit });
    case "batiments":
      return readBatiments(await besideIn(routed, question), { codeInsee, emit });
    case "ventes":
      return readVentes(connectors, { codeInsee, emit, today });
    case "zones":
      return readZonesOf(connectors, question, emit);
    case "voies":
      return readVoiesOf(connectors, question, emit);
    case "dpe":
      return readDiagnoses(connectors, { codeInsee, emit });
    case "servitudes":
      return readServitudesOf(connectors, question, emit);
  }
};
