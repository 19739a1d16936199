import {
  distanceToSegment,
  intersection,
  intersectionArea,
  type MultiPolygon,
  type Point,
  type Polygon,
} from "@lotir/geometry";
import { type ComplianceCell, complianceOf, type LotMeasures, WHOLE_OPERATION, type ZoneRules } from "@lotir/plu";
import { emprise, metres, terrain } from "@lotir/units";
import type { Envelope } from "../envelope/lot-envelope.ts";
import type { Lot, Plan } from "../plan/plan.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { Site } from "../site/site.ts";

/** What a plan is measured against. Shapes are in the metres of the site's plane. */
export interface MeasuredGround {
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly buildings: readonly MultiPolygon[];
}

interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

const ROADS: ReadonlySet<string> = new Set(["voie", "voie-privee"]);
/** A lot's line this near a road of the site is on it, in metres. */
const ON_ROAD = 0.02;

const middleOf = ({ from, to }: Stretch): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

const stretchesOf = ({ outer, holes }: Polygon): Stretch[] =>
  [outer, ...holes].flatMap((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length];
      return to === undefined || (to[0] === from[0] && to[1] === from[1]) ? [] : [{ from, to }];
    }),
  );

const isAlong = (stretch: Stretch, others: readonly Stretch[]): boolean =>
  others.some(({ from, to }) => distanceToSegment(middleOf(stretch), from, to) < ON_ROAD);

/** To the centimetre, as a plan is drawn: the grid's own dust never makes a distance too short. */
const toCentimetre = (value: number): number => Math.round(value * 100) / 100;

const nearest = (shape: MultiPolygon, stretches: readonly Stretch[]): number | undefined => {
  const sides = shape.flatMap(stretchesOf);
  if (sides.length === 0 || stretches.length === 0) return undefined;
  const least = Math.min(
    ...sides.flatMap((side) =>
      stretches.flatMap(({ from, to }) => [
        distanceToSegment(side.from, from, to),
        distanceToSegment(from, side.from, side.to),
        distanceToSegment(to, side.from, side.to),
      ]),
    ),
  );
  return toCentimetre(least);
};

const roadsOf = ({ request }: Site): readonly Stretch[] => request.boundary.filter(({ kind }) => ROADS.has(kind));

interface Lines {
  /** Lines that were the site's own before the division, roads apart. */
  readonly old: readonly Stretch[];
  readonly drawn: readonly Stretch[];
}

const linesOf = (lot: Lot, { site }: MeasuredGround): Lines => {
  const roads = roadsOf(site);
  const outside = site.request.parcels.flatMap(({ polygon }) => stretchesOf(polygon));
  const limits = stretchesOf(lot.polygon).filter((stretch) => !isAlong(stretch, roads));
  return {
    old: limits.filter((stretch) => isAlong(stretch, outside)),
    drawn: limits.filter((stretch) => !isAlong(stretch, outside)),
  };
};

const isWhole = ({ rules }: MeasuredGround): boolean => rules.appreciation.value === "ensemble";

const envelopeOf = (lot: Lot, ground: MeasuredGround): Envelope | undefined =>
  lot.envelope?.[isWhole(ground) ? "ensemble" : "lot"];

const onPlane = (shape: MultiPolygon, { origin }: Site): MultiPolygon => {
  const move = (ring: readonly Point[]): Point[] => ring.map(([x, y]): Point => [x + origin.x, y + origin.y]);
  return shape.map(({ outer, holes }) => ({ outer: move(outer), holes: holes.map(move) }));
};

const pieceOn = (shape: MultiPolygon, lot: Lot): MultiPolygon => intersection(shape, [lot.polygon]);

const builtOn = (lot: Lot, { buildings, site }: MeasuredGround): number =>
  buildings.reduce((sum, shape) => sum + intersectionArea(shape, [lot.polygon]), 0) / site.request.scale ** 2;

type Setbacks = Pick<LotMeasures, "reculVoie" | "reculLimites">;

const setbacks = ({
  voie,
  limites,
}: {
  readonly voie?: number | undefined;
  readonly limites?: number | undefined;
}): Setbacks => ({
  ...(voie === undefined ? {} : { reculVoie: metres(voie) }),
  ...(limites === undefined ? {} : { reculLimites: metres(limites) }),
});

/** Where the house of a new lot is sure to stand: the largest rectangle of its envelope. */
const placeOf = ({ rectangle, shape }: Envelope): MultiPolygon =>
  rectangle === undefined ? shape : [{ outer: rectangle.corners, holes: [] }];

/** Under the whole operation, a line drawn by the division is no boundary. */
const newHouse = (lot: Lot, envelope: Envelope, ground: MeasuredGround): Partial<LotMeasures> => {
  const place = onPlane(placeOf(envelope), ground.site);
  const { old, drawn } = linesOf(lot, ground);
  return {
    ...setbacks({
      voie: nearest(place, roadsOf(ground.site)),
      limites: nearest(place, isWhole(ground) ? old : [...old, ...drawn]),
    }),
    pleineTerre: terrain(envelope.openGround * lot.area.ground),
    logements: 1,
    places: envelope.parking ? ground.rules.parkingPerLot.value : 0,
  };
};

/** What the division changes for a house that stays: its distance to the new lines. */
const keptHouse = (lot: Lot, ground: MeasuredGround): Partial<LotMeasures> => {
  const standing = ground.buildings.flatMap((shape) => pieceOn(shape, lot));
  return isWhole(ground) ? {} : setbacks({ limites: nearest(standing, linesOf(lot, ground).drawn) });
};

/** A way is made where a lot does not open on the road by itself: the length of a façade is no width of a way. */
const widthOf = (lot: Lot, plan: Plan): Pick<LotMeasures, "largeurAcces" | "logementsDesservis"> => {
  const way = plan.ways.find((each) => each.lot === lot.number);
  if (way === undefined || way.form === "facade") return {};
  return { largeurAcces: metres(toCentimetre(way.width)), logementsDesservis: way.dwellings };
};

/** The house that a new lot takes is the largest standard one; no height is drawn. */
const measuresOf = (lot: Lot, plan: Plan, ground: MeasuredGround): LotMeasures => {
  const built = builtOn(lot, ground);
  const envelope = envelopeOf(lot, ground);
  const base = { lot: String(lot.number), surface: terrain(lot.area.ground), ...widthOf(lot, plan) };
  return envelope === undefined
    ? { ...base, emprise: emprise(built), ...keptHouse(lot, ground) }
    : { ...base, emprise: emprise(built + envelope.house), ...newHouse(lot, envelope, ground) };
};

/** What the garden of a house that stays would have to be measured for. */
const OF_GARDENS: ReadonlySet<string> = new Set(["Pleine terre", "Espaces végétalisés", "Espaces libres"]);
const UNKNOWN_GARDEN = "La pleine terre autour de la maison conservée n'est pas connue : à relever sur place.";
const STAYS = "La maison conservée ne change pas de place.";

const EAVES = "Hauteur à l'égout";
const HEIGHTS: ReadonlySet<string> = new Set([EAVES, "Hauteur au faîtage"]);
const NEW_HOUSES_ONLY: ReadonlySet<string> = new Set(["Recul sur voie", "Stationnement", ...HEIGHTS]);
const NO_HEIGHT = "La hauteur de la maison n'est pas dessinée : à tenir au permis de construire.";

/** Heights are not drawn: each one written is still to be looked at. A form the text does not use is told once, if none is. */
const withHeights = (cells: readonly ComplianceCell[], { hauteur }: ZoneRules): readonly ComplianceCell[] => {
  const written = Object.values(hauteur).some(({ kind }) => kind === "valeur");
  const isValue = (name: string): boolean => (name === EAVES ? hauteur.egout : hauteur.faitage).kind === "valeur";
  return cells.flatMap((cell): ComplianceCell[] => {
    if (!HEIGHTS.has(cell.rule)) return [cell];
    if (isValue(cell.rule)) return [{ ...cell, verdict: "sous-reserve", reason: NO_HEIGHT }];
    return written || cell.rule !== EAVES ? [] : [cell];
  });
};

/**
 * What a plan cannot be judged on is not left looking like a doubt of the text, nor like a proof: a house that
 * stays keeps its place, its height and its parking, and its garden is not measured.
 */
const withKeptHouses = (drawn: readonly ComplianceCell[], plan: Plan): readonly ComplianceCell[] => {
  const kept = new Set(plan.lots.filter(({ keepsHouse }) => keepsHouse).map(({ number }) => String(number)));
  if (kept.size === 0) return drawn;
  return drawn.map((cell): ComplianceCell => {
    const onKept = kept.has(cell.lot);
    if (OF_GARDENS.has(cell.rule) && cell.verdict !== "sans-objet" && (onKept || cell.lot === WHOLE_OPERATION))
      return { ...cell, verdict: "sous-reserve", reason: UNKNOWN_GARDEN };
    return onKept && NEW_HOUSES_ONLY.has(cell.rule) ? { ...cell, verdict: "sans-objet", reason: STAYS } : cell;
  });
};

/** Rule × lot for one plan, with the sentence of the règlement. */
export const planCompliance = (plan: Plan, zone: ZoneRules, ground: MeasuredGround): readonly ComplianceCell[] =>
  withKeptHouses(
    withHeights(
      complianceOf(
        zone,
        plan.lots.map((lot) => measuresOf(lot, plan, ground)),
      ),
      zone,
    ),
    plan,
  );
