import {
  type KeptPlanObject,
  type ParcelData,
  ParcelGeometry,
  type Plan,
  type PlanItem,
  PlanObject,
} from "@lotir/contract";
import { parcelleId, referenceOf } from "@lotir/foncier";
import {
  type CanvasView,
  canvasViewOf,
  type PlanObject as Drawn,
  objectArea,
  type PlanDocument,
  placedFrame,
  toAnnotations,
  toCanvas,
} from "@lotir/plan";
import type { StoredObject } from "./plan-object-store.ts";
import type { StoredPlan } from "./plan-store.ts";

/** What a plan says of the property it is of. */
export interface PlanOwner {
  readonly name: string;
  readonly address: string;
}

export const planItemToWire = (plan: StoredPlan, owner: PlanOwner, buildingCount: number): PlanItem => {
  const image = `/api/properties/${plan.propertyId}/plans/${plan.id}/image`;
  return {
    id: plan.id,
    propertyId: plan.propertyId,
    name: plan.name,
    description: plan.description,
    type: plan.kind,
    source: plan.source,
    surface: plan.surface,
    buildingCount,
    createdAt: plan.createdAt.toISOString(),
    importedAt: plan.importedAt?.toISOString() ?? null,
    updatedAt: plan.updatedAt.toISOString(),
    vintage: plan.vintage,
    fictional: plan.fictional,
    version: plan.version,
    revision: plan.revision,
    imageUrl: `${image}?revision=${plan.revision}`,
    thumbnailUrl: `${image}?size=thumbnail&revision=${plan.revision}`,
    property: owner,
  };
};

export const documentOf = ({ frame }: Pick<StoredPlan, "frame">, objects: readonly StoredObject[]): PlanDocument => ({
  frame,
  objects: objects.flatMap(({ body }) => body ?? []),
});

type Ring = Drawn["points"];
type Place = (point: Ring[number]) => readonly [number, number];

const shapeOf = ({ points, holes }: Drawn, place: Place): ParcelGeometry =>
  ParcelGeometry.parse({
    type: "Polygon",
    coordinates: [points, ...holes].map((ring) => [...ring, ...ring.slice(0, 1)].map(place)),
  });

const pixelIn =
  (view: CanvasView): Place =>
  (point) => {
    const { x, y } = toCanvas(point, view);
    return [x, y];
  };

/** The ground of a plan and what stands on it, in degrees and on the canvas. */
export const parcelDataOf = (document: PlanDocument, surface: number | null, view: CanvasView): ParcelData => {
  const placed = placedFrame(document.frame);
  const place: Place = (point) => placed?.toPlace(point) ?? [0, 0];
  return {
    surface,
    parcels: document.objects.flatMap((object) => {
      const { parcelId, areaM2 } = object.facts;
      if (object.layer !== "parcels" || parcelId === undefined) return [];
      const { section, numero } = referenceOf(parcelleId(parcelId));
      return [{ id: parcelId, section, numero, surface: areaM2 ?? null, geometry: shapeOf(object, place) }];
    }),
    buildings: document.objects
      .filter(({ kind, layer }) => kind === "building" && layer !== "surroundings")
      .map((object) => ({
        id: object.id,
        type: object.facts.building ?? "other",
        surface: object.facts.areaM2 ?? objectArea(object) ?? 0,
        gpsGeometry: shapeOf(object, place),
        geometry: shapeOf(object, pixelIn(view)),
      })),
  };
};

export const planToWire = (plan: StoredPlan, owner: PlanOwner, objects: readonly StoredObject[]): Plan => {
  const document = documentOf(plan, objects);
  const view = canvasViewOf(document);
  const parcelData = parcelDataOf(document, plan.surface, view);
  const { width, height, pixelsPerMeter, bbox, scale } = view;
  return {
    ...planItemToWire(plan, owner, parcelData.buildings.length),
    parcelData,
    annotations: toAnnotations(document, view),
    canvas: { width, height, pixelsPerMeter, bbox, scale },
  };
};

export const objectToWire = ({ id, version, body, writtenAt }: StoredObject, by: string | null): KeptPlanObject => ({
  id,
  version,
  object: body === null ? null : PlanObject.parse(body),
  by,
  at: writtenAt.toISOString(),
});
