import { type FrontageEdge, type LocalFrame, minimalRectangle, multiPolygonArea } from "@lotir/geometry";
import type { DescribedParcelle, MeasuredFrontage, MeasuredParcelle, Surroundings } from "@lotir/territory/work";
import { isMissing, outlineOf } from "@lotir/territory/work";

const measuredFrontage = (edge: FrontageEdge, plane: LocalFrame): MeasuredFrontage[] =>
  edge.grade === "neighbour"
    ? []
    : [
        {
          grade: edge.grade,
          lengthM: edge.length,
          line: [plane.toLonLat(edge.from), plane.toLonLat(edge.to)].map(([lon, lat]) => [lon, lat] as const),
          roadName: edge.road?.name ?? null,
          roadWidthM: edge.road?.width ?? null,
        },
      ];

const rectangleOf = (shape: DescribedParcelle["shape"]): Pick<MeasuredParcelle, "widthM" | "rectangularity"> => {
  const { long, short } = minimalRectangle(shape);
  const around = long * short;
  return { widthM: short, rectangularity: around === 0 ? 0 : Math.min(1, multiPolygonArea(shape) / around) };
};

/** Keeps of a described parcel what is priced, scored and shown. */
export const measureParcelle = (
  { parcelle, shape, frontage, frontageM, frontageUnknownM, builtM2, zones }: DescribedParcelle,
  { plane }: Surroundings,
): MeasuredParcelle => ({
  id: parcelle.id,
  areaM2: parcelle.areaM2,
  contenance: parcelle.contenance,
  centre: parcelle.centre,
  outline: outlineOf(shape),
  ...rectangleOf(shape),
  frontages: frontage.flatMap((edge) => measuredFrontage(edge, plane)),
  // Nothing on a road on the sides that are known: the others may give on one.
  frontageM: frontageM === 0 && frontageUnknownM > 0 ? "unknown" : frontageM,
  builtM2,
  zones: isMissing(zones)
    ? zones
    : zones.map(({ zone: { libelle, typezone, destdomi }, share }) => ({
        zone: { libelle, typezone, destdomi },
        share,
      })),
});
