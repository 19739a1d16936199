import type { Plan, Proposal, Site, SiteAreas, SiteRemark } from "@lotir/division";

/** A site put to the engine, from a file or from the database. */
export interface Divided {
  readonly name: string;
  readonly site: Site;
  readonly proposal: Proposal;
  readonly areas: SiteAreas;
  readonly remarks: readonly (SiteRemark | string)[];
  readonly ms: number;
}

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

const planToJson = (plan: Plan) => ({
  labels: plan.labels,
  lots: plan.lots.map(({ number, area, frontage, keepsHouse, buildings, body, envelope, byParcel }) => ({
    lot: number,
    areaM2: round(area.ground),
    contenanceM2: area.contenance === undefined ? null : round(area.contenance),
    byParcel: byParcel.map((share) => ({ parcel: share.parcel, areaM2: round(share.area) })),
    frontageM: round(frontage),
    keepsHouse,
    buildings,
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
  })),
  access: plan.ways.map((way) => ({
    lot: way.lot,
    form: way.form,
    widthM: round(way.width),
    lengthM: round(way.length),
    dwellings: way.dwellings,
    over: way.over,
    grade: way.grade,
    polygon: way.polygon.map(({ outer }) => outer.map(([x, y]) => [round(x, 4), round(y, 4)])),
  })),
  faces: plan.faces.map(({ role, area }) => ({ role, areaM2: round(area) })),
  cutsM: plan.cuts.map(({ length }) => round(length)),
  procedure: plan.procedure,
  quality: round(plan.quality, 3),
  program: plan.program,
});

/** Metrics, access proof and procedure of each plan; areas in m², lengths in metres. */
export const dividedToJson = ({ name, proposal, areas, remarks, ms }: Divided) => ({
  site: name,
  verdict: proposal.verdict,
  caps: proposal.caps,
  hypotheses: proposal.hypotheses,
  areas: {
    mapM2: round(areas.map),
    groundM2: round(areas.ground),
    contenanceM2: areas.contenance ?? null,
    ratio: areas.ratio === undefined ? null : round(areas.ratio, 4),
  },
  plans: proposal.plans.map(planToJson),
  refusals: proposal.refusals,
  remarks,
  partial: proposal.partial,
  ms: round(ms, 1),
});

const planLine = (plan: Plan, rank: number): string => {
  const lots = plan.lots.map(({ area, keepsHouse }) => `${Math.round(area.ground)} m²${keepsHouse ? " (maison)" : ""}`);
  const forms = [...new Set(plan.ways.map(({ form }) => form))].join(", ");
  return `  ${rank + 1}. ${lots.join(" · ")} — accès : ${forms} — ${plan.procedure.kind} (${plan.procedure.article})`;
};

const refusalLine = ({ lots, code, measured, needed, unit }: Proposal["refusals"][number]): string =>
  `  ${lots} lots : ${code} (${round(measured)} ${unit} pour ${round(needed)} ${unit})`;

/** The same for a person, one line a plan. */
export const dividedToText = ({ name, proposal, areas }: Divided): string =>
  [
    `${name} : ${proposal.verdict} — ${Math.round(areas.ground)} m²`,
    ...proposal.plans.map(planLine),
    ...(proposal.plans.length === 0 ? proposal.refusals.map(refusalLine) : []),
    "Aide à la décision, non opposable.",
  ].join("\n");
