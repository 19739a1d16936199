import { type Euros, euros } from "@lotir/units";
import { frenchPercent } from "../amounts/french-amounts.ts";
import type { Bilan, CostLine } from "../bilan/bilan.ts";
import { SPECIFICATION, servicedZone } from "../figures/specification.ts";

/** One item of the specification beside what law or market says, and which of the two the answer stands on. */
export interface SpecificationComparison {
  readonly item: "notaire" | "viabilisation" | "reseaux" | "voirie" | "etudes" | "imprevus";
  readonly specification: Euros;
  readonly better: Euros;
  readonly used: "loi" | "marché" | "cahier des charges" | "hypothèses";
  /** French. */
  readonly because: string;
}

const total = (bilan: Bilan, keep: (line: CostLine) => boolean): number =>
  bilan.costs.reduce((sum, line) => (keep(line) ? sum + line.amount : sum), 0) / 100;

const inEuros = (amount: number): Euros => euros(Math.round(amount * 100) / 100);

const servicing = (bilan: Bilan, zone: string | undefined): SpecificationComparison[] => {
  const known = servicedZone(zone);
  if (known === undefined) return [];
  const lots = bilan.sales.filter((sale) => sale.kind === "lot").length;
  return [
    {
      item: "viabilisation",
      specification: inEuros(SPECIFICATION.servicingPerLot[known] * lots),
      better: inEuros(total(bilan, (line) => line.code.startsWith("vrd-"))),
      used: "marché",
      because: `Le cahier des charges compte un forfait par lot en zone ${known} ; le bilan compte les travaux de la procédure.`,
    },
  ];
};

const METRES = [
  ["reseaux", ["vrd-eau", "vrd-eaux-usees", "vrd-electricite"], "eau, électricité et eaux usées"],
  ["voirie", ["vrd-voirie"], "voie"],
] as const;

const { water, electricity, sewage, road } = SPECIFICATION.perMetre;
const PER_METRE = { reseaux: water + electricity + sewage, voirie: road };

/** Per metre of a common lane, when one is drawn. */
const alongLane = (bilan: Bilan): SpecificationComparison[] => {
  const lane = bilan.operation.works.lane;
  if (lane === undefined) return [];
  return METRES.map(([item, codes, what]) => ({
    item,
    specification: inEuros(PER_METRE[item] * lane.length),
    better: inEuros(total(bilan, (line) => codes.some((code) => code === line.code))),
    used: "marché",
    because: `Le cahier des charges compte ${PER_METRE[item]} € par mètre (${what}) ; le bilan compte le barème, branchements et surface de la voie compris.`,
  }));
};

/** The specification's share of the works, unless the organisation or the level of costs takes another. */
const contingency = (bilan: Bilan, works: number): SpecificationComparison => {
  const rate = bilan.costs.find((line) => line.code === "imprevus")?.rate;
  const asked = SPECIFICATION.contingencyRate;
  const same = rate === undefined || rate === asked;
  return {
    item: "imprevus",
    specification: inEuros(works * asked),
    better: inEuros(total(bilan, (line) => line.code === "imprevus")),
    used: same ? "cahier des charges" : "hypothèses",
    because: same
      ? `${frenchPercent(asked)} des travaux, comme le cahier des charges.`
      : `Le cahier des charges dit ${frenchPercent(asked)} des travaux ; vos hypothèses disent ${frenchPercent(rate)}.`,
  };
};

/** Deed, servicing, studies and contingency: the specification's flat rates beside the lines of the balance. */
export const compareWithSpecification = (bilan: Bilan, zone: string | undefined): SpecificationComparison[] => {
  const price = total(bilan, (line) => line.code === "prix");
  const works = total(
    bilan,
    (line) => line.category === "travaux" && line.code !== "moe" && !line.code.startsWith("tva-"),
  );
  return [
    {
      item: "notaire",
      specification: inEuros(price * SPECIFICATION.notaryRate.middle),
      better: inEuros(total(bilan, (line) => line.category === "acquisition" && line.code !== "prix")),
      used: "loi",
      because:
        "Le cahier des charges dit 7 à 8 % ; les droits dépendent de l'engagement pris dans l'acte et du département.",
    },
    ...servicing(bilan, zone),
    ...alongLane(bilan),
    {
      item: "etudes",
      specification: inEuros(price * SPECIFICATION.studiesRate),
      better: inEuros(total(bilan, (line) => line.category === "administrative")),
      used: "marché",
      because: "Le cahier des charges dit 2 % du prix ; le bilan compte géomètre, étude de sol et dossier.",
    },
    contingency(bilan, works),
  ];
};
