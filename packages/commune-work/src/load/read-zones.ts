import type { Connectors, Prescription, ZoneAsk, ZoneUrba } from "@lotir/connectors";
import { failure, success } from "@lotir/foncier";
import { intersectionArea, type MultiPolygon, multiPolygonArea } from "@lotir/geometry";
import { WITH_PRESCRIPTIONS, WITHOUT_PRESCRIPTION } from "@lotir/territory/work";
import type { EmitRows, LayerOutcome } from "../tasks/layer-read.ts";
import { LayerCount } from "./layer-count.ts";
import { type StoredShape, storedShapeOf } from "./shape-row.ts";

export const PRESCRIPTION_COLUMNS = ["number", "commune", "nature", "label", "geometry"] as const;

export const ZONE_COLUMNS = [
  "number",
  "commune",
  "libelle",
  "libelong",
  "typezone",
  "destdomi",
  "partition",
  "idurba",
  "nomfic",
  "urlfic",
  "approved_on",
  "valid_on",
  "mended",
  "geometry",
] as const;

type Read = { readonly zone: ZoneUrba; readonly stored: StoredShape };

/** A document of one commune; the others are filed under their group's number. */
const COMMUNAL = /^DU_(\d[\dAB]\d{3})$/;

/** Asked by place, the service also gives the plans of the communes around, which only touch the limit. */
const isOfNextCommune = (
  { zone, stored }: Read,
  { codeInsee, limit }: { readonly codeInsee: string; readonly limit: MultiPolygon | undefined },
): boolean => {
  const owner = COMMUNAL.exec(zone.partition ?? "")?.[1];
  if (owner === undefined || owner === codeInsee || limit === undefined) return false;
  // A commune made of several keeps the plans of the former ones: those lie inside.
  return intersectionArea(stored.shape, limit) < multiPolygonArea(stored.shape) / 2;
};

const limitOf = (where: ZoneAsk): MultiPolygon | undefined =>
  "within" in where ? storedShapeOf(where.within)?.shape : undefined;

const keptAmong = (
  zones: readonly ZoneUrba[],
  { codeInsee, where, count }: { readonly codeInsee: string; readonly where: ZoneAsk; readonly count: LayerCount },
): readonly Read[] => {
  const limit = limitOf(where);
  return zones.flatMap((zone) => {
    const stored = storedShapeOf(zone.outline);
    const reason =
      stored === undefined
        ? "forme-vide"
        : isOfNextCommune({ zone, stored }, { codeInsee, limit })
          ? "autre-commune"
          : undefined;
    if (stored === undefined || reason !== undefined) {
      count.setAside(reason ?? "forme-vide");
      return [];
    }
    if (stored.mended) count.note("formes-reparees");
    count.keep();
    return [{ zone, stored }];
  });
};

const rowOf = ({ zone, stored }: Read, index: number, codeInsee: string) => {
  const { libelle, libelong, typezone, destdomi, partition, idurba, nomfic, urlfic, datappro, datvalid } = zone;
  const texts = [libelle, libelong ?? null, typezone, destdomi ?? null, partition ?? null, idurba ?? null];
  const files = [nomfic ?? null, urlfic ?? null, datappro ?? null, datvalid ?? null];
  return [index + 1, codeInsee, ...texts, ...files, stored.mended, stored.ewkb];
};

/** One that has no extent burdens nothing. */
const prescriptionRows = (prescriptions: readonly Prescription[], codeInsee: string) =>
  prescriptions
    .flatMap(({ nature, label, outline }) => {
      const stored = storedShapeOf(outline);
      return stored === undefined ? [] : [{ nature, label: label ?? null, ewkb: stored.ewkb }];
    })
    .map(({ nature, label, ewkb }, index) => [index + 1, codeInsee, nature, label, ewkb]);

/** Zones of the local plan. An empty answer is "not published", or the national rules where the service says so. */
export const readZones = async (
  connectors: Connectors,
  { codeInsee, emit, where }: { readonly codeInsee: string; readonly emit: EmitRows; readonly where: ZoneAsk },
): Promise<LayerOutcome> => {
  const fetched = await connectors.fetchZones(where);
  if (!fetched.ok) return fetched;
  const { value: zones, provenance } = fetched.value;
  const count = new LayerCount();
  const kept = keptAmong(zones, { codeInsee, where, count });
  if (kept.length === 0) return readNoZone(connectors, { codeInsee, where, source: provenance.source });
  const prescribed = await connectors.fetchPrescriptions(where);
  const prescriptions = prescribed.ok ? prescriptionRows(prescribed.value, codeInsee) : [];
  if (prescribed.ok) count.note(prescriptions.length === 0 ? WITHOUT_PRESCRIPTION : WITH_PRESCRIPTIONS);
  await emit(kept.map((read, index) => rowOf(read, index, codeInsee)));
  // The plan's own date says more than the day the service was last restarted.
  const published = kept.flatMap(({ zone: { datvalid, datappro } }) => datvalid ?? datappro ?? []).sort();
  return success({
    counts: count.counts(),
    prescriptions,
    provenance: { ...provenance, vintage: published.at(-1) ?? provenance.vintage },
  });
};

const readNoZone = async (
  connectors: Connectors,
  { codeInsee, where, source }: { readonly codeInsee: string; readonly where: ZoneAsk; readonly source: string },
): Promise<LayerOutcome> => {
  const asked = await connectors.fetchMunicipality({ codeInsee });
  if (!asked.ok) return asked;
  if (asked.value?.value.isRnu) {
    const count = new LayerCount();
    count.note("rnu");
    return success({ counts: count.counts(), provenance: asked.value.provenance });
  }
  // Without a limit only the commune's own document was asked: a plan of its group of communes may exist.
  const isCertain = "within" in where;
  return failure(
    isCertain ? { kind: "not-published", source } : { kind: "unreachable", source: "Limites de la commune" },
  );
};
