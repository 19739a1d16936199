import {
  difference,
  inMetres,
  intersectionArea,
  lastOf,
  loopsOf,
  type MultiPolygon,
  mergeRegions,
  type Point,
  type Polygon,
  type Region,
  regionArea,
} from "@lotir/geometry";
import { proveAccess } from "../access/prove-access.ts";
import { lotEnvelope } from "../envelope/lot-envelope.ts";
import { isCoveredWithin, isOpenOnTheWhole, isOpenWithin, operationOf } from "../envelope/operation-of.ts";
import type { Program } from "../grammar/program.ts";
import { innerPoint, isInRegion } from "../ground/clearance.ts";
import { type Ground, isBlockedOn, type Keep } from "../ground/ground.ts";
import { type ProcedureFacts, procedureOf } from "../procedure/procedure-of.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { AccessProof } from "../rules/passage.ts";
import { localPolygon, planePolygon, toLocal, toPlane } from "../shape/region-shapes.ts";
import { shapeOf } from "../shape/shape-of.ts";
import { shapeValue } from "../shape/shape-value.ts";
import { regionOnGrid } from "../site/merge-parcels.ts";
import type { Site } from "../site/site.ts";
import { annexesOn } from "./annexes-on.ts";
import { bodyOf } from "./body-of.ts";
import { type Drawing, drawProgram } from "./draw-program.ts";
import type { CommonFace, Lot, Plan } from "./plan.ts";
import { standingOn } from "./standing-on.ts";
import { type DrawnLot, waysOf } from "./ways-of.ts";

/** What a plan is drawn with. */
export interface PlanContext {
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly ground: Ground;
  readonly facts: ProcedureFacts;
}

/** The lots of a drawing, merged on the grid and measured in metres; undefined when a lot is in two pieces. */
export const lotsOfDrawing = (drawing: Drawing): DrawnLot[] | undefined => {
  const byLot = new Map<number, Region[]>();
  for (const { leaf, face } of drawing.leaves) {
    const region = drawing.map.faces[face];
    if (leaf.kind === "lot" && region !== undefined) byLot.set(leaf.lot, [...(byLot.get(leaf.lot) ?? []), region]);
  }
  const lots: DrawnLot[] = [];
  for (const [number, regions] of [...byLot.entries()].sort(([a], [b]) => a - b)) {
    const merged = mergeRegions(regions);
    const [whole] = merged;
    if (whole === undefined || merged.length > 1) return undefined;
    const small = [...regions].sort((a, b) => regionArea(a) - regionArea(b))[0];
    const strip = regions.length > 1 && small !== undefined ? inMetres(small) : undefined;
    const way = drawing.leaves.find(({ leaf }) => leaf.kind === "lot" && leaf.lot === number && leaf.way)?.leaf;
    lots.push({ number, whole: inMetres(whole), strip, way: way?.kind === "lot" ? way.way : undefined });
  }
  return lots;
};

const facesOf = (drawing: Drawing, kind: "common" | "cession"): Region[] =>
  drawing.leaves.flatMap(({ leaf, face }) => {
    const region = drawing.map.faces[face];
    return leaf.kind === kind && region !== undefined ? [inMetres(region)] : [];
  });

const byParcel = (lot: Region, site: Site, area: number): Lot["byParcel"] => {
  const [only] = site.request.parcels;
  if (only !== undefined && site.request.parcels.length === 1) return [{ parcel: only.id, area }];
  const shape = [localPolygon(lot)];
  // The parcelles as the site was made of them: corners doubled to the millimetre mislead the clipper.
  const cleaned = (polygon: Polygon): MultiPolygon => [localPolygon(inMetres(regionOnGrid(polygon, site.origin)))];
  return site.request.parcels
    .map(({ id, polygon }) => ({ parcel: id, area: intersectionArea(shape, cleaned(polygon)) }))
    .filter((share) => share.area > 0.01);
};

interface Holding {
  readonly area: number;
  readonly keeps: readonly Keep[];
}

const holdingOf = ({ whole }: DrawnLot, { keeps }: Ground): Holding => ({
  area: regionArea(whole),
  keeps: keeps.filter(({ loop }) => isInRegion(innerPoint(loop), whole)),
});

interface LotParts {
  readonly drawn: DrawnLot;
  readonly index: number;
  readonly proof: AccessProof;
  readonly holdings: readonly Holding[];
}

const lotOf = ({ drawn, index, proof, holdings }: LotParts, context: PlanContext): Lot => {
  const { site, rules, ground } = context;
  const { area, keeps } = holdings[index] ?? holdingOf(drawn, ground);
  const strips: MultiPolygon = proof.passages
    .flatMap(({ stretches }) => stretches)
    .filter(({ over }) => over === index)
    .map(({ strip }) => localPolygon(strip));
  const whole = [localPolygon(drawn.whole)];
  const usable = strips.reduce<MultiPolygon>((rest, strip) => difference(rest, [strip]), whole);
  const keepsHouse = keeps.some(({ isHouse }) => isHouse);
  const noBuild = [...strips, ...site.constraints.flatMap(({ shape }) => toLocal(shape, site.origin))];
  const body = bodyOf(usable, area);
  const { scale } = site.request;
  const onGround = area / (scale * scale);
  return {
    number: drawn.number,
    polygon: planePolygon(drawn.whole, site.origin),
    area: {
      map: area,
      ground: onGround,
      contenance: site.areas.ratio === undefined ? undefined : onGround * site.areas.ratio,
    },
    byParcel: byParcel(drawn.whole, site, area),
    frontage: proof.frontages[index] ?? 0,
    body: { ...body, polygon: toPlane([body.polygon], site.origin)[0] ?? body.polygon },
    buildings: [...new Set(keeps.filter(({ isTank }) => isTank !== true).map(({ id }) => id))].sort(),
    standing: standingOn(
      drawn.whole,
      keeps.filter(({ isTank }) => isTank !== true),
      { site, rules },
    ),
    keepsHouse,
    annexes: annexesOn(keeps, site),
    envelope:
      keepsHouse || rules.houseFootprint.value === 0
        ? undefined
        : lotEnvelope({
            region: drawn.whole,
            lotArea: area,
            operation: operationOf(holdings),
            site,
            noBuild,
            rules,
          }),
  };
};

const cutLines = (lots: readonly DrawnLot[], site: Site): Plan["cuts"] => {
  const seen = new Set<string>();
  const cuts: { from: Point; to: Point; length: number }[] = [];
  const at = ({ x, y }: { x: number; y: number }): Point => [x + site.origin.x, y + site.origin.y];
  for (const loop of lots.flatMap(({ whole }) => loopsOf(whole))) {
    let a = lastOf(loop);
    for (const b of loop) {
      const ends = [`${a.x.toFixed(5)},${a.y.toFixed(5)}`, `${b.x.toFixed(5)},${b.y.toFixed(5)}`].sort().join("|");
      if (a.edge < 0 && !seen.has(ends)) {
        seen.add(ends);
        cuts.push({ from: at(a), to: at(b), length: Math.hypot(b.x - a.x, b.y - a.y) });
      }
      a = b;
    }
  }
  return cuts;
};

const commonFaces = (drawing: Drawing, site: Site): CommonFace[] =>
  (["common", "cession"] as const).flatMap((kind) =>
    facesOf(drawing, kind).map((region) => ({
      role: kind === "common" ? ("acces" as const) : ("cession" as const),
      polygon: planePolygon(region, site.origin),
      area: regionArea(region),
    })),
  );

const fits = (lots: readonly Lot[], rules: DivisionRules, reading: "lot" | "ensemble"): boolean =>
  lots.every(({ envelope }) => {
    if (envelope === undefined) return true;
    const { house, openGround, parking } = envelope[reading];
    return house >= rules.houseFootprint.value && openGround >= (rules.pleineTerre?.value ?? 0) && parking;
  });

/** Strips that bend to save land; straight ones where bending fails, or leaves a lot less to live on. */
const accessOf = (lots: readonly DrawnLot[], commons: readonly Region[], ground: Ground): AccessProof | undefined => {
  const reachable = lots.map(({ whole, way }) => ({ main: whole, parts: [whole], way }));
  const proofs: AccessProof[] = [];
  for (const bend of ["to-save-land", "when-needed"] as const) {
    const proof = proveAccess(reachable, commons, {
      isFront: ground.isFront,
      widths: ground.widths,
      isBlocked: isBlockedOn(ground),
      bends: { left: 100 },
      bend,
      isDrawn: true,
    });
    if (!proof.ok) continue;
    proofs.push(proof.value);
    // Without a strip there is nothing to bend.
    if (proof.value.passages.length === 0) break;
  }
  const leastShare = ({ bodies }: AccessProof): number =>
    Math.min(...bodies.map((body, index) => regionArea(body) / regionArea(lots[index]?.whole ?? body)));
  return proofs.reduce<AccessProof | undefined>(
    (best, proof) => (best === undefined || leastShare(proof) > leastShare(best) + 0.01 ? proof : best),
    undefined,
  );
};

/** The largest vacant lot where it is too large to be one, and two lots are left without it. */
const remainderAmong = (lots: readonly Lot[], { largestLot }: Ground): Lot | undefined => {
  const [largest] = lots.filter(({ keepsHouse }) => !keepsHouse).toSorted((a, b) => b.area.map - a.area.map);
  return lots.length > 2 && largest !== undefined && largest.area.map > largestLot ? largest : undefined;
};

/** Draws a program on the site's own grid and measures everything a plan shows; undefined when it cannot be drawn. */
export const makePlan = (program: Program, context: PlanContext): Plan | undefined => {
  const { site, ground, facts, rules } = context;
  const drawing = drawProgram(program, site.region);
  const lots = drawing === undefined ? undefined : lotsOfDrawing(drawing);
  if (drawing === undefined || lots === undefined) return undefined;
  const commons = facesOf(drawing, "common");
  const proof = accessOf(lots, commons, ground);
  if (proof === undefined) return undefined;
  const holdings = lots.map((drawn) => holdingOf(drawn, ground));
  const measured = lots.map((drawn, index) => lotOf({ drawn, index, proof, holdings }, context));
  const open = rules.pleineTerre?.value;
  const holdsAlone = holdings.every(
    (holding) => isCoveredWithin(holding, rules.coverage?.value) && isOpenWithin(holding, open),
  );
  const holdsTogether = isOpenOnTheWhole(
    holdings.map((holding, index) => ({ ...holding, open: measured[index]?.envelope?.ensemble.openGround })),
    open,
  );
  const values = proof.bodies.map((body) => shapeValue(shapeOf(body)));
  const remainder = remainderAmong(measured, ground);
  return {
    program,
    front: ground.front,
    lots: measured.filter((lot) => lot !== remainder),
    remainder,
    ways: waysOf(proof, { lots, commons, ground, edges: site.edges, origin: site.origin }),
    faces: commonFaces(drawing, site),
    cuts: cutLines(lots, site),
    procedure: procedureOf(
      {
        buildingLots: measured.filter((lot) => !lot.keepsHouse && lot !== remainder).length,
        commonFaces: commons.length > 0,
        sharedPassage: Math.max(0, ...proof.passages.map(({ dwellings }) => dwellings)),
        siteArea: site.areas.ground,
      },
      facts,
    ),
    readings: {
      lot: holdsAlone && fits(measured, rules, "lot"),
      ensemble: holdsTogether && fits(measured, rules, "ensemble"),
    },
    // Land under shared faces is land nobody builds on: it weighs twice what a strip does.
    quality:
      0.75 * (values.reduce((sum, value) => sum + value, 0) / values.length) +
      0.25 * Math.min(...values) -
      0.5 * (commons.reduce((sum, common) => sum + regionArea(common), 0) / site.areas.map),
    value: undefined,
    labels: [],
  };
};
