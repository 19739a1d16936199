import { type Cents, cents, type IsoDate } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { GIVEN_ORIGIN, type LineStatus, originOf, weakestOf } from "../amounts/origin.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import { COSTS, type CostFigureName } from "../figures/costs.ts";
import { type CostLevel, entryOn } from "../figures/figure.ts";
import type { CostUse, Operation, WorkLine } from "../operation/operation.ts";
import type { PlannedCost } from "../operation/planned-operation.ts";

/** Turns an amount given or read before tax into the one this operation pays: before tax in business, after tax at home. */
export interface TaxFrame {
  readonly business: boolean;
  readonly vatRate: number;
}

/** The default table is before tax. */
export const payable = (amountHt: number, frame: TaxFrame): Cents =>
  roundToCents(frame.business ? amountHt : amountHt * (1 + frame.vatRate));

interface WorkDraft {
  readonly code: string;
  readonly label: string;
  readonly amount: Cents;
  readonly vrd: boolean;
  readonly use: CostUse;
  readonly vatRate: number;
  readonly detail: string | undefined;
  readonly source: string;
  readonly status: LineStatus;
  readonly since: IsoDate | undefined;
  readonly assumed: boolean;
}

const workCost = (draft: WorkDraft): PlannedCost => ({
  code: draft.code,
  label: draft.label,
  category: "travaux",
  rule: { kind: "works", amount: draft.amount, vrd: draft.vrd },
  vatRate: draft.vatRate,
  use: draft.use,
  moment: "travaux",
  source: draft.source,
  status: draft.status,
  since: draft.since,
  assumed: draft.assumed,
  detail: draft.detail,
});

const GIVEN = { ...GIVEN_ORIGIN, assumed: false } as const;

const givenLines = (lines: readonly WorkLine[], frame: TaxFrame, group: "vrd" | "travaux"): PlannedCost[] =>
  lines.map((line, index) =>
    workCost({
      code: `${group}-${index + 1}`,
      label: line.label,
      amount: line.amount,
      vrd: group === "vrd",
      use: group === "vrd" ? "lots" : "commun",
      vatRate: frame.vatRate,
      detail: line.detail,
      ...GIVEN,
    }),
  );

interface Measure {
  readonly quantity: number;
  readonly unit: string;
  readonly price: CostFigureName;
}

interface Tariff {
  readonly level: CostLevel;
  readonly frame: TaxFrame;
  readonly on: Operation["purchase"]["date"];
}

const measured = (code: string, measures: readonly Measure[], tariff: Tariff): PlannedCost => {
  const entries = measures.map((measure) => ({ ...measure, entry: entryOn(COSTS[measure.price], tariff.on) }));
  const amount = entries.reduce((sum, each) => sum + each.quantity * each.entry.value[tariff.level], 0);
  const first = entries[0];
  if (first === undefined) throw new RangeError("A measured work needs a measure");
  return workCost({
    code,
    label: COSTS[first.price].label,
    amount: payable(amount * 100, tariff.frame),
    vrd: true,
    use: "lots",
    vatRate: tariff.frame.vatRate,
    detail: entries
      .map((each) => `${frenchNumber(each.quantity)} ${each.unit} × ${frenchNumber(each.entry.value[tariff.level])} €`)
      .join(" + "),
    ...weakestOf(entries.map(({ entry }) => originOf(entry))),
    assumed: true,
  });
};

const laneLines = (
  lane: { readonly length: number; readonly area: number },
  lots: number,
  tariff: Tariff,
): PlannedCost[] => {
  const along = (perMetre: CostFigureName, connection: CostFigureName): Measure[] => [
    { quantity: lane.length, unit: "m", price: perMetre },
    { quantity: lots, unit: lots > 1 ? "lots" : "lot", price: connection },
  ];
  return [
    measured("vrd-voirie", [{ quantity: lane.area, unit: "m²", price: "asphaltLane" }], tariff),
    measured("vrd-eau", along("waterPerMetre", "waterConnection"), tariff),
    measured("vrd-eaux-usees", along("sewerPerMetre", "sewerConnection"), tariff),
    measured("vrd-eaux-pluviales", [{ quantity: lane.length, unit: "m", price: "rainPerMetre" }], tariff),
    measured("vrd-electricite", along("electricityPerMetre", "electricityConnection"), tariff),
    measured("vrd-telecom", along("telecomPerMetre", "telecomConnection"), tariff),
  ];
};

const perLotLine = (amount: Cents, lots: number, frame: TaxFrame): PlannedCost =>
  workCost({
    code: "vrd-lots",
    label: "Viabilisation des lots",
    amount: cents(amount * lots),
    vrd: true,
    use: "lots",
    vatRate: frame.vatRate,
    detail: `${lots} × ${frenchNumber(amount / 100)} €`,
    ...GIVEN,
  });

const vrdCosts = (operation: Operation, frame: TaxFrame): PlannedCost[] => {
  const { works, costs, lots } = operation;
  if (works.vrd !== undefined) return givenLines(works.vrd, frame, "vrd");
  if (works.perLot !== undefined) return [perLotLine(works.perLot, lots.length, frame)];
  const level = costs.level === "aucun" ? "default" : costs.level;
  const tariff: Tariff = { level, frame, on: operation.purchase.date };
  if (works.lane !== undefined) return laneLines(works.lane, lots.length, tariff);
  if (costs.level === "aucun") return [];
  const price = operation.procedure === "PA" ? "vrdLot" : "viabilisationLot";
  return [measured("vrd-lots", [{ quantity: lots.length, unit: lots.length > 1 ? "lots" : "lot", price }], tariff)];
};

const houseCosts = (operation: Operation): PlannedCost[] =>
  operation.houses.flatMap((house, index) =>
    house.works === 0
      ? []
      : [
          workCost({
            code: `travaux-maison-${index + 1}`,
            label: `Travaux : ${house.name}`,
            amount: house.works,
            vrd: false,
            use: index,
            vatRate: house.worksVatRate,
            detail: undefined,
            ...GIVEN,
          }),
        ],
  );

/** Roads and networks, other works, works of the houses: given line by line, by lot, by lane, or by the default table. */
export const planWorks = (operation: Operation, frame: TaxFrame): PlannedCost[] => [
  ...vrdCosts(operation, frame),
  ...givenLines(operation.works.others, frame, "travaux"),
  ...houseCosts(operation),
];
