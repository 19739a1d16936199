import type { Plan, Proposal, Site, SiteAreas, SiteRemark } from "@lotir/division";
import type { Point, Polygon } from "@lotir/geometry";

/** The plane of every point of a plan: metres from `origin` in `epsg`. */
export interface DividedPlane {
  readonly epsg: number;
  readonly origin: Point;
}

/** A site put to the engine, from a file or from the database. */
export interface Divided {
  readonly name: string;
  readonly site: Site;
  readonly plane: DividedPlane;
  readonly proposal: Proposal;
  readonly areas: SiteAreas;
  readonly remarks: readonly (SiteRemark | string)[];
  readonly ms: number;
}

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Closed rings in the projection's own metres, as GeoJSON writes a polygon; 10 µm, the engine's grid. */
const ringsOf = ({ outer, holes }: Polygon, { origin }: DividedPlane): number[][][] =>
  [outer, ...holes].map((ring) =>
    [...ring, ...ring.slice(0, 1)].map(([x, y]) => [round(x + origin[0], 5), round(y + origin[1], 5)]),
  );

const planToJson = (plan: Plan, plane: DividedPlane) => ({
  labels: plan.labels,
  lots: plan.lots.map(
    ({ number, area, frontage, polygon, keepsHouse, buildings, body, envelope, byParcel, standing }) => ({
      lot: number,
      areaM2: round(area.ground),
      contenanceM2: area.contenance === undefined ? null : round(area.contenance),
      byParcel: byParcel.map((share) => ({ parcel: share.parcel, areaM2: round(share.area) })),
      frontageM: round(frontage),
      polygon: ringsOf(polygon, plane),
      keepsHouse,
      buildings,
      standing: standing.map(({ id, toNewLine, gaps }) => ({
        building: id,
        toNewLineM: toNewLine === undefined ? null : round(toNewLine),
        existingNonConformities: gaps.map(({ to, measured, needed }) => ({
          to,
          measuredM: round(measured),
          neededM: round(needed),
        })),
      })),
      body: {
        share: round(body.share, 3),
        compactness: round(body.compactness, 3),
        rectangularity: round(body.rectangularity, 3),
        widthM: round(body.width),
      },
      envelope:
        envelope === undefined
          ? null
          : {
              lot: { areaM2: round(envelope.lot.area), houseM2: envelope.lot.house },
              ensemble: { areaM2: round(envelope.ensemble.area), houseM2: envelope.ensemble.house },
            },
    }),
  ),
  access: plan.ways.map((way) => ({
    lot: way.lot,
    form: way.form,
    widthM: round(way.width),
    lengthM: round(way.length),
    dwellings: way.dwellings,
    over: way.over,
    grade: way.grade,
    polygon: way.polygon.map((piece) => ringsOf(piece, plane)),
  })),
  faces: [
    ...plan.faces.map(({ role, area, polygon }) => ({ role, areaM2: round(area), polygon: ringsOf(polygon, plane) })),
    // Ground left to develop: a face of the partition that is no lot.
    ...(plan.remainder === undefined
      ? []
      : [
          {
            role: "reliquat",
            areaM2: round(plan.remainder.area.ground),
            polygon: ringsOf(plan.remainder.polygon, plane),
          },
        ]),
  ],
  cutsM: plan.cuts.map(({ length }) => round(length)),
  procedure: plan.procedure,
  quality: round(plan.quality, 3),
  program: plan.program,
});

/** Metrics, access proof and procedure of each plan; areas in m², lengths in metres, points in metres of `epsg`. */
export const dividedToJson = ({ name, plane, proposal, areas, remarks, ms }: Divided) => ({
  site: name,
  epsg: plane.epsg,
  verdict: proposal.verdict,
  caps: proposal.caps,
  hypotheses: proposal.hypotheses,
  areas: {
    mapM2: round(areas.map),
    groundM2: round(areas.ground),
    contenanceM2: areas.contenance ?? null,
    ratio: areas.ratio === undefined ? null : round(areas.ratio, 4),
  },
  plans: proposal.plans.map((plan) => planToJson(plan, plane)),
  refusals: proposal.refusals,
  remarks,
  partial: proposal.partial,
  ms: round(ms, 1),
});

const planLine = (plan: Plan, rank: number): string => {
  const lots = plan.lots.map(({ area, keepsHouse }) => `${Math.round(area.ground)} m²${keepsHouse ? " (maison)" : ""}`);
  const forms = [...new Set(plan.ways.map(({ form }) => form))].join(", ");
  const rest =
    plan.remainder === undefined ? "" : ` et un reliquat de ${Math.round(plan.remainder.area.ground)} m² à aménager`;
  return `  ${rank + 1}. ${lots.join(" · ")}${rest} — accès : ${forms} — ${plan.procedure.kind} (${plan.procedure.article})`;
};

const refusalLine = ({ lots, code, measured, needed, unit }: Proposal["refusals"][number]): string =>
  `  ${lots} lots : ${code} (${round(measured)} ${unit} pour ${round(needed)} ${unit})`;

const assumedLine = ({ hypotheses }: Proposal): string[] =>
  hypotheses.length === 0 ? [] : [`  ${hypotheses.length} règles supposées, aucune lue dans un règlement.`];

/** The same for a person, one line a plan. */
export const dividedToText = ({ name, proposal, areas, remarks }: Divided): string =>
  [
    `${name} : ${proposal.verdict} — ${Math.round(areas.ground)} m²`,
    ...proposal.plans.map(planLine),
    ...(proposal.plans.length === 0 ? proposal.refusals.map(refusalLine) : []),
    ...remarks.filter((remark) => typeof remark === "string").map((remark) => `  ${remark}`),
    ...assumedLine(proposal),
    "Aide à la décision, non opposable.",
  ].join("\n");
