import {
  difference,
  intersection,
  type MultiPolygon,
  offset,
  type Point,
  type Polygon,
  signedArea,
  union,
} from "@lotir/geometry";
import type { Hamlet } from "../hamlet/hamlet-beside.ts";
import type { Island } from "../island/grow-island.ts";
import { ZONES, type Zone } from "../island/zones.ts";
import { closedRing, type ToDegrees } from "../place/ground.ts";
import type { CommuneIdentity } from "../place/identity.ts";
import { VINTAGES } from "../place/identity.ts";
import type { Feature } from "./feature.ts";

const COASTAL_BAND_METRES = 26;

const asPolygon = (ring: readonly Point[]): Polygon => ({ outer: ring, holes: [] });

interface Zoned {
  readonly zone: Zone;
  readonly shape: MultiPolygon;
}

// Behind villas, fields and woods the shore itself is protected: the line cuts across plots, as real ones do.
const zonesOf = (island: Island): readonly Zoned[] => {
  const [mainland, ...islets] = island.coasts;
  const inner = offset([asPolygon(mainland ?? [])], -COASTAL_BAND_METRES);
  const byLabel = new Map<Zone, MultiPolygon[]>();
  for (const { ring, zone } of island.quarters) byLabel.set(zone, [...(byLabel.get(zone) ?? []), [asPolygon(ring)]]);
  const whole = [...byLabel].map(([zone, shapes]): Zoned => ({ zone, shape: union(...shapes) }));
  const keepsShore = (zone: Zone): boolean => zone === ZONES.UD || zone === ZONES.A || zone === ZONES.N;
  const shores = whole.filter(({ zone }) => keepsShore(zone)).map(({ shape }) => difference(shape, inner));
  const inland = whole.map(({ zone, shape }) => ({
    zone,
    shape: keepsShore(zone) ? intersection(shape, inner) : shape,
  }));
  return [...inland, { zone: ZONES.NL, shape: [...union(...shores), ...islets.map(asPolygon)] }];
};

const LEAST_PIECE = 4;

export const planName = (codeInsee: string): string => `${codeInsee}_PLU_${VINTAGES.zonage.replaceAll("-", "")}`;
export const reglementName = (codeInsee: string): string =>
  `${codeInsee}_reglement_${VINTAGES.zonage.replaceAll("-", "")}.pdf`;
/** 32 hexadecimal characters, as the Géoportail de l'urbanisme names its documents. */
export const documentId = (codeInsee: string): string => `f1c71fdeadc0de${codeInsee}`.padEnd(32, "0");

/** Pieces of zones with the attributes of the CNIG standard, as API Carto gives them. */
export const writtenZones = (
  pieces: readonly { readonly zone: Zone; readonly piece: Polygon }[],
  identity: CommuneIdentity,
  toDegrees: ToDegrees,
): readonly Feature[] => {
  const { codeInsee } = identity;
  const date = VINTAGES.zonage.replaceAll("-", "");
  return pieces.map(({ zone, piece }, index) => ({
    type: "Feature",
    id: `zone_urba.${codeInsee}${index + 1}`,
    geometry: {
      type: "MultiPolygon",
      coordinates: [[piece.outer, ...piece.holes].map((ring) => closedRing(ring, toDegrees))],
    },
    properties: {
      gid: Number(codeInsee) * 1000 + index + 1,
      gpu_doc_id: documentId(codeInsee),
      gpu_status: "production",
      gpu_timestamp: `${VINTAGES.zonage}T08:00:00.000Z`,
      partition: `DU_${codeInsee}`,
      libelle: zone.libelle,
      libelong: zone.libelong,
      typezone: zone.typezone,
      destdomi: zone.destdomi,
      nomfic: reglementName(codeInsee),
      urlfic: null,
      insee: codeInsee,
      datappro: date,
      datvalid: date,
      idurba: planName(codeInsee),
    },
  }));
};

/** The zones of the fictional plan of an island. */
export const zoneFeatures = (
  { island, hamlet }: { readonly island: Island; readonly hamlet: Hamlet },
  identity: CommuneIdentity,
  toDegrees: ToDegrees,
): readonly Feature[] => {
  const zoned = [...zonesOf(island), { zone: hamlet.zone, shape: [asPolygon(hamlet.shore)] }];
  const pieces = zoned.flatMap(({ zone, shape }) =>
    shape.filter((piece) => Math.abs(signedArea(piece.outer)) > LEAST_PIECE).map((piece) => ({ zone, piece })),
  );
  return writtenZones(pieces, identity, toDegrees);
};
